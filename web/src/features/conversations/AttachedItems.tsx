import { CloseButton } from '@mantine/core'
import { getItem } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { IconLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { icon } from '../../ui/icon.ts'
import styles from './Conversation.module.css'

interface AttachedItemsProps {
  ids: readonly string[]
  onRemove: (id: string) => void
}

/** Items that an answer brings, each as a link for the person. */
export function AttachedItems({ ids, onRemove }: AttachedItemsProps) {
  return (
    <ul className={styles.attached} aria-label={t('conversations.attachedItems')}>
      {ids.map((id) => (
        <Attached key={id} id={id} onRemove={() => onRemove(id)} />
      ))}
    </ul>
  )
}

function Attached({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { data } = useQuery(query(getItem, { params: { id } }))
  const name = data?.name ?? ''
  return (
    <li>
      <IconLink {...icon} aria-hidden />
      <span>{name}</span>
      <CloseButton size="sm" aria-label={t('conversations.detach', { name })} onClick={onRemove} />
    </li>
  )
}
