import { Button } from '@mantine/core'
import { getUser } from '@satchel/contract/users.ts'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { icon } from '../../../ui/icon.ts'
import * as labels from './labels.ts'

interface SharerFilterProps {
  userId: string
  onRemove: () => void
}

/** Filter for one person's links, with a button for everyone's. */
export function SharerFilter({ userId, onRemove }: SharerFilterProps) {
  const user = useQuery(query(getUser, { params: { userId } }))
  const label = labels.sharedBy(user.data?.name ?? labels.onePerson)
  return (
    <Button
      variant="default"
      rightSection={<IconX {...icon} />}
      aria-label={labels.removeFilter(label)}
      onClick={onRemove}
    >
      {label}
    </Button>
  )
}
