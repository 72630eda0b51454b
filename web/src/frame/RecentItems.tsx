import { listItems } from '@satchel/contract/items.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../lib/api.ts'
import { openedItems } from '../lib/opened-items.ts'
import { paths } from '../lib/paths.ts'
import { FileTypeMark } from '../ui/FileTypeMark.tsx'
import { EntryLink } from './EntryLink.tsx'
import * as labels from './labels.ts'
import styles from './SearchBox.module.css'

const SHOWN = 6

/** What one may want before typing: the items opened last, then those that changed last. */
export function RecentItems({ onLeave }: { onLeave: () => void }) {
  const changed = useQuery(query(listItems, { query: { limit: SHOWN, orderBy: 'updated' } }))
  const all = [...openedItems(), ...(changed.data?.items ?? [])]
  const items = [...new Map(all.toReversed().map((item) => [item.id, item])).values()]
  if (items.length === 0) return null
  return (
    <nav aria-label={labels.recentItems} className={styles.recent}>
      <p aria-hidden="true" className={styles.title}>
        {labels.recentItems}
      </p>
      {items
        .toReversed()
        .slice(0, SHOWN)
        .map(({ id, name, kind, mime }) => (
          <EntryLink key={id} to={paths.item(id)} className={styles.item} onClick={onLeave}>
            <FileTypeMark kind={kind} {...(mime && { mime })} size={16} />
            <span>{name}</span>
          </EntryLink>
        ))}
    </nav>
  )
}
