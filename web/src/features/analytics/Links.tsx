import {
  getLinksReport,
  type LinkRow,
  type LinksReport,
} from '@satchel/contract/analytics/analytics.ts'
import { t } from '@satchel/messages/t.ts'
import { paths } from '../../lib/paths.ts'
import styles from './Analytics.module.css'
import type { AnalyticsView } from './analytics-view.ts'
import { RankChart } from './RankChart.tsx'
import { SelectedReport } from './SelectedReport.tsx'
import { TrendChart } from './TrendChart.tsx'

export function Links({ view }: { view: AnalyticsView }) {
  return (
    <SelectedReport endpoint={getLinksReport} view={view}>
      {(report) => (
        <>
          <p className={styles.sentence}>{sentenceOf(report)}</p>
          <RankChart
            title={t('analytics.mostViewed')}
            rows={report.rows}
            keyOf={({ link }) => link.id}
            nameOf={nameOf}
            linkOf={({ link }) => paths.link(link.id)}
            columns={[
              {
                label: t('analytics.organization'),
                read: ({ link }) => link.sharedToOrganization ?? '',
              },
              { label: t('analytics.sharedBy'), read: ({ link }) => link.sharedBy.name },
            ]}
            empty={t('analytics.noLinksOpened')}
          />
          <TrendChart report={report} name="links" figure="links" />
        </>
      )}
    </SelectedReport>
  )
}

/** Returns a name such as "Prices for bo@customer.example". */
function nameOf({ link }: LinkRow): string {
  const to =
    link.sharedToName ?? link.sharedToEmail ?? link.sharedToOrganization ?? link.sharedToMemo
  return to ? t('analytics.itemName', { itemName: link.itemName, to }) : link.itemName
}

function sentenceOf({ now, before, unopened, isAll }: LinksReport): string {
  const { opened, links } = now.sums
  const words = [
    t('analytics.linksOpenedComparison', { opened, before: before.sums.opened }),
    links > 0 && t('analytics.linksNeverOpened', { links, unopened }),
    !isAll && t('analytics.onlyOwnLinksCounted'),
  ]
  return words.filter(Boolean).join(' ')
}
