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
const COUNTED = ['all', 'sure'] as const

/** What came of one link. */
export function LinkReport({ id, notThere }: LinkReportProps) {
  const [range, setRange] = useChoice('days', RANGES)
  const [counted, setCounted] = useChoice('views', COUNTED)
  const isSure = counted === 'sure'
  const report = useQuery({
    ...query(getLinkReport, {
      params: { id },
      query: { days: Number(range), ...(isSure && { certainty: 'sure' }) },
    }),
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
          <div className={styles.counted}>
            <SegmentedControl
              size="xs"
              aria-label={labels.whichViews}
              data={[
                { value: 'all', label: labels.allViews },
                { value: 'sure', label: labels.sureViews },
              ]}
              value={counted}
              onChange={setCounted}
            />
          </div>
          <LinkFigures report={report.data} />
          <LinkTerms link={link} />
          <div className={styles.halves}>
            <Days report={report.data} isSure={isSure} range={range} onRange={setRange} />
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
  isSure: boolean
  range: string
  onRange: (range: string) => void
}

function Days({ report, isSure, range, onRange }: DaysProps) {
  const days = report.days.map(({ day, views }) => ({ day, count: views }))
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
      <DayChart days={days} label={isSure ? labels.sureViews : labels.views} />
    </section>
  )
}

/** One of a few values kept in the URL; the first is the default. */
function useChoice<V extends string>(name: string, values: readonly [V, ...V[]]) {
  const [params, setParams] = useSearchParams()
  const chosen = values.find((each) => each === params.get(name)) ?? values[0]
  const set = (value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (value === values[0]) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [chosen, set] as const
}

function Pending() {
  return (
    <div className={styles.report}>
      <TextSkeleton lines={3} />
      <RowSkeletons count={6} height={56} />
    </div>
  )
}
