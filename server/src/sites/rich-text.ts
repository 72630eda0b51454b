import type { FieldError } from '@satchel/contract/problem.ts'
import type { TextNode } from '@satchel/contract/sites/blocks.ts'

// Checks rich text as the editor makes it: these nodes in these places, and marks that do no harm.

const INLINE = ['text', 'hardBreak']
const BLOCKS = ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'horizontalRule']

/** Which nodes may stand in which. */
const CHILDREN: Record<TextNode['type'] | 'doc', readonly string[]> = {
  doc: BLOCKS,
  paragraph: INLINE,
  heading: INLINE,
  bulletList: ['listItem'],
  orderedList: ['listItem'],
  listItem: BLOCKS,
  blockquote: BLOCKS,
  horizontalRule: [],
  hardBreak: [],
  text: [],
}
const MARKS = new Set(['bold', 'italic', 'underline', 'strike', 'code', 'link'])
const DEPTH_MAX = 20
const HREF_MAX = 2_048
const SAFE = new Set(['http:', 'https:', 'mailto:', 'tel:'])

type Loose = Record<string, unknown>

interface Place {
  path: string
  depth: number
}

/** Returns what the text may not hold, by its path. */
export function faultsOfDoc(doc: unknown, path: string): FieldError[] {
  return faultsIn('doc', doc as Loose, { path, depth: 0 })
}

/** Tells whether a link of a text or an image leads to the web, a mailbox or a phone. */
function isSafeHref(href: unknown): href is string {
  if (typeof href !== 'string' || href.length > HREF_MAX) return false
  return SAFE.has(URL.parse(href)?.protocol ?? '')
}

function faultsIn(type: TextNode['type'] | 'doc', node: Loose, place: Place): FieldError[] {
  const { content } = node
  const { path, depth } = place
  if (content === undefined) return []
  if (!Array.isArray(content)) return [{ path: `${path}.content`, message: 'must be a list' }]
  if (depth > DEPTH_MAX) return [{ path, message: 'is nested too deeply' }]
  return content.flatMap((child, index) => {
    const here = { path: `${path}.content.${index}`, depth: depth + 1 }
    return faultsOfNode(child, CHILDREN[type], here)
  })
}

function faultsOfNode(node: unknown, allowed: readonly string[], place: Place): FieldError[] {
  const { path } = place
  const { type, text, marks, attrs } = (node ?? {}) as Loose
  if (typeof type !== 'string' || !allowed.includes(type))
    return [{ path: `${path}.type`, message: 'is not allowed here' }]
  const isEmpty = type === 'text' && (typeof text !== 'string' || text === '')
  return [
    ...(isEmpty ? [{ path: `${path}.text`, message: 'must be text' }] : []),
    ...faultsOfAttributes(type, (attrs ?? {}) as Loose, `${path}.attrs`),
    ...faultsOfMarks(marks, path),
    ...faultsIn(type as TextNode['type'], node as Loose, place),
  ]
}

function faultsOfAttributes(type: string, { level, start }: Loose, path: string): FieldError[] {
  if (type === 'heading' && level !== 2 && level !== 3)
    return [{ path: `${path}.level`, message: 'must be 2 or 3' }]
  if (type === 'orderedList' && start !== undefined && start !== null && !Number.isInteger(start))
    return [{ path: `${path}.start`, message: 'must be a whole number' }]
  return []
}

function faultsOfMarks(marks: unknown, path: string): FieldError[] {
  if (marks === undefined) return []
  if (!Array.isArray(marks)) return [{ path: `${path}.marks`, message: 'must be a list' }]
  return marks.flatMap((mark, index) => faultsOfMark(mark, `${path}.marks.${index}`))
}

function faultsOfMark(mark: unknown, path: string): FieldError[] {
  const { type, attrs } = (mark ?? {}) as Loose
  if (typeof type !== 'string' || !MARKS.has(type))
    return [{ path: `${path}.type`, message: 'is not allowed' }]
  const { href } = (attrs ?? {}) as Loose
  if (type !== 'link' || isSafeHref(href)) return []
  return [{ path: `${path}.attrs.href`, message: 'must be a web, email or phone link' }]
}
