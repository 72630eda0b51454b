import { DESCRIPTION_MAX, NAME_MAX, TAG_MAX, TAGS_PER_ITEM } from '@satchel/contract/constants.ts'
import { unescapeFormula } from '@satchel/contract/formula.ts'
import type { ArchiveItem } from '@satchel/contract/imports/archive.ts'
import type { ImportSentence } from '@satchel/contract/imports/import-sentences.ts'
import type { ImportField } from '@satchel/contract/imports/imports.ts'
import { withoutTurns } from '@satchel/contract/invisible.ts'
import { own } from '@satchel/contract/own.ts'
import { CATEGORIES, type Category } from '@satchel/contract/taxonomy.ts'
import { splitLabels } from '../platform/files/csv-cells.ts'
import { normalEmail } from '../platform/mail/email-address.ts'
import { type Reason, says } from '../platform/problem.ts'
import { hindranceOf } from '../platform/security/fetch.ts'
import { headOf } from './fields.ts'

export interface RowProblem extends ImportSentence {
  level: 'error' | 'warning' | 'duplicate'
  field?: ImportField
}

/** Returns the problem of a field, with whose heading the English sentence begins. */
export function problemAt(
  level: RowProblem['level'],
  field: ImportField,
  reason: Reason,
): RowProblem {
  const at = headOf(field)
  return { level, field, ...reason, at, message: `${at} ${reason.message}` }
}

/** A row as it was understood, before the library was looked at. */
export interface RowDraft {
  url: string
  name: string
  description: string
  visitorDescription: string
  labels: Partial<Record<Category, string[]>>
  tags: string[]
  collections: string[]
  owner: string
  shareable: boolean
  inLibrary: boolean
  releasesOn: string | null
  expiresOn: string | null
  mode: 'link' | 'host'
}

export interface ReadRow {
  number: number
  draft: RowDraft
  problems: RowProblem[]
  /** The item's data in an archive. */
  archived?: ArchiveItem
}

export interface ReadingRules {
  mapping: readonly (ImportField | null)[]
  /** The expected number of cells; absent if the rows aren't from a table. */
  width?: number
  mode: 'link' | 'host'
  allowedNetworks: readonly string[]
}

const URL_MAX = 2_048
const YES = new Set(['yes', 'y', 'true', '1', 'x', 'on'])
const NO = new Set(['no', 'n', 'false', '0', 'off'])
const MODES: Record<string, 'link' | 'host'> = {
  link: 'link',
  host: 'host',
  upload: 'host',
  fetch: 'host',
  'fetch and host': 'host',
}

/** Reads a row's columns and reports its problems. */
interface Reader {
  textOf(field: ImportField): string
  report(field: ImportField, reason: Reason): void
}

/** Reads a row. Anything unreadable is reported; nothing is truncated or guessed. */
export function readRow(number: number, cells: readonly string[], rules: ReadingRules): ReadRow {
  const problems: RowProblem[] = []
  const reader: Reader = {
    textOf(field) {
      const texts = rules.mapping.flatMap((each, index) =>
        each === field ? [textIn(field, unescapeFormula(cells[index] ?? ''))] : [],
      )
      return texts.filter((text) => text !== '').join('\n')
    },
    report(field, reason) {
      problems.push(problemAt('error', field, reason))
    },
  }
  reportRagged(cells, rules, problems)
  // Beside an address that was found in a text stands what was cut off.
  const [, cut] = rules.width === undefined ? cells : []
  if (cut) problems.push(cutOff(cut))
  const draft: RowDraft = {
    url: readUrl(reader, rules),
    name: readText(reader, 'name', NAME_MAX)
      .replace(/[\r\n]+/g, ' ')
      .trim(),
    description: readText(reader, 'description', DESCRIPTION_MAX),
    visitorDescription: readText(reader, 'visitorDescription', DESCRIPTION_MAX),
    labels: Object.fromEntries(
      CATEGORIES.map((category) => [category, readLabels(reader, category, NAME_MAX)]),
    ),
    tags: readLabels(reader, 'tags', TAG_MAX),
    collections: readLabels(reader, 'collections', NAME_MAX),
    owner: normalEmail(reader.textOf('owner')),
    shareable: readSwitch(reader, 'shareable'),
    inLibrary: readSwitch(reader, 'inLibrary'),
    releasesOn: readDay(reader, 'releasesOn'),
    expiresOn: readDay(reader, 'expiresOn'),
    mode: readMode(reader, rules.mode),
  }
  const { releasesOn, expiresOn, tags } = draft
  if (releasesOn && expiresOn && releasesOn > expiresOn)
    reader.report('expiresOn', says('isBeforeReleaseDate'))
  if (tags.length > TAGS_PER_ITEM)
    reader.report('tags', says('hasTooManyTags', { count: tags.length, max: TAGS_PER_ITEM }))
  return { number, draft, problems }
}

function cutOff(text: string): RowProblem {
  const visibleText = text.replace(/[\p{Cf}\p{Cc}]/gu, '')
  if (visibleText === '') return problemAt('warning', 'url', says('endedWithInvisible'))
  const reason = says('cantBePartAndIsLeftOff', { text: shortened(visibleText) })
  const at = headOf('url')
  return { level: 'warning', field: 'url', ...reason, at, message: `${at}: ${reason.message}` }
}

/** All others are names. */
const TEXTS: ReadonlySet<ImportField> = new Set(['description', 'visitorDescription', 'url'])

function textIn(field: ImportField, cell: string): string {
  return TEXTS.has(field) ? cell : withoutTurns(cell)
}

function readText({ textOf, report }: Reader, field: ImportField, max: number): string {
  const text = textOf(field)
  const { length } = [...text]
  if (length <= max) return text
  report(field, says('hasTooManyCharacters', { count: length, max }))
  return ''
}

function readLabels({ textOf, report }: Reader, field: ImportField, max: number): string[] {
  const labels = splitLabels(textOf(field))
  const tooLong = labels.find((label) => [...label].length > max)
  if (tooLong) report(field, says('labelTooLong', { label: shortened(tooLong), max }))
  return labels
}

function readSwitch({ textOf, report }: Reader, field: ImportField): boolean {
  const text = textOf(field).trim().toLowerCase()
  if (text === '' || YES.has(text)) return true
  if (!NO.has(text)) report(field, says('mustBeYesOrNo', { text: shortened(text) }))
  return false
}

function readDay({ textOf, report }: Reader, field: ImportField): string | null {
  const text = textOf(field).trim()
  if (text === '') return null
  const day = dayOf(text)
  if (!day) report(field, says('mustBeDate', { text: shortened(text) }))
  return day ?? null
}

function readMode({ textOf, report }: Reader, defaultMode: 'link' | 'host'): 'link' | 'host' {
  const text = textOf('action').trim().toLowerCase()
  const mode = text === '' ? defaultMode : own(MODES, text)
  if (!mode) report('action', says('mustBeLinkOrHost', { text: shortened(text) }))
  return mode ?? 'link'
}

function reportRagged(cells: readonly string[], { width }: ReadingRules, problems: RowProblem[]) {
  if (width === undefined || cells.length === width) return
  const surplus = cells.slice(width).some((cell) => cell.trim() !== '')
  if (cells.length < width || surplus)
    problems.push({
      level: 'warning',
      ...says('rowHasOtherCells', { cells: cells.length, heads: width }),
    })
}

function readUrl({ textOf, report }: Reader, { allowedNetworks }: ReadingRules): string {
  const input = textOf('url').trim()
  if (input === '') {
    report('url', says('isMissing'))
    return ''
  }
  const text = /^[a-z][a-z0-9+.-]*:/i.test(input) ? input : `https://${input}`
  const url = URL.parse(text)
  if (/\s/.test(input) || !url || !isHost(url.hostname)) {
    report('url', says('textIsNotWebAddress', { text: shortened(input) }))
    return ''
  }
  if (url.href.length > URL_MAX) {
    report('url', says('isLongerThanCharacters', { max: URL_MAX }))
    return ''
  }
  const hindrance = hindranceOf(url, allowedNetworks)
  if (hindrance) report('url', { ...hindrance, message: `can’t be used: ${hindrance.message}` })
  return url.href
}

/** Tells whether a host can be a server’s: with a dot, or an address. */
export function isHost(name: string): boolean {
  return name === 'localhost' || /[.:]/.test(name)
}

/** Parses a date: year first, or day first with dots; 3/4/2026 is ambiguous and refused. */
function dayOf(text: string): string | undefined {
  const [, year, month, date] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text) ??
    reordered(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)) ??
    []
  if (!year || !month || !date) return undefined
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const parsed = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(day) ? undefined : day
}

function reordered(match: RegExpExecArray | null): string[] | undefined {
  return match ? [match[0], match[3] ?? '', match[2] ?? '', match[1] ?? ''] : undefined
}

export function shortened(text: string): string {
  const characters = [...text]
  return characters.length > 60 ? `${characters.slice(0, 60).join('')}…` : text
}
