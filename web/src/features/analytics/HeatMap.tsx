import { UnstyledButton } from '@mantine/core'
import type { CoverageCell, CoverageReport } from '@satchel/contract/analytics/reports.ts'
import { CATEGORY_OPERATORS, NO_VALUE } from '@satchel/contract/search/syntax.ts'
import { t } from '@satchel/messages/t.ts'
import type { CSSProperties } from 'react'
import { formatNumber } from '../../lib/format/format.ts'
import { paths } from '../../lib/paths.ts'
import { CATEGORY_LABELS } from '../../lib/taxonomy.ts'
import { ValueDot } from '../../ui/text/ValueDot.tsx'
import styles from './HeatMap.module.css'
import { useToView } from './to-view.ts'

interface Value {
  id: string | null
  label: string
  color: string | null
}

const NONE: Value = { id: null, label: t('analytics.noValue'), color: null }

/** A table whose cells are darker with more items, with a bar of how many of them are used; each links to its items. */
export function HeatMap({ report }: { report: CoverageReport }) {
  const { rowsBy, columnsBy, cells } = report
  const visibleValues = (values: CoverageReport['rows'], side: 'row' | 'column'): Value[] => [
    ...values,
    ...(cells.some((cell) => cell[side] === null) ? [NONE] : []),
  ]
  const columns = visibleValues(report.columns, 'column')
  const most = Math.max(...cells.map(({ items }) => items), 1)
  const byPlace = new Map(cells.map((cell) => [`${cell.row} ${cell.column}`, cell]))
  const title = t('analytics.coverageOf', {
    rowsBy: CATEGORY_LABELS[rowsBy],
    columnsBy: CATEGORY_LABELS[columnsBy],
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than its place is scrolled by keyboard too
    <section className={styles.scroll} tabIndex={0} aria-label={title}>
      <table className={styles.map}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column.id} scope="col">
                <Label value={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visibleValues(report.rows, 'row').map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Label value={row} />
              </th>
              {columns.map((column) => (
                <td key={column.id}>
                  <Cell
                    missing={
                      row.id && column.id
                        ? t('analytics.columnFor', { column: column.label, row: row.label })
                        : ''
                    }
                    cell={byPlace.get(`${row.id} ${column.id}`)}
                    most={most}
                    href={hrefOf(report, row.id, column.id)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Label({ value: { label, color } }: { value: Value }) {
  return (
    <span className={styles.label}>
      {color && (
        <span className={styles.dot}>
          <ValueDot color={color} />
        </span>
      )}
      {label}
    </span>
  )
}

interface CellProps {
  /** Title of a wish for what is missing; empty where a category has no value. */
  missing: string
  cell: CoverageCell | undefined
  most: number
  href: string
}

function Cell({ missing, cell, most, href }: CellProps) {
  const { wish } = useToView()
  if (!cell && wish && missing)
    return (
      <UnstyledButton
        className={styles.empty ?? ''}
        aria-label={t('analytics.wishFor', { what: missing })}
        onClick={() => wish(missing)}
      >
        <span className={styles.wish}>{t('analytics.wishForThis')}</span>
      </UnstyledButton>
    )
  if (!cell) return <span className={styles.empty} aria-label={t('analytics.noItems')} role="img" />
  const { items, used } = cell
  const style = {
    '--share': `${Math.round(8 + (40 * items) / most)}%`,
    '--used': `${Math.round((100 * used) / items)}%`,
  } as CSSProperties
  return (
    <a className={styles.cell} style={style} href={href}>
      <span className={styles.count}>{formatNumber(items)}</span>
      <span className={styles.used}>{t('analytics.usedCount', { count: used })}</span>
      <span className={styles.track} aria-hidden />
    </a>
  )
}

/** Returns the library's URL with the items of a cell. */
function hrefOf(
  { rowsBy, columnsBy }: CoverageReport,
  row: string | null,
  column: string | null,
): string {
  const without = Object.entries(CATEGORY_OPERATORS).flatMap(([operator, category]) =>
    (category === rowsBy && row === null) || (category === columnsBy && column === null)
      ? `${operator}:${NO_VALUE}`
      : [],
  )
  const searchTerm = without.join(' ') || null
  return paths.library({ searchTerm, [rowsBy]: row, [columnsBy]: column })
}
