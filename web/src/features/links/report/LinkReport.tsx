import { SegmentedControl } from '@mantine/core'
import { getLinkReport, type LinkReport as Report } from '@satchel/contract/visits.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { query } from '../../../lib/api.ts'
import { DayChart } from '../../../ui/chart/DayChart.tsx'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons, TextSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { LinkPageBars } from '../LinkPageBars.tsx'
import { LinkFigures } from './LinkFigures.tsx'
import { LinkHead, LinkTerms } from './LinkHead.tsx'
import { LinkParts } from './LinkParts.tsx'
import styles from './LinkReport.module.css'
import * as labels from './labels.ts'
import { NotOpened } from './NotOpened.tsx'
import { VisitTrail } from './VisitTrail.tsx'

interface LinkReportProps {
  id: string
  /** Shown instead where there is no such link, or it is not for this person to see. */
  notThere: ReactNode
}

/** Reading time grows without events, so the report polls. */
const AGAIN = 30_000
const RANGES = ['30', '90'] as const

/** What came of one link. */
export function LinkReport({ id, notThere }: LinkReportProps) {
  const [range, setRange] = useRange()
  const report = useQuery({
    ...query(getLinkReport, { params: { id }, query: { days: Number(range) } }),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN,
  })
  if (report.isPending) return <Pending />
  if (report.isError) {
    if (report.error.body.code === 'not-found') return notThere
    return <LoadProblem title={labels.couldntLoadTheLink} query={report} />
  }
  const { link } = report.data
  return (
    <div className={styles.report}>
      <LinkHead link={link} />
      {link.views === 0 ? (
        <>
          <NotOpened link={link} />
          <LinkTerms link={link} />
        </>
      ) : (
        <>
          <LinkFigures report={report.data} />
          <LinkTerms link={link} />
          <div className={styles.halves}>
            <Days report={report.data} range={range} onRange={setRange} />
            <LinkPageBars pageCount={report.data.pageCount} pages={report.data.pages} />
          </div>
        </>
      )}
      <VisitTrail link={link} />
      {link.views > 0 && <LinkParts by={report.data.by} />}
    </div>
  )
}

interface DaysProps {
  report: Report
  range: string
  onRange: (range: string) => void
}

function Days({ report: { days }, range, onRange }: DaysProps) {
  return (
    <section>
      <div className={styles.sectionHead}>
        <h2 className={styles.title}>{labels.viewsByDay}</h2>
        <SegmentedControl
          size="xs"
          aria-label={labels.period}
          data={RANGES.map((value) => ({ value, label: labels.valueDays(value) }))}
          value={range}
          onChange={onRange}
        />
      </div>
      <DayChart days={days.map(({ day, views }) => ({ day, count: views }))} label={labels.views} />
    </section>
  )
}

function useRange() {
  const [params, setParams] = useSearchParams()
  const range = RANGES.find((each) => each === params.get('days')) ?? RANGES[0]
  const set = (days: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (days === RANGES[0]) next.delete('days')
        else next.set('days', days)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [range, set] as const
}

function Pending() {
  return (
    <div className={styles.report}>
      <TextSkeleton lines={3} />
      <RowSkeletons count={6} height={56} />
    </div>
  )
}
