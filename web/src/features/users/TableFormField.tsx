import { Select } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { keepTableForm, TABLE_FORMS, type TableForm, tableForm } from '../../lib/format/as-csv.ts'
import * as labels from './labels.ts'

const CHOICES = TABLE_FORMS.map((value) => ({ value, label: labels.tableForms[value] }))

/** Choice of how tables are downloaded in this browser. */
export function TableFormField() {
  const [form, setForm] = useState(tableForm)
  return (
    <Select
      label={t('users.tableFormLabel')}
      description={t('users.tableFormHint')}
      data={CHOICES}
      allowDeselect={false}
      value={form}
      onChange={(chosen) => {
        keepTableForm(chosen as TableForm)
        setForm(chosen as TableForm)
      }}
    />
  )
}
