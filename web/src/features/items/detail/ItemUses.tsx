import { Text } from '@mantine/core'
import { getItemUses } from '@satchel/contract/links/links.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { CollectionLinks } from '../CollectionLinks.tsx'
import styles from './ItemUses.module.css'
import * as labels from './labels.ts'

/** Uses of an item, as far as the person may see them. */
export function ItemUses({ id }: { id: string }) {
  const uses = useQuery(query(getItemUses, { params: { id } }))
  if (uses.isPending) return <RowSkeletons count={3} height={32} />
  if (uses.isError) {
    return <LoadProblem title={labels.couldntLoadUses} query={uses} />
  }
  const { collections, links } = uses.data
  if (collections.length === 0 && links.links === 0) return <Text c="dimmed">{labels.notUsed}</Text>
  return (
    <div className={styles.uses}>
      <section>
        <h3 className={styles.title}>{labels.collectionCount(collections.length)}</h3>
        <CollectionLinks collections={collections} />
      </section>
      <section>
        <h3 className={styles.title}>{labels.links(links.links)}</h3>
        {links.links > 0 && (
          <Text c="dimmed">
            {labels.seeSharingForDetails(
              links.views === 0 ? labels.notOpenedYet : labels.openedBy(links.viewers, links.views),
            )}
          </Text>
        )}
      </section>
    </div>
  )
}
