import { Select } from '@mantine/core'
import {
  IMPORT_FIELDS,
  type ImportDraft,
  type ImportField,
} from '@satchel/contract/imports/imports.ts'
import { t } from '@satchel/messages/t.ts'
import styles from './ColumnMap.module.css'
import { fields } from './labels.ts'

interface ColumnMapProps {
  columns: ImportDraft['columns']
  mapping: (ImportField | null)[]
  onChange: (index: number, field: ImportField | null) => void
}

const FIELDS = (Object.keys(IMPORT_FIELDS) as ImportField[]).map((value) => ({
  value,
  label: fields[value],
}))

/** Mapping of columns to fields. */
export function ColumnMap({ columns, mapping, onChange }: ColumnMapProps) {
  return (
    <ul className={styles.columns}>
      {columns.map(({ head, samples }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; heads may repeat
        <li key={index} className={styles.column}>
          <span className={styles.text}>
            <strong className={styles.head}>
              {head || t('imports.columnIndex', { index: index + 1 })}
            </strong>
            <span className={styles.samples}>{samples.join(' · ') || t('imports.empty')}</span>
          </span>
          <Select
            aria-label={
              head
                ? t('imports.fieldForHead', { head })
                : t('imports.fieldForColumn', { index: index + 1 })
            }
            data={FIELDS}
            value={mapping[index] ?? null}
            placeholder={t('imports.skip')}
            clearable
            onChange={(field) => onChange(index, field as ImportField | null)}
          />
        </li>
      ))}
    </ul>
  )
}
