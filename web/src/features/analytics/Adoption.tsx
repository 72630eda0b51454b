import {
  type AdoptionRow,
  getAdoptionReport,
  type UsageRow,
} from '@satchel/contract/analytics/reports.ts'
import { t } from '@satchel/messages/t.ts'
import { paths } from '../../lib/paths.ts'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { ADOPTION_FIGURES, type AnalyticsView } from './analytics-view.ts'
import type { Column } from './ChartSection.tsx'
import { FigureTrend } from './FigureTrend.tsx'
import * as labels from './labels.ts'
import { Ranking } from './Ranking.tsx'
import { SelectedReport } from './SelectedReport.tsx'

const columns: readonly Column<AdoptionRow>[] = [
  { label: t('analytics.activeDays'), read: ({ days }) => days },
  { label: t('analytics.activeDaysInPreviousPeriod'), read: ({ daysBefore }) => daysBefore },
  { label: t('analytics.searches'), read: ({ searches }) => searches },
  { label: t('analytics.linksCreated'), read: ({ links }) => links },
  { label: t('analytics.added'), read: ({ added }) => added },
  { label: t('analytics.views'), read: ({ views }) => views },
  {
    label: t('analytics.lastSeen'),
    read: ({ lastSeenAt }) => lastSeenAt ?? '',
    show: ({ lastSeenAt }) =>
      lastSeenAt ? <RelativeTime at={lastSeenAt} /> : t('analytics.never'),
  },
]

const usageColumns: readonly Column<UsageRow>[] = [
  { label: t('analytics.times'), read: ({ count }) => count },
  { label: t('analytics.people'), read: ({ people }) => people },
  { label: t('analytics.timesInPreviousPeriod'), read: ({ countBefore }) => countBefore },
]

/** Report on who in the team uses the product, and for what. */
export function Adoption({ view }: { view: AnalyticsView }) {
  return (
    <SelectedReport endpoint={getAdoptionReport} view={view}>
      {(report) => (
        <>
          <FigureTrend report={report} view={view} figures={ADOPTION_FIGURES} />
          <Ranking
            title={t('analytics.team')}
            line={t('analytics.activeOf', {
              active: report.now.sums.active,
              people: report.people,
            })}
            rows={report.rows}
            keyOf={({ userId }) => userId}
            nameOf={({ name }) => name}
            linkOf={({ userId }) => paths.linksOf(userId)}
            columns={columns}
            measure={({ days }) => days}
            textOf={({ days, searches, links, added }) =>
              [
                t('analytics.dayCount', { count: days }),
                searches > 0 && t('analytics.searchCount', { count: searches }),
                links > 0 && t('analytics.linkCount', { count: links }),
                added > 0 && t('analytics.addedCount', { count: added }),
              ]
                .filter(Boolean)
                .join(', ')
            }
            empty={t('analytics.never')}
          />
          <Ranking
            title={t('analytics.usage')}
            rows={report.usage.filter(({ count }) => count > 0)}
            keyOf={({ name }) => name}
            nameOf={({ name }) => labels.usageOf(name)}
            columns={usageColumns}
            measure={({ count }) => count}
            textOf={({ count, people }) =>
              [
                t('analytics.timesCount', { count }),
                people > 0 && t('analytics.peopleCount', { count: people }),
              ]
                .filter(Boolean)
                .join(', ')
            }
            empty={t('analytics.nothingUsed')}
          />
        </>
      )}
    </SelectedReport>
  )
}
