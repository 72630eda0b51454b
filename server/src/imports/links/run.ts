import { TAGS_PER_ITEM } from '@satchel/contract/constants.ts'
import type { ImportSentence } from '@satchel/contract/imports/import-sentences.ts'
import { CATEGORIES } from '@satchel/contract/taxonomy.ts'
import * as links from '../../links/service.ts'
import { idAt } from '../../platform/database/ids.ts'
import { personOf, type Scope, withScope } from '../../platform/database/scope.ts'
import type { Services } from '../../platform/http/services.ts'
import { says } from '../../platform/problem.ts'
import { SECOND } from '../../platform/time.ts'
import * as taxonomy from '../../taxonomy/service.ts'
import { alike } from '../assess.ts'
import * as library from '../library-queries.ts'
import * as query from '../queries.ts'
import { cellsOf } from '../records.ts'
import { rowText, sentencesOf } from '../row-text.ts'
import type { Choices } from '../rules.ts'
import { actorOf, addAll, bulkIdOf, complete, type NewItem, type RunJob } from '../run.ts'
import { enqueueRun, publish } from '../service.ts'
import { openPlacing, type PlacedLink, placeLinks } from './assess.ts'
import { linkReading, requireLinkTable } from './plan.ts'
import { readLinks } from './row.ts'

/** Rows of one commit. */
const CHUNK = 500
/** Time in ms after which other tenants have their turn. */
const TURN_MS = 5 * SECOND

/** The next rows become links. Each commit has its links and the state of their rows, so that none comes twice. */
export async function runLinks(services: Services, { tenantId, importId }: RunJob): Promise<void> {
  const actor = await actorOf(services, tenantId, importId)
  if (!actor) return
  const within = <T>(work: (scope: Scope) => Promise<T>) =>
    withScope(services.database, actor, work)
  const end = Date.now() + TURN_MS
  while (await within((scope) => runChunk(services, scope, importId))) {
    if (Date.now() < end) continue
    return within((scope) => enqueueRun(scope, importId, 'import-links'))
  }
}

/** False if nothing is left. */
async function runChunk(services: Services, scope: Scope, importId: string): Promise<boolean> {
  const run = await query.lockImport(scope, importId)
  if (run?.status !== 'running') return false
  const waiting = await query.findWaiting(scope, importId, CHUNK)
  if (waiting.length > 0) await importRows(services, scope, run, waiting)
  else await complete(scope, importId, (await query.countItems(scope, importId)).begun)
  await publish(scope, importId)
  return waiting.length > 0
}

type Run = NonNullable<Awaited<ReturnType<typeof query.lockImport>>>
type Waiting = Awaited<ReturnType<typeof query.findWaiting>>

async function importRows({ config }: Services, scope: Scope, run: Run, waiting: Waiting) {
  const { passwords } = run.choices as Choices
  const placing = await openPlacing(scope, config, run.id, passwords?.as)
  const reading = linkReading(config, requireLinkTable(run.heads), placing.homes)
  const rows = waiting.flatMap(({ number, data }) => readLinks(number, cellsOf(data), reading))
  const placed = await placeLinks(scope, rows, placing)
  const coming = placed.filter(({ outcome }) => outcome === 'new')
  const idOf = new Map(waiting.map(({ number, itemId }) => [number, itemId]))
  const itemOf = await bringItems(scope, run, coming, idOf)
  const drafts: links.ImportedLink[] = []
  for (const { row, host } of coming)
    drafts.push(
      await draftOf(scope, row, { host, itemId: itemOf.get(row.number) ?? '', passwords }),
    )
  const brought = await links.insertImported(scope, run.id, drafts)
  const lost = new Set(
    coming.filter((_, index) => !brought.has(drafts[index]?.id ?? '')).map(({ row }) => row),
  )
  const outcomes = placed.map((link) => outcomeOf(link, itemOf, lost))
  await query.settleRows(scope, run.id, ofRows(outcomes))
}

interface Placed {
  host: string
  itemId: string
  passwords: Choices['passwords']
}

/** Returns a link as it opened elsewhere, or withdrawn. */
async function draftOf(
  scope: Scope,
  { number, slug, visitsBefore, createdAt, expiresAt, expiresOn, guards }: PlacedLink['row'],
  { host, itemId, passwords }: Placed,
): Promise<links.ImportedLink> {
  const { hadPassword, isClosed, hasOptions, options, email, memo, organization } = guards
  const as = hadPassword ? (passwords?.as ?? 'withdrawn') : undefined
  const gate = as === 'email' ? { requireEmail: true, proveEmail: true } : {}
  return {
    id: idAt(createdAt ? Date.parse(createdAt) : Date.now(), number),
    ...{ itemId, host, spelling: slug, visitsBefore, createdAt, expiresAt, expiresOn },
    ...{ email, memo, organization },
    isQuiet: !hasOptions,
    isWithdrawn: isClosed || as === 'withdrawn',
    passwordHash: as === 'password' ? (passwords?.hash ?? null) : null,
    terms: await links.importedTerms(scope, { ...options, ...gate }),
  }
}

function outcomeOf(
  { row, outcome, problem, item }: PlacedLink,
  itemOf: ReadonlyMap<number, string>,
  lost: ReadonlySet<PlacedLink['row']>,
): query.Outcome {
  const { number } = row
  if (lost.has(row)) return { number, status: 'failed', ...rowText([says('slugTakenMeanwhile')]) }
  if (outcome === 'failed') return { number, status: 'failed', ...rowText(sentencesOf(problem)) }
  if (outcome === 'same') {
    const text = rowText([says('alreadyHere')])
    return { number, status: 'skipped', ...text, foundId: item?.id ?? null }
  }
  const text = rowText(sentencesOf(problem))
  return { number, status: 'done', ...text, foundId: itemOf.get(number) ?? null }
}

/** A row with several addresses is done once one came, and says which didn't. */
function ofRows(outcomes: query.Outcome[]): query.Outcome[] {
  return [...Map.groupBy(outcomes, ({ number }) => number).values()].flatMap((all) => {
    const [first] = all
    const done = all.find(({ status }) => status === 'done') ?? first
    if (!done) return []
    const sentences = all.flatMap((each) => each.sentences ?? [])
    return [{ ...done, ...rowText(distinct(sentences)) }]
  })
}

/** Returns each sentence once. */
function distinct(sentences: ImportSentence[]): ImportSentence[] {
  return [...new Map(sentences.map((sentence) => [sentence.message, sentence])).values()]
}

/** Creates an item for each target without one, and returns the item of each row. */
async function bringItems(
  scope: Scope,
  run: Run,
  coming: PlacedLink[],
  idOf: ReadonlyMap<number, string>,
): Promise<Map<number, string>> {
  const keyOf = await tagKeys(scope, run, coming)
  const { classify = {} } = run.choices as Choices
  const common = (classify.tags ?? []).flatMap((label) => keyOf.get(label) ?? [])
  const fresh = new Map<string, NewItem>()
  const itemOf = new Map<number, string>()
  const tagged: { id: string; to: string }[] = []
  for (const { row, item } of coming) {
    const own = row.tags.flatMap((label) => keyOf.get(label) ?? [])
    if (item) {
      itemOf.set(row.number, item.id)
      // Items that were here before stay as they are.
      if (item.importId === run.id) tagged.push(...own.map((to) => ({ id: item.id, to })))
      continue
    }
    const draft = fresh.get(row.target) ?? newItem(scope, run, row, idOf.get(row.number) ?? '')
    draft.tagKeys = [...new Set([...draft.tagKeys, ...common, ...own])].slice(0, TAGS_PER_ITEM)
    fresh.set(row.target, draft)
    itemOf.set(row.number, draft.id)
  }
  await addAll(scope, [...fresh.values()], bulkIdOf(run))
  await taxonomy.reclassify(scope, { tags: { added: tagged } })
  return itemOf
}

function newItem(scope: Scope, run: Run, row: PlacedLink['row'], id: string): NewItem {
  const { classify = {} } = run.choices as Choices
  return {
    id,
    importId: run.id,
    ownerId: personOf(scope),
    url: row.target,
    file: null,
    name: row.title,
    description: '',
    visitorDescription: '',
    shareable: true,
    inLibrary: true,
    releasesOn: null,
    expiresOn: null,
    valueIds: CATEGORIES.flatMap((category) => classify[category] ?? []),
    tagKeys: [],
    collections: [],
  }
}

const KEY_MAX = 128

/** Finds or creates the tags and returns their keys by label; what can't be a tag has none. */
async function tagKeys(scope: Scope, run: Run, coming: PlacedLink[]): Promise<Map<string, string>> {
  const { classify = {} } = run.choices as Choices
  const bringing = coming.filter(({ item }) => !item || item.importId === run.id)
  const labels = [
    ...new Set([...(classify.tags ?? []), ...bringing.flatMap(({ row }) => row.tags)]),
  ]
  const normalized = await library.normalizeLabels(scope, labels)
  const usable = [...normalized].filter(
    ([, { key }]) => !/^\.{0,2}$/.test(key) && [...key].length <= KEY_MAX,
  )
  await taxonomy.ensureTags(
    scope,
    usable.map(([label]) => label),
    () => 'tags',
  )
  const tags = await library.findTags(
    scope,
    usable.map(([, label]) => label),
  )
  return new Map(
    usable.flatMap(([label, one]) => {
      const tag = alike(tags, one)
      return tag ? [[label, tag.key] as const] : []
    }),
  )
}
