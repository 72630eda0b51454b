import { Text } from '@mantine/core'
import type { Item } from '@satchel/contract/items.ts'
import { formatCount } from '../../lib/format.ts'
import { ProblemNotice } from '../../ui/ProblemNotice.tsx'
import { CenteredLoader } from './CenteredLoader.tsx'
import { readCsv } from './csv.ts'
import { Scroller } from './Scroller.tsx'
import styles from './TextPreview.module.css'
import { CSV_MAX } from './TextPreview.tsx'
import { useFileText } from './use-file-text.ts'

const ROWS_MAX = 200

export function CsvPreview({ item, url }: { item: Item; url: string }) {
  const text = useFileText(url, CSV_MAX)
  if (text.isPending) return <CenteredLoader label="Loading the table" />
  if (text.isError) {
    return (
      <ProblemNotice
        title="The table could not be loaded"
        problem={text.error}
        onRetry={() => void text.refetch()}
        isRetrying={text.isRefetching}
      />
    )
  }
  const [head = [], ...rows] = readCsv(text.data)
  return (
    <Scroller className={styles.scroller} label={`Table of ${item.name}`}>
      <table className={styles.table}>
        <thead>
          <tr>{head.map(headCell)}</tr>
        </thead>
        <tbody>{rows.slice(0, ROWS_MAX).map(bodyRow)}</tbody>
      </table>
      {rows.length > ROWS_MAX && (
        <Text c="dimmed" p="md">
          Only the first {ROWS_MAX} of {formatCount(rows.length, 'row')} are shown. Download the
          file to read all of it.
        </Text>
      )}
    </Scroller>
  )
}

function headCell(cell: string, column: number) {
  return (
    <th key={column} scope="col">
      {cell}
    </th>
  )
}

function bodyRow(cells: string[], row: number) {
  return (
    <tr key={row}>
      {cells.map((cell, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
        <td key={column}>{cell}</td>
      ))}
    </tr>
  )
}
