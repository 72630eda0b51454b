import { Button } from '@mantine/core'
import { getUser } from '@satchel/contract/users.ts'
import { t } from '@satchel/messages/t.ts'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { icon } from '../../../ui/icon.ts'

interface SharerFilterProps {
  userId: string
  onRemove: () => void
}

/** Filter for one person's links, with a button for everyone's. */
export function SharerFilter({ userId, onRemove }: SharerFilterProps) {
  const user = useQuery(query(getUser, { params: { userId } }))
  const label = t('links.list.sharedBy', { name: user.data?.name ?? t('links.list.onePerson') })
  return (
    <Button
      variant="default"
      rightSection={<IconX {...icon} />}
      aria-label={t('links.list.removeFilter', { filter: label })}
      onClick={onRemove}
    >
      {label}
    </Button>
  )
}
