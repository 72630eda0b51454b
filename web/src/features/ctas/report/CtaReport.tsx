import { SegmentedControl, Switch, Table } from '@mantine/core'
import type { Cta } from '@satchel/contract/ctas/ctas.ts'
import { getCtaReport, type CtaReport as Report } from '@satchel/contract/ctas/reports.ts'
import { t } from '@satchel/messages/t.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { use, useState } from 'react'
import { query } from '../../../lib/api.ts'
import { dayIn, daysBefore } from '../../../lib/format/day.ts'
import { formatDay } from '../../../lib/format/format.ts'
import { DayChart } from '../../../ui/chart/DayChart.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { TextSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { TimeZone } from '../../../ui/text/RelativeTime.tsx'
import * as labels from '../labels.ts'
import { Comparison } from './Comparison.tsx'
import styles from './CtaReport.module.css'

const RANGES = [7, 30, 90].map((days) => ({
  value: String(days),
  label: t('ctas.lastDays', { days }),
}))

/** Results of a CTA. */
export function CtaReport({ cta }: { cta: Cta }) {
  const [days, setDays] = useState('30')
  const today = dayIn(use(TimeZone), new Date())
  const from = daysBefore(today, Number(days) - 1)
  const report = useQuery({
    ...query(getCtaReport, { params: { id: cta.id }, query: { from, to: today } }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={styles.report}>
      <SegmentedControl
        className={styles.range ?? ''}
        aria-label={t('ctas.range')}
        data={RANGES}
        value={days}
        onChange={setDays}
      />
      {report.isPending && <TextSkeleton lines={6} />}
      {!report.data && <LoadProblem title={t('ctas.couldntLoadReport')} query={report} />}
      {report.data && <Figures cta={cta} report={report.data} />}
    </div>
  )
}

const DONE = {
  impressions: t('ctas.impressions'),
  clicks: t('ctas.clicks'),
  submissions: t('ctas.submissions'),
}

type Figure = 'impressions' | 'clicks' | 'submissions'

function Figures({ cta, report }: { cta: Cta; report: Report }) {
  const { total, control, rivals } = report
  const done: Figure = cta.kind === 'form' ? 'submissions' : 'clicks'
  if (total.impressions + total.clicks + total.submissions === 0 && !control?.other.visitors)
    return <EmptyState drawing="documents" help="ctas" sentence={t('ctas.noFigures')} />
  return (
    <>
      <dl className={styles.figures}>
        <Sum label={t('ctas.impressions')} value={labels.number(total.impressions)} />
        {cta.kind !== 'embed' && (
          <>
            <Sum label={DONE[done]} value={labels.number(total[done])} />
            <Sum
              label={t('ctas.rate')}
              value={
                total.impressions > 0 ? labels.rateOf(total[done] / total.impressions) : labels.none
              }
            />
          </>
        )}
      </dl>
      <Days report={report} done={done} />
      <Places report={report} done={done} />
      {control && (
        <Comparison
          title={t('ctas.effect')}
          names={[t('ctas.saw'), t('ctas.controlGroup')]}
          comparison={control}
          line={t('ctas.convertedExplanation')}
        />
      )}
      {rivals.map(({ ctaId, name, comparison }) => (
        <Comparison
          key={ctaId}
          title={t('ctas.comparedWith', { other: name })}
          names={[t('ctas.thisCta'), name]}
          comparison={comparison}
        />
      ))}
    </>
  )
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

interface PartProps {
  report: Report
  done: Figure
}

function Days({ report, done }: PartProps) {
  const [isTable, setTable] = useState(false)
  const days = report.days.map((one) => ({ day: one.day, count: one.impressions }))
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('ctas.byDay')}</h2>
        <Switch
          size="sm"
          label={t('ctas.asTable')}
          checked={isTable}
          onChange={({ currentTarget }) => setTable(currentTarget.checked)}
        />
      </div>
      {isTable ? (
        <CountTable
          head={t('ctas.range')}
          done={done}
          rows={report.days
            .filter((one) => one.impressions + one.clicks + one.submissions > 0)
            .toReversed()
            .map((one) => ({ ...one, key: one.day, name: formatDay(one.day) }))}
        />
      ) : (
        <DayChart days={days} label={t('ctas.impressions')} />
      )}
    </section>
  )
}

function Places({ report, done }: PartProps) {
  if (report.places.length === 0) return null
  const rows = report.places.map((place) => ({
    ...place,
    key: [place.type, place.id, place.position].join(' '),
    name: placeName(place),
  }))
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('ctas.byPlace')}</h2>
      <CountTable head={t('ctas.where')} done={done} rows={rows} />
    </section>
  )
}

function placeName({ type, name, position }: Report['places'][number]): string {
  if (type === null) return t('ctas.otherPages')
  const at = type === 'TENANT' ? t('ctas.everywhere') : (name ?? t('ctas.unavailable'))
  return position ? `${at} · ${labels.POSITIONS[position]}` : at
}

interface CountTableProps {
  head: string
  done: Figure
  rows: readonly ({ key: string; name: string } & Record<Figure, number>)[]
}

function CountTable({ head, done, rows }: CountTableProps) {
  return (
    <Table.ScrollContainer minWidth={300}>
      <Table className={styles.table ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{head}</Table.Th>
            <Table.Th>{t('ctas.impressions')}</Table.Th>
            <Table.Th>{DONE[done]}</Table.Th>
            <Table.Th>{t('ctas.rate')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.key}>
              <Table.Td>{row.name}</Table.Td>
              <Table.Td>{labels.number(row.impressions)}</Table.Td>
              <Table.Td>{labels.number(row[done])}</Table.Td>
              <Table.Td>
                {row.impressions > 0 ? labels.rateOf(row[done] / row.impressions) : labels.none}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
