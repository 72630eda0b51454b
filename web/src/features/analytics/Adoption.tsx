import {
  type AdoptionRow,
  getAdoptionReport,
  type UsageRow,
} from '@satchel/contract/analytics/reports.ts'
import { paths } from '../../lib/paths.ts'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { ADOPTION_FIGURES, type AnalyticsView } from './analytics-view.ts'
import type { Column } from './ChartSection.tsx'
import { FigureTrend } from './FigureTrend.tsx'
import * as labels from './labels.ts'
import { Ranking } from './Ranking.tsx'
import { ReportOf } from './ReportOf.tsx'

const columns: readonly Column<AdoptionRow>[] = [
  { label: labels.activeDays, read: ({ days }) => days },
  { label: labels.activeDaysInPreviousPeriod, read: ({ daysBefore }) => daysBefore },
  { label: labels.searches, read: ({ searches }) => searches },
  { label: labels.linksCreated, read: ({ links }) => links },
  { label: labels.added, read: ({ added }) => added },
  { label: labels.views, read: ({ views }) => views },
  {
    label: labels.lastSeen,
    read: ({ lastSeenAt }) => lastSeenAt ?? '',
    show: ({ lastSeenAt }) => (lastSeenAt ? <RelativeTime at={lastSeenAt} /> : labels.never),
  },
]

const usageColumns: readonly Column<UsageRow>[] = [
  { label: labels.times, read: ({ count }) => count },
  { label: labels.people, read: ({ people }) => people },
  { label: labels.timesInPreviousPeriod, read: ({ countBefore }) => countBefore },
]

/** Report on who in the team uses the product, and for what. */
export function Adoption({ view }: { view: AnalyticsView }) {
  return (
    <ReportOf endpoint={getAdoptionReport} view={view}>
      {(report) => (
        <>
          <FigureTrend report={report} view={view} figures={ADOPTION_FIGURES} />
          <Ranking
            title={labels.team}
            line={labels.activeOf(report.now.sums.active, report.people)}
            rows={report.rows}
            keyOf={({ userId }) => userId}
            nameOf={({ name }) => name}
            linkOf={({ userId }) => paths.linksOf(userId)}
            columns={columns}
            measure={({ days }) => days}
            textOf={({ days, searches, links, added }) =>
              [
                labels.dayCount(days),
                searches > 0 && labels.searchCount(searches),
                links > 0 && labels.linkCount(links),
                added > 0 && labels.addedCount(added),
              ]
                .filter(Boolean)
                .join(', ')
            }
            empty={labels.never}
          />
          <Ranking
            title={labels.usage}
            rows={report.usage.filter(({ count }) => count > 0)}
            keyOf={({ name }) => name}
            nameOf={({ name }) => labels.usageOf(name)}
            columns={usageColumns}
            measure={({ count }) => count}
            textOf={({ count, people }) =>
              [labels.timesCount(count), people > 0 && labels.peopleCount(people)]
                .filter(Boolean)
                .join(', ')
            }
            empty={labels.nothingUsed}
          />
        </>
      )}
    </ReportOf>
  )
}
