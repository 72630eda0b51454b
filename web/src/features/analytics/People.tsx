import { getPeopleReport, type PersonRow } from '@satchel/contract/analytics.ts'
import { paths } from '../../lib/paths.ts'
import styles from './Analytics.module.css'
import type { AnalyticsView } from './analytics-view.ts'
import type { Column } from './ChartSection.tsx'
import { RankChart } from './RankChart.tsx'
import { ReportOf } from './ReportOf.tsx'

const columns: readonly Column<PersonRow>[] = [
  { label: 'Links made', read: ({ links }) => links },
  { label: 'Links opened', read: ({ opened }) => opened },
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
          {!isAll && <p className={styles.sentence}>These are your own links.</p>}
          <div className={styles.parts}>
            <RankChart
              {...common}
              title="Who shared"
              rows={team}
              empty="Nobody made a link or had one opened in these days."
            />
            <RankChart
              {...common}
              title="People"
              rows={people}
              linkOf={({ key }) => paths.recipient('person', key)}
              empty="Nothing was shared with an address in these days."
            />
            <RankChart
              {...common}
              title="Organisations"
              rows={organizations}
              linkOf={({ key }) => paths.recipient('organization', key)}
              empty="Nothing was shared with an organisation in these days."
            />
          </div>
        </>
      )}
    </ReportOf>
  )
}
