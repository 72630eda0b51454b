import { t } from '@satchel/messages/t.ts'
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
import { Overview } from './Overview.tsx'
import { People } from './People.tsx'
import { ReportBar } from './ReportBar.tsx'
import { Searches } from './Searches.tsx'
import { Sites } from './Sites.tsx'
import { type ToView, ToViewContext, useToView } from './to-view.ts'

const VIEWS = {
  overview: { label: t('analytics.overview'), Report: Overview },
  content: { label: t('analytics.content'), Report: Content },
  coverage: { label: t('analytics.coverage'), Report: Coverage },
  links: { label: t('analytics.links'), Report: Links },
  sites: { label: t('analytics.sites'), Report: Sites },
  ctas: { label: t('analytics.ctas'), Report: Ctas },
  people: { label: t('analytics.people'), Report: People },
  search: { label: t('analytics.searches'), Report: Searches },
  adoption: { label: t('analytics.adoption'), Report: Adoption },
  health: { label: t('analytics.health'), Report: ContentHealth },
} as const

interface AnalyticsProps extends ToView {
  view: AnalyticsView
}

/** Report for a range of days. */
export function Analytics({ view, today, to, onChange, wish }: AnalyticsProps) {
  const seesAll = useMay('links.all')
  const report = view.report === 'adoption' && !seesAll ? 'overview' : view.report
  const { Report } = VIEWS[report]
  return (
    <ToViewContext value={{ today, to, onChange, ...(wish && { wish }) }}>
      <div className={styles.analytics}>
        <LinkTabs
          label={t('analytics.reports')}
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
