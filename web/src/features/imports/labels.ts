import type { CsvDelimiter, CsvEncoding } from '@satchel/contract/imports/csv.ts'
import { t } from '@satchel/messages/t.ts'

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
