import { getPeopleReport, type PersonRow } from '@satchel/contract/analytics/analytics.ts'
import { paths } from '../../lib/paths.ts'
import styles from './Analytics.module.css'
import type { AnalyticsView } from './analytics-view.ts'
import type { Column } from './ChartSection.tsx'
import * as labels from './labels.ts'
import { RankChart } from './RankChart.tsx'
import { ReportOf } from './ReportOf.tsx'

const columns: readonly Column<PersonRow>[] = [
  { label: labels.linksCreated, read: ({ links }) => links },
  { label: labels.linksOpened, read: ({ opened }) => opened },
]
const common = {
  keyOf: ({ key }: PersonRow) => key,
  nameOf: ({ name }: PersonRow) => name,
  columns,
}

export function People({ view }: { view: AnalyticsView }) {
  return (
    <ReportOf endpoint={getPeopleReport} view={view}>
      {({ team, people, organizations, isAll }) => (
        <>
          {!isAll && <p className={styles.sentence}>{labels.onlyOwnLinksCounted}</p>}
          <div className={styles.parts}>
            <RankChart
              {...common}
              title={labels.teamMembers}
              rows={team}
              linkOf={({ key }) => (isAll ? paths.linksOf(key) : paths.links())}
              empty={labels.noActiveSharers}
            />
            <RankChart
              {...common}
              title={labels.people}
              rows={people}
              linkOf={({ key }) => paths.recipient('person', key)}
              empty={labels.noLinksSharedByEmail}
            />
            <RankChart
              {...common}
              title={labels.organizations}
              rows={organizations}
              linkOf={({ key }) => paths.recipient('organization', key)}
              empty={labels.noneSharedWithOrganization}
            />
          </div>
        </>
      )}
    </ReportOf>
  )
}
