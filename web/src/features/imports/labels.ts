import type { CsvDelimiter, CsvEncoding } from '@satchel/contract/imports/csv.ts'
import type { ImportField } from '@satchel/contract/imports/imports.ts'
import { t } from '@satchel/messages/t.ts'
import { CATEGORY_LABELS } from '../../lib/taxonomy.ts'

// Csv reading
export const encodings: Readonly<Record<CsvEncoding, string>> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16 LE)',
  'utf-16be': 'Unicode (UTF-16 BE)',
  'windows-1252': t('imports.encodings.windows1252'),
  macintosh: t('imports.encodings.macintosh'),
  'windows-1250': t('imports.encodings.windows1250'),
  'iso-8859-2': t('imports.encodings.iso88592'),
  'windows-1251': t('imports.encodings.windows1251'),
  'windows-1253': t('imports.encodings.windows1253'),
  'windows-1254': t('imports.encodings.windows1254'),
  shift_jis: t('imports.encodings.shiftJis'),
  'euc-jp': t('imports.encodings.eucJp'),
  gb18030: t('imports.encodings.gb18030'),
  big5: t('imports.encodings.big5'),
  'euc-kr': t('imports.encodings.eucKr'),
}
export const separators: Readonly<Record<CsvDelimiter, string>> = {
  ',': t('imports.separators.comma'),
  ';': t('imports.separators.semicolon'),
  '\t': t('imports.separators.tab'),
  '|': t('imports.separators.pipe'),
}

export const fields: Readonly<Record<ImportField, string>> = {
  ...CATEGORY_LABELS,
  url: t('items.url'),
  name: t('tables.title'),
  description: t('ui.description'),
  visitorDescription: t('activity.fields.visitorDescription'),
  tags: t('imports.tags'),
  collections: t('app.collection.collection'),
  owner: t('imports.ownerEmail'),
  shareable: t('activity.fields.shareable'),
  inLibrary: t('activity.fields.inLibrary'),
  releasesOn: t('activity.fields.releasesOn'),
  expiresOn: t('activity.fields.expiresOn'),
  action: t('imports.importAction'),
}
