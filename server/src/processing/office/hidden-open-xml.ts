import type { HiddenKind } from '@satchel/contract/items/hidden.ts'
import type { HiddenCount } from '../hidden-content.ts'
import type { PartReader } from '../zip.ts'
import { hiddenCells } from './hidden-cells.ts'
import { type Attributes, localName } from './references.ts'
import { xmlReader } from './xml-reader.ts'

/** Parts that are hidden as a whole. */
const PARTS: [RegExp, HiddenKind][] = [
  [/^(word|ppt|xl)\/embeddings\/[^/]+$/, 'attachments'],
  [
    /^(word|ppt|xl)\/media\/[^/]+\.(mp4|m4v|mov|wmv|avi|mpe?g|webm|mkv|mp3|m4a|wav|wma|aac|aiff?|ogg)$/,
    'films',
  ],
  [/^xl\/(pivotCache\/pivotCacheRecords|externalLinks\/externalLink)\d*\.xml$/, 'data'],
]
/** Elements of a part that each count as one. */
const ELEMENTS: [RegExp, Record<string, HiddenKind>][] = [
  [/^word\/comments\d*\.xml$/, { comment: 'comments' }],
  [/^ppt\/comments\/[^/]+\.xml$/, { cm: 'comments', reply: 'comments' }],
  [/^xl\/(comments\d*|comments\/[^/]+)\.xml$/, { comment: 'comments' }],
  [/^xl\/revisions\/revisionLog\d*\.xml$/, { rcc: 'changes', rrc: 'changes', rm: 'changes' }],
  [/^docprops\/custom\.xml$/, { property: 'properties' }],
]
const DOCUMENT = /^word\/(document|header|footer|footnotes|endnotes)\d*\.xml$/
const SLIDE = /^ppt\/slides\/[^/]+\.xml$/
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/
const CHANGES = new Set([
  ...['ins', 'del', 'moveFrom', 'moveTo', 'cellIns', 'cellDel'],
  ...['rPrChange', 'pPrChange', 'tblPrChange', 'tcPrChange', 'trPrChange', 'sectPrChange'],
])
const NAMES = new Set(['creator', 'lastModifiedBy', 'Manager'])
const PROPERTIES = new Set([
  ...['Company', 'keywords', 'description', 'subject', 'category', 'contentStatus'],
])
/** Placeholders on a page of notes besides the notes. */
const NO_NOTES = new Set(['sldImg', 'sldNum', 'dt', 'hdr', 'ftr'])

/** Reads what a part of a Word, PowerPoint or Excel file hides; undefined if that kind of part hides nothing. */
export function hiddenInOpenXml(input: string, hidden: HiddenCount): PartReader | undefined {
  const name = input.toLowerCase()
  const whole = PARTS.find(([pattern]) => pattern.test(name))?.[1]
  if (whole) hidden.add(whole)
  const elements = ELEMENTS.find(([pattern]) => pattern.test(name))?.[1]
  if (elements) return countElements(new Map(Object.entries(elements)), hidden)
  if (/^ppt\/slides\/_rels\/[^/]+\.rels$/.test(name)) return relations(hidden)
  if (/^docprops\/(core|app)\.xml$/.test(name)) return properties(hidden)
  if (/^ppt\/notesslides\/[^/]+\.xml$/.test(name)) return notes(hidden)
  if (name === 'xl/workbook.xml') return workbook(hidden)
  if (DOCUMENT.test(name)) return document(hidden)
  if (SLIDE.test(name)) return slide(hidden)
  return SHEET.test(name) ? sheet(hidden) : undefined
}

/** Counts films that a slide plays from elsewhere. */
function relations(hidden: HiddenCount): PartReader {
  return xmlReader({
    open(_tag, { Type = '', TargetMode = '' }) {
      if (TargetMode === 'External' && /\/(video|audio)$/.test(Type)) hidden.add('films')
    },
  })
}

function countElements(kinds: Map<string, HiddenKind>, hidden: HiddenCount): PartReader {
  return xmlReader({
    open(tag) {
      const kind = kinds.get(localName(tag))
      if (kind) hidden.add(kind)
    },
  })
}

function properties(hidden: HiddenCount): PartReader {
  let text = ''
  return xmlReader({
    open() {
      text = ''
    },
    text(data) {
      text += data
    },
    close(tag) {
      const name = localName(tag)
      if (NAMES.has(name)) hidden.addName(text)
      if (PROPERTIES.has(name) && text.trim()) hidden.add('properties')
      text = ''
    },
  })
}

/** A page of notes counts if anything is written in it but numbers and headers. */
function notes(hidden: HiddenCount): PartReader {
  let words = 0
  let isOther = false
  let isFound = false
  return xmlReader({
    open(tag, { type = '' }) {
      const name = localName(tag)
      if (name === 'sp') isOther = false
      if (name === 'ph' && NO_NOTES.has(type)) isOther = true
      if (name === 't') words++
    },
    text(data) {
      if (words > 0 && !isOther && data.trim()) isFound = true
    },
    close(tag, depth) {
      if (localName(tag) === 't') words--
      if (depth === 1 && isFound) hidden.add('notes')
    },
  })
}

function workbook(hidden: HiddenCount): PartReader {
  return xmlReader({
    open(tag, { state = '' }) {
      if (localName(tag) === 'sheet' && /hidden$/i.test(state)) hidden.add('sheets')
    },
  })
}

function slide(hidden: HiddenCount): PartReader {
  return xmlReader({
    open(tag, attributes, depth) {
      const name = localName(tag)
      if (depth === 1 && name === 'sld' && isOff(attributes.show)) hidden.add('slides')
      if (name === 'cNvPr' && isOn(attributes.hidden)) hidden.add('objects')
    },
  })
}

/** Counts changes, and runs whose properties hide their text. */
function document(hidden: HiddenCount): PartReader {
  let isHidden = false
  return xmlReader({
    open(tag, attributes) {
      const name = localName(tag)
      if (CHANGES.has(name)) hidden.add('changes')
      if (name === 'r' || name === 'p') isHidden = false
      if (name === 'vanish') isHidden = !isOff(valueIn(attributes))
      if ((name === 't' || name === 'delText') && isHidden) hidden.add('text')
    },
    close(tag) {
      if (localName(tag) === 'r') isHidden = false
    },
  })
}

function sheet(hidden: HiddenCount): PartReader {
  const cells = hiddenCells()
  const sum = () => {
    const { rows, columns } = cells.count()
    hidden.add('rows', rows)
    hidden.add('columns', columns)
  }
  return xmlReader({
    open(tag, attributes) {
      const name = localName(tag)
      if (name === 'col' && isOn(attributes.hidden))
        cells.hideColumns(Number(attributes.min) - 1, Number(attributes.max) - 1)
      if (name === 'row') cells.startRow(isOn(attributes.hidden))
      if (name === 'c') cells.startCell(columnOf(attributes.r))
      if (name === 'v' || name === 'is') cells.fill()
    },
    close(_tag, depth) {
      if (depth === 1) sum()
    },
  })
}

/** The column of "AB12", from 0; undefined where a cell follows the one before it. */
function columnOf(reference = ''): number | undefined {
  const letters = /^[A-Z]{1,3}/i.exec(reference)?.[0].toUpperCase()
  if (!letters) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function valueIn(attributes: Attributes): string | undefined {
  return Object.entries(attributes).find(([key]) => localName(key) === 'val')?.[1]
}

function isOn(value: string | undefined): boolean {
  return value !== undefined && !isOff(value)
}

function isOff(value: string | undefined): boolean {
  return value !== undefined && /^(0|false|off)$/i.test(value)
}
