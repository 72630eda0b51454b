import { Select } from '@mantine/core'
import {
  IMPORT_FIELDS,
  type ImportDraft,
  type ImportField,
} from '@satchel/contract/imports/imports.ts'
import styles from './ColumnMap.module.css'
import * as labels from './labels.ts'

interface ColumnMapProps {
  columns: ImportDraft['columns']
  mapping: (ImportField | null)[]
  onChange: (index: number, field: ImportField | null) => void
}

const FIELDS = Object.entries(IMPORT_FIELDS).map(([value, label]) => ({ value, label }))

/** Mapping of columns to fields. */
export function ColumnMap({ columns, mapping, onChange }: ColumnMapProps) {
  return (
    <ul className={styles.columns}>
      {columns.map(({ head, samples }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; heads may repeat
        <li key={index} className={styles.column}>
          <span className={styles.text}>
            <strong className={styles.head}>{head || labels.columnIndex(index + 1)}</strong>
            <span className={styles.samples}>{samples.join(' · ') || labels.empty}</span>
          </span>
          <Select
            aria-label={head ? labels.fieldForHead(head) : labels.fieldForColumn(index + 1)}
            data={FIELDS}
            value={mapping[index] ?? null}
            placeholder={labels.skip}
            clearable
            onChange={(field) => onChange(index, field as ImportField | null)}
          />
        </li>
      ))}
    </ul>
  )
}
