import type { TableSeparator } from '@satchel/contract/schemas.ts'
import { readStored, removeStored, writeStored } from '../browser-storage.ts'
import { APP_LOCALE } from '../language.ts'

/** The query for a table whose headings are in the language of the app. */
const IN_APP_LANGUAGE = APP_LOCALE && APP_LOCALE !== 'en' ? ({ locale: APP_LOCALE } as const) : {}

export const TABLE_FORMS = ['auto', 'comma', 'semicolon', 'tab', 'xlsx'] as const
/** How tables are downloaded in this browser: with a sign between cells, or as a workbook. */
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
  format: 'csv' | 'xlsx'
  separator?: TableSeparator
}

/** The query of a table that is imported again, as the person's programs read it. */
export function asTable(): Form {
  const form = tableForm()
  if (form === 'xlsx') return { format: 'xlsx' }
  if (form !== 'auto') return { format: 'csv', separator: form }
  const isInApp = APP_LOCALE && APP_LOCALE !== 'en'
  return { format: 'csv', ...(isInApp && { separator: 'semicolon' }) }
}

/** The query of a table for people, in the language of the app. */
export function forPeople() {
  return { ...asTable(), ...IN_APP_LANGUAGE }
}
