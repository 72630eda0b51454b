import { own } from '@satchel/contract/own.ts'
import type { FieldError } from '@satchel/contract/problem.ts'
import type { TextDoc, TextMark, TextNode } from '@satchel/contract/sites/blocks.ts'
import type { Reason } from '../platform/problem.ts'
import { says } from '../platform/problem.ts'

// Reads rich text as the editor makes it. What isn't listed here is never copied, so it's neither stored nor answered.

type Loose = Record<string, unknown>

interface Attribute {
  fits(value: unknown): boolean
  reason: Reason
  required?: true
}
type Attributes = Record<string, Attribute>

interface NodeRules {
  children: readonly TextNode['type'][]
  attributes?: Attributes
  hasMarks?: true
}

const INLINE = ['text', 'hardBreak'] as const
const BLOCKS = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'horizontalRule',
] as const
const DEPTH_MAX = 20
const START_MAX = 2 ** 31 - 1
const HREF_MAX = 2_048
const SAFE = new Set(['http:', 'https:', 'mailto:', 'tel:'])

const level: Attribute = {
  fits: (value) => value === 2 || value === 3,
  reason: says('mustBeTwoOrThree'),
  required: true,
}
const start: Attribute = {
  fits: (value) => Number.isInteger(value) && Math.abs(value as number) <= START_MAX,
  reason: says('mustBeWholeNumber'),
}
const href: Attribute = {
  fits: isSafeHref,
  reason: says('mustBeSafeLink'),
  required: true,
}

/** Rules for what each node may contain. */
const NODES: Record<TextNode['type'] | 'doc', NodeRules> = {
  doc: { children: BLOCKS },
  paragraph: { children: INLINE },
  heading: { children: INLINE, attributes: { level } },
  bulletList: { children: ['listItem'] },
  orderedList: { children: ['listItem'], attributes: { start } },
  listItem: { children: BLOCKS },
  blockquote: { children: BLOCKS },
  horizontalRule: { children: [] },
  hardBreak: { children: [], hasMarks: true },
  text: { children: [], hasMarks: true },
}
const MARKS: Record<TextMark['type'], Attributes> = {
  bold: {},
  italic: {},
  underline: {},
  strike: {},
  code: {},
  link: { href },
}

interface Place {
  path: string
  depth: number
  errors: FieldError[]
}

/** Returns the part of the text that is known, and by its path what can't be in it. */
export function readDoc(value: unknown, path: string): { doc: TextDoc; errors: FieldError[] } {
  const errors: FieldError[] = []
  const { content = [] } = readContent(NODES.doc, value as Loose, { path, depth: 0, errors })
  return { doc: { type: 'doc', content }, errors }
}

/** Tells whether a link of a text leads to the web, a mailbox or a phone. */
function isSafeHref(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > HREF_MAX) return false
  return SAFE.has(URL.parse(value)?.protocol ?? '')
}

function readContent({ children }: NodeRules, { content }: Loose, place: Place) {
  const { path, depth, errors } = place
  if (content === undefined) return {}
  if (!Array.isArray(content)) errors.push({ path: `${path}.content`, ...says('mustBeList') })
  else if (depth > DEPTH_MAX) errors.push({ path, ...says('isNestedTooDeeply') })
  else {
    const nodes = content.flatMap((child, index) => {
      const here = { path: `${path}.content.${index}`, depth: depth + 1, errors }
      return readNode(child, children, here) ?? []
    })
    return children.length > 0 ? { content: nodes } : {}
  }
  return {}
}

function readNode(
  value: unknown,
  allowed: readonly TextNode['type'][],
  place: Place,
): TextNode | undefined {
  const { path, errors } = place
  const node = (value ?? {}) as Loose
  const type = allowed.find((one) => one === node.type)
  if (!type) {
    errors.push({ path: `${path}.type`, ...says('isNotAllowedHere') })
    return undefined
  }
  const { text } = node
  const isText = type === 'text'
  if (isText && (typeof text !== 'string' || text === '')) {
    errors.push({ path: `${path}.text`, ...says('mustBeText') })
    return undefined
  }
  const { attributes = {}, hasMarks } = NODES[type]
  return {
    type,
    ...readAttributes(attributes, node.attrs, place),
    ...(hasMarks && readMarks(node.marks, place)),
    ...(isText && { text: text as string }),
    ...readContent(NODES[type], node, place),
  }
}

function readAttributes(rules: Attributes, input: unknown, { path, errors }: Place) {
  const values = (input ?? {}) as Loose
  const remaining = Object.entries(rules).flatMap(([name, { fits, reason, required }]) => {
    const value = own(values, name) ?? undefined
    if (value === undefined && !required) return []
    if (fits(value)) return [[name, value]]
    errors.push({ path: `${path}.attrs.${name}`, ...reason })
    return []
  })
  return remaining.length > 0 ? { attrs: Object.fromEntries(remaining) } : {}
}

function readMarks(value: unknown, place: Place): { marks?: TextMark[] } {
  const { path, errors } = place
  if (value === undefined) return {}
  if (!Array.isArray(value)) {
    errors.push({ path: `${path}.marks`, ...says('mustBeList') })
    return {}
  }
  // Each mark once: pages nest an element for each.
  const marks = new Map<string, TextMark>()
  value.forEach((one, index) => {
    const mark = readMark(one, { ...place, path: `${path}.marks.${index}` })
    if (mark && !marks.has(mark.type)) marks.set(mark.type, mark)
  })
  return marks.size > 0 ? { marks: [...marks.values()] } : {}
}

function readMark(value: unknown, place: Place): TextMark | undefined {
  const { type, attrs } = (value ?? {}) as { type: TextMark['type']; attrs: unknown }
  const rules = typeof type === 'string' ? own(MARKS, type) : undefined
  if (!rules) {
    place.errors.push({ path: `${place.path}.type`, ...says('isNotAllowed') })
    return undefined
  }
  const before = place.errors.length
  const mark = { type, ...readAttributes(rules, attrs, place) }
  return place.errors.length > before ? undefined : mark
}
