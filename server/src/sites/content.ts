import type { FieldError } from '@satchel/contract/problem.ts'
import {
  BLOCKS,
  BLOCKS_MAX,
  type Block,
  COLUMNS_MAX,
  COLUMNS_MIN,
  CONTENT_MAX,
  EMBED_HOSTS,
  type SimpleBlock,
} from '@satchel/contract/sites/blocks.ts'
import { allowList, bodyCheck, type Check } from '../platform/http/input/validate.ts'
import { Problem, says } from '../platform/problem.ts'
import { unusableText } from '../platform/text.ts'
import { checkPlan, type PlanReading, peopleIn } from './plan-content.ts'
import { readDoc } from './rich-text.ts'

/** An id that a block names, and where. */
export interface Named {
  of: 'item' | 'collection' | 'cta' | 'savedSearch' | 'person'
  id: string
  path: string
}

const CHECKS = new Map<string, Check>(
  Object.entries(BLOCKS).map(([kind, schema]) => [kind, bodyCheck(schema)]),
)
const ALLOWED_FIELDS = new Map(
  Object.entries(BLOCKS).map(([kind, schema]) => [kind, allowList(schema)]),
)
const ERRORS_MAX = 50

/** Returns the blocks as they are stored; throws `invalid`, naming each fault as `content.3.itemIds.0`. */
export function readContent(values: unknown[]): Block[] {
  requireSize(values)
  const errors: FieldError[] = []
  const ids = new Set<string>()
  const planIds = new Set<string>()
  let count = 0
  const readSimple = (block: unknown, path: string): SimpleBlock | undefined => {
    count += 1
    return checkBlock(block, path, { errors, ids, planIds })
  }
  const blocks = values.map((block, index) => {
    const path = `content.${index}`
    if (kindOf(block) !== 'columns') return readSimple(block, path)
    count += 1
    return readColumns(block as Loose, path, { errors, ids, planIds, readSimple })
  })
  if (count > BLOCKS_MAX)
    errors.unshift({ path: 'content', ...says('hasMoreThanBlocks', { max: BLOCKS_MAX }) })
  if (errors.length > 0) throw faulty(errors)
  return blocks as Block[]
}

/** Returns stored blocks with what is known of them alone: some were stored with more than that. */
export function knownContent(content: Block[]): Block[] {
  return content.flatMap((block): Block | [] => {
    if (block.kind !== 'columns') return knownBlock(block)
    const { id, columns } = block
    return { id, kind: 'columns', columns: columns.map((column) => column.flatMap(knownBlock)) }
  })
}

function knownBlock(block: SimpleBlock): SimpleBlock | [] {
  const prune = ALLOWED_FIELDS.get(block.kind)
  if (!prune) return []
  const pruned = prune(block) as SimpleBlock
  return pruned.kind === 'text' ? { ...pruned, doc: readDoc(pruned.doc, '').doc } : pruned
}

export function faulty(errors: FieldError[]): Problem {
  return new Problem('invalid', says('someBlocksAreInvalid'), {
    errors: errors.slice(0, ERRORS_MAX),
  })
}

type Loose = Record<string, unknown>

interface Reading extends PlanReading {
  ids: Set<string>
}

function requireSize(values: unknown[]): void {
  if (Buffer.byteLength(JSON.stringify(values)) > CONTENT_MAX)
    throw faulty([{ path: 'content', ...says('isLargerThan512Kib') }])
  const unusable = unusableText({ content: values })
  if (unusable) throw faulty([unusable])
}

function kindOf(block: unknown): unknown {
  return typeof block === 'object' && block !== null ? (block as Loose).kind : undefined
}

function checkBlock(block: unknown, path: string, reading: Reading): SimpleBlock | undefined {
  const { errors } = reading
  const check = CHECKS.get(String(kindOf(block)))
  if (!check) {
    const message =
      kindOf(block) === 'columns' ? 'can’t stand in columns' : 'is not a kind of block'
    errors.push({ path: `${path}.kind`, message })
    return undefined
  }
  const result = check(block)
  if ('errors' in result) {
    errors.push(...result.errors.map((one) => ({ ...one, path: `${path}.${one.path}` })))
    return undefined
  }
  const read = result.value as SimpleBlock
  noteId(read.id, path, reading)
  checkMeaning(read, path, reading)
  if (read.kind !== 'text') return read
  const text = readDoc(read.doc, `${path}.doc`)
  errors.push(...text.errors)
  return { ...read, doc: text.doc }
}

function noteId(id: string, path: string, { ids, errors }: Reading): void {
  if (ids.has(id)) errors.push({ path: `${path}.id`, ...says('isRepeated') })
  ids.add(id)
}

/** Checks what a schema cannot say. */
function checkMeaning(block: SimpleBlock, path: string, reading: Reading): void {
  const { errors } = reading
  if (block.kind === 'plan') checkPlan(block, path, reading)
  if (block.kind === 'embed' && !isEmbeddable(block.url))
    errors.push({ path: `${path}.url`, ...says('cantBeEmbedded') })
  if (
    block.kind === 'items' &&
    (block.itemIds === undefined) === (block.savedSearchId === undefined)
  )
    errors.push({ path: `${path}.itemIds`, ...says('orSavedSearchMustBeGiven') })
}

/** Tells whether a page is of a host that may be embedded. */
function isEmbeddable(input: string): boolean {
  const url = URL.parse(input)
  if (url?.protocol !== 'https:' || url.username || url.password || url.port) return false
  return EMBED_HOSTS.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
}

function readColumns(
  block: Loose,
  path: string,
  {
    readSimple,
    ...reading
  }: Reading & { readSimple(block: unknown, path: string): SimpleBlock | undefined },
) {
  const { id, columns } = block
  const { errors } = reading
  if (typeof id !== 'string' || id.length < 1 || id.length > 64) {
    errors.push({ path: `${path}.id`, ...says('mustBeShortText') })
    return undefined
  }
  noteId(id, path, reading)
  if (!Array.isArray(columns) || columns.length < COLUMNS_MIN || columns.length > COLUMNS_MAX) {
    const message = `must be ${COLUMNS_MIN} to ${COLUMNS_MAX} lists of blocks`
    errors.push({ path: `${path}.columns`, message })
    return undefined
  }
  const read = columns.map((column: unknown, at) => {
    const here = `${path}.columns.${at}`
    if (Array.isArray(column))
      return column.map((one, index) => readSimple(one, `${here}.${index}`))
    errors.push({ path: here, ...says('mustBeListOfBlocks') })
    return []
  })
  return { id, kind: 'columns', columns: read }
}

/** Returns every id that the blocks name, in their order. */
export function namedIn(content: Block[], path = 'content'): Named[] {
  return content.flatMap((block, index) => {
    const here = `${path}.${index}`
    if (block.kind === 'columns')
      return block.columns.flatMap((column, at) => namedIn(column, `${here}.columns.${at}`))
    return namedBy(block, here)
  })
}

function namedBy(block: SimpleBlock, path: string): Named[] {
  switch (block.kind) {
    case 'items':
      return [
        ...(block.itemIds ?? []).map(
          (id, index): Named => ({ of: 'item', id, path: `${path}.itemIds.${index}` }),
        ),
        ...(block.savedSearchId
          ? [{ of: 'savedSearch', id: block.savedSearchId, path: `${path}.savedSearchId` } as const]
          : []),
      ]
    case 'image':
    case 'video':
      return [{ of: 'item', id: block.itemId, path: `${path}.itemId` }]
    case 'collection':
      return [{ of: 'collection', id: block.collectionId, path: `${path}.collectionId` }]
    case 'cta':
      return [{ of: 'cta', id: block.ctaId, path: `${path}.ctaId` }]
    case 'plan':
      return peopleIn(block, path)
    default:
      return []
  }
}
