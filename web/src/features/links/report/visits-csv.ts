import type { Link } from '@satchel/contract/links.ts'
import { listLinkVisits, type Visit } from '@satchel/contract/visits.ts'
import { call } from '../../../lib/api.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { writeCsv } from '../../../lib/write-csv.ts'
import { REASONS } from './visit-labels.ts'

const AT_ONCE = 200
const PAGES_MAX = 100

const COLUMNS: readonly [string, (visit: Visit) => string | number][] = [
  ['Time', ({ at }) => at],
  ['Visitor', ({ visitor }) => visitor ?? ''],
  ['Proved', ({ emailProved }) => (emailProved ? 'yes' : '')],
  ['Session', ({ sessionId }) => sessionId],
  ['Item', ({ itemName }) => itemName ?? ''],
  ['Country', ({ country }) => country ?? ''],
  ['Device', ({ device }) => device ?? ''],
  ['Browser', ({ browser }) => browser ?? ''],
  ['System', ({ os }) => os ?? ''],
  ['From', ({ referrer }) => referrer ?? ''],
  ['By', ({ trigger }) => trigger],
  ['Seconds', ({ durationS }) => durationS],
  ['Pages', ({ pages }) => pages.map(({ page, seconds }) => `${page}: ${seconds}`).join('; ')],
  ['Clicks', ({ clicks }) => clicks.map(({ url }) => url).join(' ')],
  ['Downloaded', ({ downloaded }) => (downloaded ? 'yes' : '')],
  ['Left out', ({ filtered }) => (filtered ? REASONS[filtered] : '')],
]

/** All visits, not only those that were shown. */
export async function saveVisits(link: Link, includeFiltered: boolean): Promise<void> {
  const visits: Visit[] = []
  let cursor: string | null = null
  for (let page = 0; page < PAGES_MAX; page++) {
    const query = { limit: AT_ONCE, includeFiltered, ...(cursor !== null && { cursor }) }
    const answer: { items: Visit[]; nextCursor: string | null } = await call(listLinkVisits, {
      params: { id: link.id },
      query,
    })
    visits.push(...answer.items)
    cursor = answer.nextCursor
    if (cursor === null) break
  }
  const rows = visits.map((visit) => COLUMNS.map(([, read]) => read(visit)))
  saveFile(writeCsv([COLUMNS.map(([name]) => name), ...rows]), `Visits of ${link.slug}.csv`)
}
