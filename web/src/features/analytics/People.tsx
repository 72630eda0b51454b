import { getPeopleReport, type PersonRow } from '@satchel/contract/analytics/analytics.ts'
import { t } from '@satchel/messages/t.ts'
import { paths } from '../../lib/paths.ts'
import styles from './Analytics.module.css'
import type { AnalyticsView } from './analytics-view.ts'
import type { Column } from './ChartSection.tsx'
import { RankChart } from './RankChart.tsx'
import { SelectedReport } from './SelectedReport.tsx'

const columns: readonly Column<PersonRow>[] = [
  { label: t('analytics.linksCreated'), read: ({ links }) => links },
  { label: t('analytics.linksOpened'), read: ({ opened }) => opened },
]
const common = {
  keyOf: ({ key }: PersonRow) => key,
  nameOf: ({ name }: PersonRow) => name,
  columns,
}

export function People({ view }: { view: AnalyticsView }) {
  return (
    <SelectedReport endpoint={getPeopleReport} view={view}>
      {({ team, people, organizations, isAll }) => (
        <>
          {!isAll && <p className={styles.sentence}>{t('analytics.onlyOwnLinksCounted')}</p>}
          <div className={styles.parts}>
            <RankChart
              {...common}
              title={t('analytics.teamMembers')}
              rows={team}
              linkOf={({ key }) => (isAll ? paths.linksOf(key) : paths.links())}
              empty={t('analytics.noActiveSharers')}
            />
            <RankChart
              {...common}
              title={t('analytics.people')}
              rows={people}
              linkOf={({ key }) => paths.recipient('person', key)}
              empty={t('analytics.noLinksSharedByEmail')}
            />
            <RankChart
              {...common}
              title={t('analytics.organizations')}
              rows={organizations}
              linkOf={({ key }) => paths.recipient('organization', key)}
              empty={t('analytics.noneSharedWithOrganization')}
            />
          </div>
        </>
      )}
    </SelectedReport>
  )
}
