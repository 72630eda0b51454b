import { getOverviewReport, type OverviewReport } from '@satchel/contract/analytics/analytics.ts'
import type { Dimension } from '@satchel/contract/visits/visits.ts'
import { t } from '@satchel/messages/t.ts'
import styles from './Analytics.module.css'
import { type AnalyticsView, VISIT_FIGURES } from './analytics-view.ts'
import { CopyView } from './CopyView.tsx'
import { FigureTrend } from './FigureTrend.tsx'
import { OverviewParts } from './OverviewParts.tsx'
import { ReportBar, type ReportBarProps } from './ReportBar.tsx'
import { SaveReport } from './SaveReport.tsx'
import { LoadedReport, parametersOf } from './SelectedReport.tsx'
import type { Subject } from './subject-view.ts'
import { ToViewContext, useToView } from './to-view.ts'
import { useSubjectView } from './use-subject-view.ts'

export interface SubjectReportProps {
  subject: Subject
  /** Name of the file. */
  name: string
  /** A heading, if nothing else says what this is. */
  title?: string
  /** Fields that the surrounding page has itself. */
  withoutFields?: ReportBarProps['withoutFields']
}

const PARTS: readonly Dimension[] = ['country', 'device', 'browser', 'referrer', 'trigger']

/** The visits of one item, collection, site, link or recipient; the page's address holds the view. */
export function SubjectReport({ subject, name, title, withoutFields = [] }: SubjectReportProps) {
  const { view, ...toView } = useSubjectView()
  return (
    <ToViewContext value={toView}>
      <section className={styles.compact} aria-label={t('analytics.analytics')}>
        <div className={styles.subjectHead}>
          {title && <h2 className={styles.title}>{title}</h2>}
          <CopyView path={toView.to({})} />
          <SaveReport view={view} subject={subject} name={name} />
        </div>
        <ReportBar
          view={view}
          today={toView.today}
          onChange={toView.onChange}
          withoutFields={['content', ...withoutFields]}
        />
        <LoadedReport endpoint={getOverviewReport} asked={{ ...parametersOf(view), ...subject }}>
          {(report) => <Figures report={report} view={view} subject={subject} />}
        </LoadedReport>
      </section>
    </ToViewContext>
  )
}

interface FiguresProps {
  report: OverviewReport
  view: AnalyticsView
  subject: Subject
}

function Figures({ report, view, subject }: FiguresProps) {
  const { to } = useToView()
  const withLinks = 'recipient' in subject && !view.part
  const figures = withLinks ? ([...VISIT_FIGURES, 'links'] as const) : VISIT_FIGURES
  if (report.now.sums.views === 0 && report.before.sums.views === 0)
    return <p className={styles.sentence}>{t('analytics.noViewsOfThis')}</p>
  return (
    <>
      <FigureTrend report={report} view={view} figures={figures} />
      <OverviewParts by={report.by} names={PARTS} linkOf={(part) => to({ part })} />
    </>
  )
}
