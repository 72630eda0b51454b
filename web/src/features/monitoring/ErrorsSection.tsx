import { Group, SegmentedControl, Select } from '@mantine/core'
import {
  type ErrorGroup,
  type ErrorSource,
  type ErrorStatus,
  listErrors,
} from '@satchel/contract/monitoring.ts'
import { t } from '@satchel/messages/t.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { pages } from '../../lib/api.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { MoreButton } from '../../ui/list/MoreButton.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import styles from './Errors.module.css'
import type { ErrorsView } from './errors-view.ts'
import * as labels from './labels.ts'
import { OwnTools } from './OwnTools.tsx'

const PAGE = 50
const STATUSES: { value: ErrorStatus; label: string; empty: string }[] = [
  { value: 'open', label: t('ui.open'), empty: t('monitoring.noOpenErrors') },
  { value: 'resolved', label: t('monitoring.resolved'), empty: t('monitoring.noResolvedErrors') },
  { value: 'ignored', label: t('monitoring.ignored'), empty: t('monitoring.noIgnoredErrors') },
]

interface ErrorsSectionProps {
  view: ErrorsView
  onView: (view: Partial<ErrorsView>) => void
  hrefOf: (view: Partial<ErrorsView>) => string
}

/** Errors in the product: a list by status, or one error. */
export function ErrorsSection({ view, onView, hrefOf }: ErrorsSectionProps) {
  const { status, source, error } = view
  if (error !== null)
    return (
      <ErrorPage
        id={error}
        back={hrefOf({ status, source })}
        onLeave={() => onView({ status, source, error: null })}
      />
    )
  return (
    <>
      <Group gap="sm" mb="md">
        <SegmentedControl
          aria-label={t('monitoring.status')}
          data={STATUSES.map(({ value, label }) => ({ value, label }))}
          value={status}
          onChange={(value) => onView({ status: value as ErrorStatus, source })}
        />
        <Select
          aria-label={t('monitoring.source')}
          placeholder={t('monitoring.allSources')}
          data={Object.entries(labels.sources).map(([value, label]) => ({ value, label }))}
          value={source}
          clearable
          onChange={(value) => onView({ status, source: value as ErrorSource | null })}
        />
      </Group>
      <ErrorList
        status={status}
        source={source}
        hrefOf={(id) => hrefOf({ status, source, error: id })}
      />
      <OwnTools />
    </>
  )
}

interface ErrorListProps extends Pick<ErrorsView, 'status' | 'source'> {
  hrefOf: (id: string) => string
}

function ErrorList({ status, source, hrefOf }: ErrorListProps) {
  const list = useInfiniteQuery({
    ...pages(listErrors, { query: { status, limit: PAGE, ...(source && { source }) } }),
    staleTime: 0,
    refetchOnMount: true,
  })
  const groups = list.data?.pages.flatMap(({ items }) => items) ?? []
  const empty = STATUSES.find(({ value }) => value === status)?.empty
  return (
    <>
      {list.isPending && <RowSkeletons count={6} height={56} />}
      <LoadProblem title={t('monitoring.couldntLoadErrors')} query={list} />
      {list.isSuccess && groups.length === 0 && <EmptyState drawing="pulse" sentence={empty} />}
      {groups.length > 0 && (
        <ul className={styles.list} aria-label={t('monitoring.errors')}>
          {groups.map((group) => (
            <ErrorRow key={group.id} group={group} href={hrefOf(group.id)} />
          ))}
        </ul>
      )}
      <MoreButton list={list} mt="md">
        {t('monitoring.showOlder')}
      </MoreButton>
    </>
  )
}

function ErrorRow({ group, href }: { group: ErrorGroup; href: string }) {
  const { title, level, source, count, people, lastAt, url } = group
  return (
    <li className={styles.row}>
      <span className={styles.level} data-level={level} title={labels.levels[level]} />
      <div className={styles.text}>
        <Link to={href} className={styles.title}>
          {title}
        </Link>
        <p className={styles.facts}>
          <span>{t('monitoring.times', { count })}</span>
          {people > 0 && <span>{t('monitoring.people', { count: people })}</span>}
          {source !== 'person' && <span>{labels.sources[source]}</span>}
          <span>
            {t('monitoring.last')} <RelativeTime at={lastAt} />
          </span>
          {url && <span className={styles.url}>{pathOf(url)}</span>}
        </p>
      </div>
    </li>
  )
}

function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, '') || url
}
