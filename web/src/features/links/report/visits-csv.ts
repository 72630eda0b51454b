import type { Input } from '@satchel/contract/endpoint.ts'
import type { Link } from '@satchel/contract/links/links.ts'
import { listLinkVisits, type Visit } from '@satchel/contract/visits/visits.ts'
import { call } from '../../../lib/api.ts'
import { writeCsv } from '../../../lib/format/write-csv.ts'
import { saveFile } from '../../../lib/save-file.ts'
import * as labels from './labels.ts'
import { REASONS } from './visit-labels.ts'

const AT_ONCE = 200
const PAGES_MAX = 100

const COLUMNS: readonly [string, (visit: Visit) => string | number][] = [
  [labels.time, ({ at }) => at],
  [labels.visitor, ({ visitor }) => visitor ?? ''],
  [
    labels.verified,
    ({ visitor, emailProved }) => (visitor ? (emailProved ? labels.yes : labels.no) : ''),
  ],
  [labels.session, ({ sessionId }) => sessionId],
  [labels.item, ({ itemName }) => itemName ?? ''],
  [labels.country, ({ country }) => country ?? ''],
  [labels.device, ({ device }) => device ?? ''],
  [labels.browser, ({ browser }) => browser ?? ''],
  [labels.system, ({ os }) => os ?? ''],
  [labels.referrer, ({ referrer }) => referrer ?? ''],
  [labels.source, ({ trigger }) => trigger],
  [labels.seconds, ({ durationS }) => durationS],
  [labels.pages, ({ pages }) => pages.map(({ page, seconds }) => `${page}: ${seconds}`).join('; ')],
  [labels.clicks, ({ clicks }) => clicks.map(({ url }) => url).join(' ')],
  [labels.downloaded, ({ downloaded }) => (downloaded ? labels.yes : '')],
  [labels.certainty, ({ certainty }) => certainty],
  [labels.notCounted, ({ filtered }) => (filtered ? REASONS[filtered] : '')],
]

export type VisitsAsked = NonNullable<Input<typeof listLinkVisits>['query']>

/** Downloads all visits of the range, not only the visible ones. */
export async function saveVisits(link: Link, params: VisitsAsked): Promise<void> {
  const visits: Visit[] = []
  let cursor: string | null = null
  for (let page = 0; page < PAGES_MAX; page++) {
    const query = { ...params, limit: AT_ONCE, ...(cursor !== null && { cursor }) }
    const answer: { items: Visit[]; nextCursor: string | null } = await call(listLinkVisits, {
      params: { id: link.id },
      query,
    })
    visits.push(...answer.items)
    cursor = answer.nextCursor
    if (cursor === null) break
  }
  const rows = visits.map((visit) => COLUMNS.map(([, read]) => read(visit)))
  saveFile(writeCsv([COLUMNS.map(([name]) => name), ...rows]), labels.visitsToCsv(link.slug))
}
