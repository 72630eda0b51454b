import { Group, SegmentedControl, Select } from '@mantine/core'
import {
  type ErrorGroup,
  type ErrorSource,
  type ErrorStatus,
  listErrors,
} from '@satchel/contract/monitoring.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { pages } from '../../lib/api.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import * as uiLabels from '../../ui/labels.ts'
import { MoreButton } from '../../ui/list/MoreButton.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import styles from './Errors.module.css'
import type { ErrorsView } from './errors-view.ts'
import * as labels from './labels.ts'
import { OwnTools } from './OwnTools.tsx'

const PAGE = 50
const STATUSES: { value: ErrorStatus; label: string; empty: string }[] = [
  { value: 'open', label: uiLabels.open, empty: labels.noOpenErrors },
  { value: 'resolved', label: labels.resolved, empty: labels.noResolvedErrors },
  { value: 'ignored', label: labels.ignored, empty: labels.noIgnoredErrors },
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
          aria-label={labels.status}
          data={STATUSES.map(({ value, label }) => ({ value, label }))}
          value={status}
          onChange={(value) => onView({ status: value as ErrorStatus, source })}
        />
        <Select
          aria-label={labels.source}
          placeholder={labels.allSources}
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
      <LoadProblem title={labels.couldntLoadErrors} query={list} />
      {list.isSuccess && groups.length === 0 && <EmptyState drawing="pulse" sentence={empty} />}
      {groups.length > 0 && (
        <ul className={styles.list} aria-label={labels.errors}>
          {groups.map((group) => (
            <ErrorRow key={group.id} group={group} href={hrefOf(group.id)} />
          ))}
        </ul>
      )}
      <MoreButton list={list} mt="md">
        {labels.showOlder}
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
          <span>{labels.times(count)}</span>
          {people > 0 && <span>{labels.people(people)}</span>}
          {source !== 'person' && <span>{labels.sources[source]}</span>}
          <span>
            {labels.last} <RelativeTime at={lastAt} />
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
