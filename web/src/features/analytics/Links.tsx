import { getLinksReport, type LinkRow, type LinksReport } from '@satchel/contract/analytics.ts'
import { formatCount, formatNumber } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import styles from './Analytics.module.css'
import type { AnalyticsView } from './analytics-view.ts'
import { RankChart } from './RankChart.tsx'
import { ReportOf } from './ReportOf.tsx'
import { TrendChart } from './TrendChart.tsx'

export function Links({ view }: { view: AnalyticsView }) {
  return (
    <ReportOf endpoint={getLinksReport} view={view}>
      {(report) => (
        <>
          <p className={styles.sentence}>{sentenceOf(report)}</p>
          <RankChart
            title="Most viewed"
            rows={report.rows}
            keyOf={({ link }) => link.id}
            nameOf={nameOf}
            linkOf={({ link }) => paths.link(link.id)}
            columns={[
              { label: 'Organisation', read: ({ link }) => link.sharedToOrganization ?? '' },
              { label: 'By', read: ({ link }) => link.sharedBy.name },
            ]}
            empty="No link was opened in these days."
          />
          <TrendChart report={report} figure="links" />
        </>
      )}
    </ReportOf>
  )
}

/** "Prices for bo@customer.example". */
function nameOf({ link }: LinkRow): string {
  const to = link.sharedToEmail ?? link.sharedToOrganization ?? link.sharedToMemo
  return to ? `${link.itemName} for ${to}` : link.itemName
}

function sentenceOf({ now, before, unopened, isAll }: LinksReport): string {
  const { opened, links } = now.sums
  const words = [
    `${formatCount(opened, 'link')} ${opened === 1 ? 'was' : 'were'} opened, ${formatNumber(before.sums.opened)} in the days before.`,
    links > 0 &&
      `Of ${formatCount(links, 'link')} made, ${formatNumber(unopened)} were never opened.`,
    !isAll && 'These are your own links.',
  ]
  return words.filter(Boolean).join(' ')
}
