import { Anchor, Button } from '@mantine/core'
import { listSearchGaps, type SearchGap } from '@satchel/contract/search/gaps.ts'
import { createWish } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query, useCommand } from '../../../lib/api.ts'
import { formatList } from '../../../lib/format/format.ts'
import { paths } from '../../../lib/paths.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { toastOutcome } from '../../../ui/feedback/toast.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import styles from './Health.module.css'
import * as labels from './labels.ts'

/** Searches without results, each with its wish. */
export function GapList() {
  const gaps = useQuery(query(listSearchGaps, {}))
  if (gaps.isPending) return <RowSkeletons count={5} />
  if (gaps.isError) return <LoadProblem title={t('analytics.health.couldntLoad')} query={gaps} />
  if (gaps.data.length === 0)
    return <EmptyState drawing="pulse" help="analytics" sentence={labels.EMPTY.gaps} />
  return (
    <ul className={styles.list} aria-label={labels.KIND_LABELS.gaps}>
      {gaps.data.map((gap) => (
        <Row key={gap.term} gap={gap} />
      ))}
    </ul>
  )
}

function Row({
  gap: { term, people, searches, lastAt, organizations, wishIds },
}: {
  gap: SearchGap
}) {
  const wish = useCommand(createWish, { refreshes: [listSearchGaps] })
  const add = () =>
    toastOutcome(wish.mutateAsync({ body: { kind: 'content', title: term, term } }), {
      message: t('analytics.health.wishAdded'),
    })
  const [known] = wishIds
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <Anchor
          href={paths.library({ searchTerm: term })}
          c="inherit"
          underline="hover"
          className={styles.name}
        >
          {term}
        </Anchor>
        <span className={styles.detail}>
          {t('analytics.health.gapCounts', { people, searches })}, <RelativeTime at={lastAt} />
          {organizations.length > 0 && ` · ${formatList(organizations)}`}
        </span>
      </div>
      <div className={styles.mends}>
        {known ? (
          <Button
            variant="default"
            size="compact-md"
            component="a"
            href={paths.wishlist({ wish: known })}
            aria-label={t('analytics.health.actionOn', {
              action: t('analytics.health.viewWish'),
              name: term,
            })}
          >
            {t('analytics.health.viewWish')}
          </Button>
        ) : (
          <Button
            variant="default"
            size="compact-md"
            loading={wish.isPending}
            onClick={add}
            aria-label={t('analytics.health.actionOn', {
              action: t('analytics.health.addWish'),
              name: term,
            })}
          >
            {t('analytics.health.addWish')}
          </Button>
        )}
      </div>
    </li>
  )
}
