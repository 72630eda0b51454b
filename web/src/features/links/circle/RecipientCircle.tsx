import { Button } from '@mantine/core'
import { getRecipientCircle } from '@satchel/contract/visits/circle.ts'
import type { RecipientKind } from '@satchel/contract/visits/visits.ts'
import { t } from '@satchel/messages/t.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pages } from '../../../lib/api.ts'
import styles from './Circle.module.css'
import { CircleTree } from './CircleTree.tsx'

/** Shows whom links of a person or an organization reached, across links; nothing if none was passed on. */
export function RecipientCircle({ kind, id }: { kind: RecipientKind; id: string }) {
  const circle = useInfiniteQuery(pages(getRecipientCircle, { query: { kind, key: id } }))
  const links = circle.data?.pages.flatMap(({ items }) => items) ?? []
  if (links.length === 0) return null
  return (
    <section>
      <div className={styles.sectionHead}>
        <h2 className={styles.title}>{t('links.circle.title')}</h2>
      </div>
      <CircleTree links={links} label={t('links.circle.title')} withItem />
      {circle.hasNextPage && (
        <Button
          variant="default"
          size="xs"
          mt="sm"
          loading={circle.isFetchingNextPage}
          onClick={() => void circle.fetchNextPage()}
        >
          {t('links.circle.more')}
        </Button>
      )}
    </section>
  )
}
