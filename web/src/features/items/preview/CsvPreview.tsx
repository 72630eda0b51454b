import { Text } from '@mantine/core'
import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import styles from './CsvPreview.module.css'
import { readCsv } from './csv.ts'
import { TextFile } from './TextFile.tsx'

const ROWS_MAX = 200

export function CsvPreview({ item, url }: { item: Item; url: string }) {
  return (
    <TextFile item={item} url={url} what="table">
      {(text) => <Table text={text} />}
    </TextFile>
  )
}

function Table({ text }: { text: string }) {
  const [head = [], ...rows] = readCsv(text)
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>{head.map(headCell)}</tr>
        </thead>
        <tbody>{rows.slice(0, ROWS_MAX).map(bodyRow)}</tbody>
      </table>
      {rows.length > ROWS_MAX && (
        <Text c="dimmed" p="md">
          {t('items.preview.showingFirstOfRowsDownload', {
            rowsMax: ROWS_MAX,
            count: rows.length,
          })}
        </Text>
      )}
    </>
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
