// What in a document's XML leads out of the document. Vocabularies are distinguished by local names alone: a prefix
// means whatever the document declares.

/** Attributes with addresses in OpenDocument, XForms, SVG and relationships. */
const ADDRESSES = new Set([
  ...['href', 'src', 'Target', 'resource', 'action', 'base', 'data', 'location', 'template'],
  ...['schema', 'schemaLocation', 'noNamespaceSchemaLocation', 'codebase', 'archive', 'classid'],
])
/** Links that a reader may follow; nothing is fetched for them. */
const FOLLOWED = /^(https?|mailto|tel):/i
const PICTURE_DATA = /^data:image\/(png|jpe?g|gif|webp|bmp);base64,/i
const PASSIVE_FIELDS =
  'DATE FORMCHECKBOX FORMTEXT HYPERLINK NOTEREF NUMPAGES PAGE PAGEREF REF SECTION SECTIONPAGES SEQ STYLEREF TIME TOC'
const FETCHES = /:\/\/|file:|\\\\|\b(CALL|DDE|IMAGE|REGISTER|RTD|WEBSERVICE)\s*\(/i

export type Attributes = Record<string, string>

export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/**
 * Tells elements removed with their content: forms that load and send data, relationships to external files, and what
 * tracked changes took out.
 */
export function isLeftOut(tag: string, attributes: Attributes): boolean {
  const name = localName(tag)
  if (['model', 'instance', 'submission'].includes(name) || UNFINISHED.has(name)) return true
  return name === 'Relationship' && leadsOut(attributes)
}

/** Elements that aren't in the finished document: deleted or moved text, and former formatting. */
const UNFINISHED = new Set([
  ...['del', 'moveFrom', 'rPrChange', 'pPrChange', 'tblPrChange', 'tblPrExChange', 'tcPrChange'],
  ...['trPrChange', 'sectPrChange', 'tblGridChange', 'numberingChange', 'cellIns', 'cellDel'],
  ...['tracked-changes', 'change', 'change-start', 'change-end'],
])
/** Elements whose contents were inserted, and are part of the document. */
const INSERTED = new Set(['ins', 'moveTo'])

export function isInserted(tag: string): boolean {
  return INSERTED.has(localName(tag))
}

function leadsOut({ Target = '', TargetMode, Type = '' }: Attributes): boolean {
  if (TargetMode === 'External') return !(/\/hyperlink$/.test(Type) && FOLLOWED.test(Target))
  return hasScheme(Target)
}

/** The attributes without addresses outside the document. */
export function innerAttributes(tag: string, attributes: Attributes): Attributes {
  const name = localName(tag)
  if (name === 'Relationship') return attributes
  const remaining = Object.entries(attributes).filter(([key, value]) => {
    const attribute = localName(key)
    if (key.startsWith('xmlns')) return true
    if (name === 'a' && attribute === 'href' && FOLLOWED.test(value)) return true
    if (attribute.startsWith('dde-')) return false
    if (attribute === 'instr') return isPassiveField(value)
    if (attribute === 'formula') return !FETCHES.test(value)
    return !ADDRESSES.has(attribute) || isInside(value)
  })
  return Object.fromEntries(remaining.map(([key, value]) => [key, withoutOuterStyles(value)]))
}

/** Tells whether an address is a part of the same document or an inline image. */
function isInside(address: string): boolean {
  const plain = decode(address)
    .replace(/[\s\p{Cc}]/gu, '')
    .replaceAll('\\', '/')
  if (plain.startsWith('#') || PICTURE_DATA.test(plain)) return true
  return !hasScheme(plain) && !plain.startsWith('/') && !plain.split('/').includes('..')
}

function hasScheme(address: string): boolean {
  return /^[^/]*:/.test(decode(address).trim())
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns CSS without imports and external resources. */
export function withoutOuterStyles(css: string): string {
  return css.replace(/@import[^;]*;?/gi, '').replace(/url\(\s*(?!['"]?#)[^)]*\)/gi, 'none')
}

/** Tells whether a formula uses only the document's own data. */
export function isInnerFormula(formula: string): boolean {
  return !FETCHES.test(formula)
}

/** Tells whether a field of Word's shows something of the document; others include files or ask programs. */
function isPassiveField(instruction: string): boolean {
  const [word = ''] = instruction
    .trim()
    .toUpperCase()
    .split(/[\s\\"{]/)
  return PASSIVE_FIELDS.split(' ').includes(word)
}

/** Tells whether it may still become one, as more of it is read. */
export function mayBePassiveField(instruction: string): boolean {
  const start = instruction.trim().toUpperCase()
  return isPassiveField(start) || PASSIVE_FIELDS.split(' ').some((word) => word.startsWith(start))
}
