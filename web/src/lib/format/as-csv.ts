import type { TableSeparator } from '@satchel/contract/schemas.ts'
import { readStored, removeStored, writeStored } from '../browser-storage.ts'
import { APP_LOCALE } from '../language.ts'

/** The query for a table whose headings are in the language of the app. */
const IN_APP_LANGUAGE = APP_LOCALE && APP_LOCALE !== 'en' ? ({ locale: APP_LOCALE } as const) : {}

export const TABLE_FORMS = ['auto', 'comma', 'semicolon', 'tab', 'xlsx'] as const
/** Form in which this browser downloads tables: with a sign between cells, or as a workbook. */
export type TableForm = (typeof TABLE_FORMS)[number]

export function tableForm(): TableForm {
  const stored = readStored('tableForm')
  return TABLE_FORMS.find((form) => form === stored) ?? 'auto'
}

export function keepTableForm(form: TableForm): void {
  if (form === 'auto') removeStored('tableForm')
  else writeStored('tableForm', form)
}

interface Form {
  format?: 'xlsx'
  separator?: TableSeparator
}

/** Returns the query of a table, as the person's programs read it. */
export function asTable(): Form {
  const form = tableForm()
  if (form === 'xlsx') return { format: 'xlsx' }
  if (form !== 'auto') return { separator: form }
  return APP_LOCALE && APP_LOCALE !== 'en' ? { separator: 'semicolon' } : {}
}

/** Returns the query of a table for people, in the language of the app. */
export function forPeople() {
  return { ...asTable(), ...IN_APP_LANGUAGE }
}

/** Returns the query of a table for people in place of JSON. */
export function asTableForPeople() {
  return { format: 'csv' as const, ...forPeople() }
}
