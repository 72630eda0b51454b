import { LINK_COLUMNS, type LinkColumn } from '@satchel/contract/imports/links.ts'
import * as agreements from '../agreements/service.ts'
import * as analytics from '../analytics/service.ts'
import * as domains from '../domains/service.ts'
import * as links from '../links/service.ts'
import { may, type Scope } from '../platform/database/scope.ts'
import { csvLine, UTF8_MARK } from '../platform/files/csv-cells.ts'
import type { Services } from '../platform/http/services.ts'
import { findLinks, findPeople, findSites, type Link, type Person } from './table-queries.ts'

/** Tables exported besides the library, for those who see everyone's links. */
export interface Table {
  name: string
  text: string
}

type Cell = string | number | null
type Columns<Row> = [head: string, read: (row: Row) => Cell][]

export async function tablesOf(
  scope: Scope,
  { config }: Pick<Services, 'config'>,
): Promise<Table[]> {
  if (!may(scope.actor, 'links.all')) return []
  const people = await findPeople(scope)
  const all = await findLinks(scope)
  const reports = await analytics.everything(scope, config)
  const cells = await links.tableOf(
    scope,
    config,
    all.map(({ id }) => id),
  )
  // The table that an import of links reads, with what came of them beside it.
  const columns: Columns<Link> = [
    ...Object.entries(LINK_COLUMNS).map(([column, head]): Columns<Link>[number] => [
      head,
      ({ id }) => cells.get(id)?.[column as LinkColumn] ?? '',
    ]),
    ['Link', ({ slug, host }) => domains.linkUrl(config, slug, host)],
    ...OF_LINKS,
  ]
  return [
    { name: 'people.csv', text: textOf(PEOPLE, people) },
    { name: 'links.csv', text: textOf(columns, all) },
    { name: 'agreements.csv', text: await agreements.everything(scope) },
    { name: 'sites.json', text: JSON.stringify(await findSites(scope), null, 2) },
    ...reports.map(({ name, text }) => ({ name: `reports/${name}.csv`, text })),
  ]
}

function textOf<Row>(columns: Columns<Row>, rows: Row[]): string {
  const lines = rows.map((row) => csvLine(columns.map(([, read]) => String(read(row) ?? ''))))
  return UTF8_MARK + csvLine(columns.map(([head]) => head)) + lines.join('')
}

const PEOPLE: Columns<Person> = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Role', ({ role }) => role],
  ['Status', ({ status }) => status],
  ['Since', ({ createdAt }) => createdAt],
  ['Last seen', ({ lastSeenAt }) => lastSeenAt],
]

const OF_LINKS: Columns<Link> = [
  ['Shows', ({ itemName }) => itemName],
  ['Type', ({ itemType }) => itemType],
  ['Shared by', ({ sharer }) => sharer],
  ['Views', ({ views }) => views ?? 0],
  ['Viewers', ({ viewers }) => viewers ?? 0],
  ['Last view', ({ lastViewedAt }) => lastViewedAt],
]
