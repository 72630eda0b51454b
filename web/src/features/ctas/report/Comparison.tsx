import { Table } from '@mantine/core'
import type { CtaComparison, CtaShare } from '@satchel/contract/ctas/reports.ts'
import { t } from '@satchel/messages/t.ts'
import { useId } from 'react'
import { formatShare } from '../../../lib/format/format.ts'
import * as labels from '../labels.ts'
import styles from './CtaReport.module.css'

interface ComparisonProps {
  title: string
  names: readonly [string, string]
  comparison: CtaComparison
  /** Description of the counted events. */
  line?: string
}

/** Compares two rates and says how certain their difference is. */
export function Comparison({ title, names, comparison, line }: ComparisonProps) {
  const { shown, other, low, high, verdict } = comparison
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.verdict} data-verdict={verdict}>
        {labels.VERDICTS[verdict](labels.points(low ?? 0, high ?? 0))}
      </p>
      <Table.ScrollContainer minWidth={300}>
        <Table className={styles.table ?? ''}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th />
              <Table.Th>{t('ctas.visitors')}</Table.Th>
              <Table.Th>{t('ctas.converted')}</Table.Th>
              <Table.Th>{t('ctas.rate')}</Table.Th>
              <Table.Th>{t('ctas.interval')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            <Row name={names[0]} share={shown} />
            <Row name={names[1]} share={other} />
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {line && <p className={styles.line}>{line}</p>}
    </section>
  )
}

function Row({ name, share }: { name: string; share: CtaShare }) {
  const { visitors, conversions, rate, low, high } = share
  return (
    <Table.Tr>
      <Table.Th scope="row">{name}</Table.Th>
      <Table.Td>{labels.number(visitors)}</Table.Td>
      <Table.Td>{labels.number(conversions)}</Table.Td>
      <Table.Td>{rate === null ? labels.none : labels.rateOf(rate)}</Table.Td>
      <Table.Td>
        {low === null || high === null
          ? labels.none
          : t('ctas.intervalOf', { low: formatShare(low), high: formatShare(high) })}
      </Table.Td>
    </Table.Tr>
  )
}
