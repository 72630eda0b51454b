import { Alert } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { largeIcon } from '../ui/icon.ts'

/** A problem that belongs to no field. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <Alert color="red" role="alert" icon={<IconAlertCircle {...largeIcon} />}>
      {children}
    </Alert>
  )
}
