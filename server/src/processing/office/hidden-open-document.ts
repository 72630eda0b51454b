import type { HiddenKind } from '@satchel/contract/items/hidden.ts'
import type { HiddenCount } from '../hidden-content.ts'
import type { PartReader } from '../zip.ts'
import { hiddenCells } from './hidden-cells.ts'
import type { Attributes } from './references.ts'
import { xmlReader } from './xml-reader.ts'

const CHANGES = new Set([
  ...['text:changed-region', 'table:cell-content-change', 'table:insertion'],
  ...['table:deletion', 'table:movement'],
])
const PROPERTIES = new Set([
  ...['dc:description', 'dc:subject', 'meta:keyword', 'meta:user-defined', 'dc:contributor'],
])
const NAMES = new Set(['dc:creator', 'meta:initial-creator', 'meta:printed-by'])
/** Documents inside of a document; charts show what they hold. */
const EMBEDDED =
  /^application\/(vnd\.oasis\.opendocument\.(text|spreadsheet|presentation|graphics|database)|vnd\.sun\.star\.oleobject|(?!vnd\.oasis|vnd\.sun|rdf)[\w.+-]+$)/

const FILM = /\.(mp4|m4v|mov|wmv|avi|mpe?g|webm|mkv|mp3|m4a|wav|wma|aac|aiff?|ogg)$/i

/** Reads what a part of an OpenDocument file hides; undefined if that kind of part hides nothing. */
export function hiddenInOpenDocument(name: string, hidden: HiddenCount): PartReader | undefined {
  if (/^Versions\/./.test(name)) hidden.add('changes')
  if (name === 'meta.xml') return properties(hidden)
  if (name === 'META-INF/manifest.xml') return manifest(hidden)
  if (name === 'content.xml') return content(hidden)
  return name === 'styles.xml' ? styles(hidden) : undefined
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
      if (NAMES.has(tag)) hidden.addName(text)
      if (PROPERTIES.has(tag) && text.trim()) hidden.add('properties')
      text = ''
    },
  })
}

function manifest(hidden: HiddenCount): PartReader {
  return xmlReader({
    open(_tag, attributes) {
      const path = attributes['manifest:full-path'] ?? '/'
      const type = attributes['manifest:media-type'] ?? ''
      const isOwn = /^(\/|.*\.xml|Thumbnails\/.*|Configurations2\/.*|layout-cache)$/.test(path)
      if (!isOwn && EMBEDDED.test(type)) hidden.add('attachments')
      if (/^(video|audio)\//.test(type) || FILM.test(path)) hidden.add('films')
    },
  })
}

/** Layers of a drawing that aren't shown. */
function styles(hidden: HiddenCount): PartReader {
  return xmlReader({
    open(tag, attributes) {
      if (tag === 'draw:layer' && attributes['draw:display'] === 'none') hidden.add('layers')
    },
  })
}

function content(hidden: HiddenCount): PartReader {
  const hiding = new HidingStyles()
  const table = new Table(hidden)
  let notesAt = 0
  let hasNotes = false
  return xmlReader({
    open(tag, attributes, depth) {
      hiding.open(tag, attributes)
      table.open(tag, attributes)
      if (tag === 'presentation:notes') notesAt = depth
      const kind = kindOf(tag, attributes, hiding)
      if (kind) hidden.add(kind)
    },
    text(data) {
      if (!data.trim()) return
      if (notesAt > 0) hasNotes = true
      table.fill()
    },
    close(tag, depth) {
      table.close(tag)
      if (depth !== notesAt) return
      if (hasNotes) hidden.add('notes')
      notesAt = 0
      hasNotes = false
    },
  })
}

function kindOf(tag: string, attributes: Attributes, hiding: HidingStyles): HiddenKind | undefined {
  if (CHANGES.has(tag)) return 'changes'
  if (tag === 'office:annotation') return 'comments'
  if (tag === 'draw:page' && hiding.has(attributes['draw:style-name'])) return 'slides'
  if (tag === 'table:table' && hiding.has(attributes['table:style-name'])) return 'sheets'
  if (tag === 'text:hidden-text' || tag === 'text:hidden-paragraph') return 'text'
  if (tag === 'text:section' && isHiding(attributes['text:display'])) return 'text'
  const isText = tag === 'text:span' || tag === 'text:p' || tag === 'text:h'
  return isText && hiding.has(attributes['text:style-name']) ? 'text' : undefined
}

function isHiding(display: string | undefined): boolean {
  return display === 'none' || display === 'condition'
}

/** The styles of slides, sheets and text that aren't shown; they come before what they are for. */
class HidingStyles {
  #names = new Set<string>()
  #style = ''

  has(name: string | undefined): boolean {
    return name !== undefined && this.#names.has(name)
  }

  open(tag: string, attributes: Attributes): void {
    if (tag === 'style:style') {
      this.#style = attributes['style:name'] ?? ''
      if (this.has(attributes['style:parent-style-name'])) this.#names.add(this.#style)
    }
    const isHidden =
      attributes['presentation:visibility'] === 'hidden' ||
      attributes['table:display'] === 'false' ||
      (tag === 'style:text-properties' && isHiding(attributes['text:display']))
    if (isHidden && /-properties$/.test(tag)) this.#names.add(this.#style)
  }
}

/** The table that is read; those inside of its cells are counted with it. */
class Table {
  #hidden: HiddenCount
  #cells = hiddenCells()
  #depth = 0
  #column = 0
  #isCell = false

  constructor(hidden: HiddenCount) {
    this.#hidden = hidden
  }

  open(tag: string, attributes: Attributes): void {
    if (tag === 'table:table' && this.#depth++ === 0) {
      this.#cells = hiddenCells()
      this.#column = 0
    }
    if (this.#depth !== 1) return
    const isShown = (attributes['table:visibility'] ?? 'visible') === 'visible'
    if (tag === 'table:table-column') {
      const first = this.#column
      this.#column += Number(attributes['table:number-columns-repeated'] ?? 1)
      if (!isShown) this.#cells.hideColumns(first, this.#column - 1)
    }
    if (tag === 'table:table-row') this.#cells.startRow(!isShown)
    if (tag !== 'table:table-cell' && tag !== 'table:covered-table-cell') return
    this.#isCell = true
    this.#cells.startCell(undefined, Number(attributes['table:number-columns-repeated'] ?? 1))
    if (attributes['office:value-type']) this.#cells.fill()
  }

  fill(): void {
    if (this.#isCell) this.#cells.fill()
  }

  close(tag: string): void {
    if (this.#depth === 1 && tag.endsWith('table-cell')) this.#isCell = false
    if (tag !== 'table:table' || --this.#depth > 0) return
    const { rows, columns } = this.#cells.count()
    this.#hidden.add('rows', rows)
    this.#hidden.add('columns', columns)
  }
}
