import { type ContentRow, getContentReport } from '@satchel/contract/analytics/analytics.ts'
import { paths } from '../../lib/paths.ts'
import type { AnalyticsView } from './analytics-view.ts'
import * as labels from './labels.ts'
import { RankChart } from './RankChart.tsx'
import { ReportOf } from './ReportOf.tsx'
import { TrendChart } from './TrendChart.tsx'

const TYPES = { ITEM: labels.item, COLLECTION: labels.collection, SITE: labels.site } as const

export function Content({ view }: { view: AnalyticsView }) {
  return (
    <ReportOf endpoint={getContentReport} view={view}>
      {(report) => (
        <>
          <RankChart
            title={labels.mostViewed}
            line={labels.viewsAcrossAllLinksCollection}
            rows={report.rows}
            keyOf={({ itemType, itemId }) => `${itemType} ${itemId}`}
            nameOf={({ name }) => name}
            linkOf={linkOf}
            columns={[
              { label: labels.type, read: ({ itemType }) => TYPES[itemType] },
              { label: labels.linksCreated, read: ({ links }) => links },
            ]}
            empty={labels.noViewsInThisPeriod}
          />
          <TrendChart report={report} name="content" figure="added" />
        </>
      )}
    </ReportOf>
  )
}

function linkOf({ itemType, itemId }: ContentRow): string {
  if (itemType === 'COLLECTION') return paths.collection(itemId)
  return itemType === 'ITEM' ? paths.item(itemId) : paths.site(itemId)
}
