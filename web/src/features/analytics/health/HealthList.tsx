import { Anchor, Button } from '@mantine/core'
import { type HealthKind, listUnhealthyItems } from '@satchel/contract/analytics/health.ts'
import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pages } from '../../../lib/api.ts'
import { dayIn } from '../../../lib/format/day.ts'
import { formatDay } from '../../../lib/format/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useMe } from '../../../lib/session.ts'
import { FileTypeMark } from '../../../ui/FileTypeMark.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { MoreButton } from '../../../ui/list/MoreButton.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { Fixes } from './Fixes.tsx'
import styles from './Health.module.css'
import * as labels from './labels.ts'

interface HealthListProps {
  kind: HealthKind
  isMine: boolean
}

export function HealthList({ kind, isMine }: HealthListProps) {
  const found = useInfiniteQuery({
    ...pages(listUnhealthyItems, { query: { kind, mine: isMine } }),
    placeholderData: keepPreviousData,
  })
  if (found.isPending) return <RowSkeletons count={5} />
  if (found.isError) return <LoadProblem title={t('analytics.health.couldntLoad')} query={found} />
  const items = found.data.pages.flatMap((page) => page.items)
  if (items.length === 0)
    return <EmptyState drawing="pulse" help="analytics" sentence={labels.EMPTY[kind]} />
  return (
    <>
      {kind === 'unclassified' && (
        <Button
          component="a"
          variant="default"
          mb="md"
          href={paths.library({ quickFilter: 'uncategorized' })}
        >
          {t('analytics.health.classifyInLibrary')}
        </Button>
      )}
      <ul className={styles.list} aria-label={labels.KIND_LABELS[kind]}>
        {items.map((item) => (
          <Row key={item.id} item={item} kind={kind} />
        ))}
      </ul>
      <MoreButton list={found} />
    </>
  )
}

function Row({ item, kind }: { item: Item; kind: HealthKind }) {
  const { tenant } = useMe()
  const today = dayIn(tenant.timeZone, new Date())
  return (
    <li className={styles.row}>
      <FileTypeMark mime={item.mime ?? ''} kind={item.kind} size={24} />
      <div className={styles.text}>
        <Anchor href={paths.item(item.id)} c="inherit" underline="hover" className={styles.name}>
          {item.name}
        </Anchor>
        <span className={styles.detail}>
          {detailOf(item, kind, today)} · {item.owner.name}
        </span>
      </div>
      <div className={styles.mends}>
        <Fixes item={item} kind={kind} today={today} />
      </div>
    </li>
  )
}

/** Returns why an item is in the list. */
function detailOf(item: Item, kind: HealthKind, today: string): ReactNode {
  if (kind === 'expiring' && item.expiresOn)
    return item.expiresOn < today
      ? t('analytics.health.expiredOn', { day: formatDay(item.expiresOn) })
      : t('analytics.health.expiresOn', { day: formatDay(item.expiresOn) })
  if (kind === 'broken') {
    if (item.status === 'failed') return item.failure ?? t('analytics.health.couldntBeRead')
    return (
      <>
        {item.checkNote ?? t('analytics.health.couldntBeReached')}
        {item.checkedAt && (
          <>
            , {t('analytics.health.checked')} <RelativeTime at={item.checkedAt} />
          </>
        )}
      </>
    )
  }
  return kind === 'stale' ? (
    <>
      {t('analytics.health.changed')} <RelativeTime at={item.updatedAt} />
    </>
  ) : (
    <>
      {t('analytics.health.added')} <RelativeTime at={item.createdAt} />
    </>
  )
}
