import { Link } from 'react-router'
import styles from './Analytics.module.css'
import { type AnalyticsView, REPORTS } from './analytics-view.ts'
import { Content } from './Content.tsx'
import { Links } from './Links.tsx'
import * as labels from './labels.ts'
import { Overview } from './Overview.tsx'
import { People } from './People.tsx'
import { ReportBar } from './ReportBar.tsx'

const LABELS = {
  overview: labels.overview,
  content: labels.content,
  links: labels.links,
  people: labels.people,
} as const

interface AnalyticsProps {
  view: AnalyticsView
  today: string
  to: (change: Partial<AnalyticsView>) => string
  onChange: (change: Partial<AnalyticsView>) => void
}

/** Figures of a range of days. */
export function Analytics({ view, today, to, onChange }: AnalyticsProps) {
  return (
    <div className={styles.analytics}>
      <nav className={styles.tabs} aria-label={labels.reports}>
        {REPORTS.map((report) => (
          <Link
            key={report}
            to={to({ report })}
            className={styles.tab}
            aria-current={report === view.report ? 'page' : undefined}
          >
            {LABELS[report]}
          </Link>
        ))}
      </nav>
      <ReportBar view={view} today={today} onChange={onChange} />
      {view.report === 'overview' && <Overview view={view} onChange={onChange} />}
      {view.report === 'content' && <Content view={view} />}
      {view.report === 'links' && <Links view={view} />}
      {view.report === 'people' && <People view={view} />}
    </div>
  )
}
