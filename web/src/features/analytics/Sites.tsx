import { getSitesReport } from '@satchel/contract/analytics/reports.ts'
import { paths } from '../../lib/paths.ts'
import type { AnalyticsView } from './analytics-view.ts'
import * as labels from './labels.ts'
import { RankChart } from './RankChart.tsx'
import { ReportOf } from './ReportOf.tsx'
import { TrendChart } from './TrendChart.tsx'

const STATUS = { draft: labels.draft, published: labels.published } as const

export function Sites({ view }: { view: AnalyticsView }) {
  return (
    <ReportOf endpoint={getSitesReport} view={view}>
      {(report) => (
        <>
          <RankChart
            title={labels.mostVisited}
            line={labels.sitesLine}
            rows={report.rows}
            keyOf={({ siteId }) => siteId}
            nameOf={({ name }) => name}
            linkOf={({ siteId }) => paths.site(siteId)}
            columns={[
              { label: labels.status, read: ({ status }) => STATUS[status] },
              { label: labels.linksCreated, read: ({ links }) => links },
            ]}
            empty={labels.noSites}
          />
          <TrendChart report={report} name="sites" figure="views" />
        </>
      )}
    </ReportOf>
  )
}
