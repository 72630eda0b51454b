import { Text } from '@mantine/core'
import { getItemUses } from '@satchel/contract/links.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { formatCount } from '../../../lib/format.ts'
import { LoadProblem } from '../../../ui/LoadProblem.tsx'
import { RowSkeletons } from '../../../ui/Skeletons.tsx'
import { CollectionLinks } from '../CollectionLinks.tsx'
import styles from './ItemUses.module.css'

/** Where an item is used, of what one may see. */
export function ItemUses({ id }: { id: string }) {
  const uses = useQuery(query(getItemUses, { params: { id } }))
  if (uses.isPending) return <RowSkeletons count={3} height={32} />
  if (uses.isError) {
    return <LoadProblem title="Its uses could not be loaded" query={uses} />
  }
  const { collections, links } = uses.data
  if (collections.length === 0 && links.links === 0)
    return <Text c="dimmed">It is in no collection, and no link leads to it yet.</Text>
  return (
    <div className={styles.uses}>
      <section>
        <h3 className={styles.title}>{formatCount(collections.length, 'collection')}</h3>
        <CollectionLinks collections={collections} />
      </section>
      <section>
        <h3 className={styles.title}>{formatCount(links.links, 'link')}</h3>
        {links.links > 0 && (
          <Text c="dimmed">
            {links.views === 0
              ? 'Not opened yet.'
              : `Opened by ${formatCount(links.viewers, 'person', 'people')}, ${formatCount(links.views, 'view')}.`}{' '}
            Each stands under Sharing.
          </Text>
        )}
      </section>
    </div>
  )
}
