import { ActionIcon, Table, Tooltip } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconDownload, IconTable } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { writeCsv } from '../../lib/format/write-csv.ts'
import { saveFile } from '../../lib/save-file.ts'
import { icon } from '../../ui/icon.ts'
import styles from './Analytics.module.css'

export interface Column<R> {
  label: string
  /** Value for the exported file. */
  read: (row: R) => string | number
  /** Content for the table, if it differs from the file's. */
  show?: (row: R) => ReactNode
}

interface ChartSectionProps<R> {
  title: string
  /** Explanation, or comparison. */
  line?: ReactNode
  rows: readonly R[]
  columns: readonly Column<R>[]
  /** The chart. */
  children: ReactNode
}

/** A chart that is also available as a table and a file. */
export function ChartSection<R>({ title, line, rows, columns, children }: ChartSectionProps<R>) {
  const [isTable, setTable] = useState(false)
  const id = useId()
  const save = () =>
    saveFile(
      writeCsv([
        columns.map(({ label }) => label),
        ...rows.map((row) => columns.map(({ read }) => read(row))),
      ]),
      `${title}.csv`,
    )
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <div className={styles.tools}>
          <Tool
            label={t('analytics.asATable', { title })}
            isPressed={isTable}
            onClick={() => setTable(!isTable)}
          >
            <IconTable {...icon} />
          </Tool>
          <Tool label={t('analytics.saveAsCsv', { title })} onClick={save}>
            <IconDownload {...icon} />
          </Tool>
        </div>
      </div>
      {line && <p className={styles.line}>{line}</p>}
      {isTable ? <Rows title={title} rows={rows} columns={columns} /> : children}
    </section>
  )
}

interface ToolProps {
  label: string
  isPressed?: boolean
  onClick: () => void
  children: ReactNode
}

export function Tool({ label, isPressed, onClick, children }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon size={28} aria-label={label} aria-pressed={isPressed} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  )
}

interface RowsProps<R> extends Pick<ChartSectionProps<R>, 'title' | 'rows' | 'columns'> {
  /** True if it is as high as its rows, of which more can be shown below. */
  isWhole?: boolean
}

export function Rows<R>({ title, rows, columns, isWhole = false }: RowsProps<R>) {
  return (
    <section
      className={styles.scroll}
      data-whole={isWhole || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than its place is scrolled by keyboard too
      tabIndex={0}
      aria-label={t('analytics.tableTitle', { title })}
    >
      <Table className={styles.table} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ label }) => (
              <Table.Th key={label}>{label}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a table stay in their places
            <Table.Tr key={index}>
              {columns.map(({ label, read, show }) => (
                <Table.Td key={label} data-number={typeof read(row) === 'number' || undefined}>
                  {show ? show(row) : read(row)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
