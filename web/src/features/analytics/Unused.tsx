import { Anchor } from '@mantine/core'
import { listUnusedContent, type UnusedContent } from '@satchel/contract/analytics/unused.ts'
import { t } from '@satchel/messages/t.ts'
import { IconDownload } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { pages } from '../../lib/api.ts'
import { asTableForPeople } from '../../lib/format/as-csv.ts'
import { download } from '../../lib/raw.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { showProblem } from '../../ui/feedback/toast.tsx'
import { icon } from '../../ui/icon.ts'
import { MoreButton } from '../../ui/list/MoreButton.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import styles from './Analytics.module.css'
import { differenceOf, formatFigure } from './analytics-labels.ts'
import type { AnalyticsView } from './analytics-view.ts'
import { type Column, Rows, Tool } from './ChartSection.tsx'
import { linkOf, typeOf } from './content-columns.ts'
import { AGAIN, parametersOf } from './SelectedReport.tsx'
import { Tile } from './Tile.tsx'

const COLUMNS: readonly Column<UnusedContent>[] = [
  {
    label: t('ui.name'),
    read: ({ name }) => name,
    show: (row) => (
      <Anchor href={linkOf(row)} c="inherit" underline="hover">
        {row.name}
      </Anchor>
    ),
  },
  { label: t('analytics.type'), read: typeOf },
  {
    label: t('analytics.added'),
    read: ({ createdAt }) => createdAt,
    show: ({ createdAt }) => <RelativeTime at={createdAt} />,
  },
]

interface UnusedTileProps {
  view: AnalyticsView
  isShown: boolean
  onChoose: () => void
}

/** Tile with the amount of unused content, compared with the previous range; a dash until it is counted. */
export function UnusedTile({ view, ...props }: UnusedTileProps) {
  const { data } = useUnused(view)
  const [first] = data?.pages ?? []
  return (
    <Tile
      {...props}
      name={t('analytics.unused')}
      value={first ? formatFigure('unused', first.total) : '–'}
      change={first ? differenceOf('unused', first.total, first.totalBefore) : null}
    />
  )
}

/** Content that nobody viewed, shared or downloaded in the range; the file has all of it. */
export function Unused({ view }: { view: AnalyticsView }) {
  const id = useId()
  const found = useUnused(view)
  const name = t('analytics.reportFromToToCsv', { report: 'unused', from: view.from, to: view.to })
  const { mutate: save } = useMutation<void, Error>({
    mutationFn: () =>
      download(listUnusedContent, { query: { ...askedFor(view), ...asTableForPeople() } }, name),
    onError: showProblem,
  })
  if (found.isPending) return <RowSkeletons count={6} />
  if (found.isError) return <LoadProblem title={t('analytics.couldntLoadUnused')} query={found} />
  const rows = found.data.pages.flatMap(({ items }) => items)
  return (
    <section className={styles.section} aria-labelledby={id} aria-busy={found.isPlaceholderData}>
      <div className={styles.sectionHead}>
        <h2 id={id} className={styles.title}>
          {t('analytics.unused')}
        </h2>
        <div className={styles.tools}>
          <Tool
            label={t('analytics.saveAsCsv', { title: t('analytics.unused') })}
            onClick={() => save()}
          >
            <IconDownload {...icon} />
          </Tool>
        </div>
      </div>
      <p className={styles.line}>
        {rows.length > 0 ? t('analytics.unusedLine') : t('analytics.nothingUnused')}
      </p>
      {rows.length > 0 && (
        <Rows title={t('analytics.unused')} rows={rows} columns={COLUMNS} isWhole />
      )}
      <MoreButton list={found} />
    </section>
  )
}

function useUnused(view: AnalyticsView) {
  return useInfiniteQuery({
    ...pages(listUnusedContent, { query: askedFor(view) }),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN,
  })
}

function askedFor(view: AnalyticsView) {
  return parametersOf({ ...view, interval: null })
}
