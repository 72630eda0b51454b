import type { ImportQuestion } from '@satchel/contract/imports/imports.ts'
import type { LinkPasswords, LinkPlan, LinkProblemKind } from '@satchel/contract/imports/links.ts'
import type { Category } from '@satchel/contract/taxonomy.ts'
import * as domains from '../../domains/service.ts'
import type { Config } from '../../platform/config.ts'
import { personOf, type Scope } from '../../platform/database/scope.ts'
import type { Services } from '../../platform/http/services.ts'
import { Problem, says } from '../../platform/problem.ts'
import * as taxonomy from '../../taxonomy/service.ts'
import { publishPlanned } from '../draft-queries.ts'
import { type LinkTable, linkTableOf } from '../reading/link-heads.ts'
import { UnreadableFile } from '../reading/unreadable-file.ts'
import { pagesOf, type Records } from '../records.ts'
import { type Homes, hostOf, hostsOf, openPlacing, type PlacedLink, placeLinks } from './assess.ts'
import { type LinkReading, readLinks } from './row.ts'

const PROBLEM_ROWS_MAX = 1_000
const DOMAINS_MAX = 100

interface Waiting {
  classify: ImportQuestion['classify']
  passwords: LinkPasswords['as'] | undefined
  /** Tells whether nobody waits for the answer any more. */
  hasLeft: () => boolean
}

/** Says what an import of links would do, without saving anything. */
export async function planLinks(
  { config, database }: Services,
  scope: Scope,
  records: Records,
  { classify, passwords, hasLeft }: Waiting,
): Promise<LinkPlan> {
  const table = requireLinkTable(records.heads)
  const placing = await openPlacing(scope, config, null, passwords)
  const reading = linkReading(config, table, placing.homes)
  const tally = openTally(config, placing.homes)
  // Beside the transaction, which ends with the plan.
  const publish = async (rows: number) => {
    if (!('draftId' in records)) return
    const { draftId } = records
    const { tenantId } = scope.actor
    const planned = { tenantId, memberId: personOf(scope), draftId, rows }
    await publishPlanned(database.system, planned)
  }
  for await (const page of pagesOf(scope, records)) {
    if (hasLeft()) throw new Problem('request-timeout', says('connectionWasClosed'))
    const rows = page.flatMap(({ number, cells }) => readLinks(number, cells, reading))
    for (const placed of await placeLinks(scope, rows, placing)) tally.add(placed)
    await publish(tally.total())
  }
  return {
    dryRun: true,
    product: table.product,
    ...tally.result(),
    newItems: placing.newTargets.size,
    missing: await missingCategories(scope, classify),
  }
}

export function linkReading(config: Config, table: LinkTable, homes: Homes): LinkReading {
  const { FETCH_ALLOWED_NETWORKS: allowedNetworks } = config
  return { table, allowedNetworks, hosts: hostsOf(homes), now: Date.now() }
}

export function requireLinkTable(heads: readonly string[]): LinkTable {
  const table = linkTableOf(heads)
  if (table) return table
  throw new UnreadableFile(says('linksNeedSlugAndTarget'))
}

/** Returns the categories that the team requires of items and that have no value. */
export async function missingCategories(
  scope: Scope,
  classify: ImportQuestion['classify'] = {},
): Promise<Category[]> {
  const required = await taxonomy.requiredCategories(scope)
  return required.filter((category) => (classify[category] ?? []).length === 0)
}

const COUNTS: Record<Exclude<LinkProblemKind, 'note'>, keyof Counts> = {
  taken: 'taken',
  'invalid-target': 'invalidTarget',
  'bad-slug': 'badSlug',
  reserved: 'reserved',
  'bad-value': 'badValue',
  'plan-limit': 'overLimit',
  'left-out': 'leftOut',
}

type Counts = Omit<LinkPlan, 'dryRun' | 'product' | 'newItems' | 'domains' | 'missing' | 'problems'>

function openTally(config: Config, homes: Homes) {
  const counts: Counts = {
    ...{ total: 0, new: 0, same: 0, taken: 0, invalidTarget: 0, badSlug: 0, reserved: 0 },
    ...{ badValue: 0, overLimit: 0, leftOut: 0, protected: 0, closed: 0, visitsBefore: 0 },
  }
  const problems: LinkPlan['problems'] = []
  const rowsOf = new Map<string | null, number>()

  function addNew({ visitsBefore, guards }: PlacedLink['row']): void {
    counts.new += 1
    counts.visitsBefore += visitsBefore ?? 0
    if (guards.hadPassword) counts.protected += 1
    if (guards.isClosed) counts.closed += 1
  }

  function add({ row, outcome, problem }: PlacedLink): void {
    counts.total += 1
    if (rowsOf.has(row.domain) || rowsOf.size < DOMAINS_MAX)
      rowsOf.set(row.domain, (rowsOf.get(row.domain) ?? 0) + 1)
    if (outcome === 'same') counts.same += 1
    if (outcome === 'new') addNew(row)
    if (!problem) return
    if (problem.kind !== 'note') counts[COUNTS[problem.kind]] += 1
    if (problems.length < PROBLEM_ROWS_MAX)
      problems.push({ row: row.number, slug: row.slug, ...problem })
  }

  const result = () => ({
    ...counts,
    problems,
    domains: [...rowsOf].map(([domain, rows]) => ({
      domain,
      rows,
      isOurs: domain !== null && (homes.ours.has(domain) || homes.product.has(domain)),
      opensAt: openingAt(config, hostOf(domain, homes)),
    })),
  })
  return { add, result, total: () => counts.total }
}

/** Returns what stands before the slug where a link opens, without the protocol. */
function openingAt(config: Config, host: string): string {
  return domains.linkUrl(config, '', host).replace(/^https?:\/\//, '')
}
