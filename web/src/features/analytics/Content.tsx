import { getContentReport } from '@satchel/contract/analytics.ts'
import { paths } from '../../lib/paths.ts'
import type { AnalyticsView } from './analytics-view.ts'
import { RankChart } from './RankChart.tsx'
import { ReportOf } from './ReportOf.tsx'
import { TrendChart } from './TrendChart.tsx'

const TYPES = { ITEM: 'Item', COLLECTION: 'Collection', SITE: 'Site' } as const

export function Content({ view }: { view: AnalyticsView }) {
  return (
    <ReportOf endpoint={getContentReport} view={view}>
      {(report) => (
        <>
          <RankChart
            title="Most viewed"
            line="By what came of all links to it. What of a collection was opened counts with the collection."
            rows={report.rows}
            keyOf={({ itemType, itemId }) => `${itemType} ${itemId}`}
            nameOf={({ name }) => name}
            linkOf={({ itemType, itemId }) =>
              itemType === 'COLLECTION' ? paths.collection(itemId) : paths.item(itemId)
            }
            columns={[
              { label: 'Type', read: ({ itemType }) => TYPES[itemType] },
              { label: 'Links made', read: ({ links }) => links },
            ]}
            empty="Nothing was viewed in these days."
          />
          <TrendChart report={report} figure="added" />
        </>
      )}
    </ReportOf>
  )
}
