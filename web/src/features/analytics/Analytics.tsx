import { useMay } from '../../lib/session.ts'
import { LinkTabs } from '../../ui/layout/LinkTabs.tsx'
import { Adoption } from './Adoption.tsx'
import styles from './Analytics.module.css'
import { type AnalyticsView, REPORTS } from './analytics-view.ts'
import { Content } from './Content.tsx'
import { Coverage } from './Coverage.tsx'
import { Ctas } from './Ctas.tsx'
import { Health } from './health/Health.tsx'
import { Links } from './Links.tsx'
import * as labels from './labels.ts'
import { Overview } from './Overview.tsx'
import { People } from './People.tsx'
import { ReportBar } from './ReportBar.tsx'
import { Searches } from './Searches.tsx'
import { Sites } from './Sites.tsx'
import { type ToView, ToViewContext, useToView } from './to-view.ts'

const VIEWS = {
  overview: { label: labels.overview, Report: Overview },
  content: { label: labels.content, Report: Content },
  coverage: { label: labels.coverage, Report: Coverage },
  links: { label: labels.links, Report: Links },
  sites: { label: labels.sites, Report: Sites },
  ctas: { label: labels.ctas, Report: Ctas },
  people: { label: labels.people, Report: People },
  search: { label: labels.searches, Report: Searches },
  adoption: { label: labels.adoption, Report: Adoption },
  health: { label: labels.health, Report: ContentHealth },
} as const

interface AnalyticsProps extends ToView {
  view: AnalyticsView
  today: string
}

/** Report for a range of days. */
export function Analytics({ view, today, to, onChange, wish }: AnalyticsProps) {
  const seesAll = useMay('links.all')
  const report = view.report === 'adoption' && !seesAll ? 'overview' : view.report
  const { Report } = VIEWS[report]
  return (
    <ToViewContext value={{ to, onChange, ...(wish && { wish }) }}>
      <div className={styles.analytics}>
        <LinkTabs
          label={labels.reports}
          tabs={REPORTS.filter((each) => seesAll || each !== 'adoption').map((each) => ({
            label: VIEWS[each].label,
            to: to({ report: each }),
            isHere: each === report,
          }))}
        />
        {report !== 'health' && <ReportBar view={view} today={today} onChange={onChange} />}
        <Report key={report} view={view} />
      </div>
    </ToViewContext>
  )
}

function ContentHealth({ view: { figure, isMine } }: { view: AnalyticsView }) {
  const { onChange } = useToView()
  return (
    <Health
      kind={figure}
      isMine={isMine}
      onKind={(kind) => onChange({ figure: kind })}
      onMine={(mine) => onChange({ isMine: mine })}
    />
  )
}
