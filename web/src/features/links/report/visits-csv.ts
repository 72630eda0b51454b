import type { Input } from '@satchel/contract/endpoint.ts'
import type { Link } from '@satchel/contract/links/links.ts'
import { listLinkVisits, type Visit } from '@satchel/contract/visits/visits.ts'
import { t } from '@satchel/messages/t.ts'
import { call } from '../../../lib/api.ts'
import { writeCsv } from '../../../lib/format/write-csv.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { REASONS } from './visit-labels.ts'

const AT_ONCE = 200
const PAGES_MAX = 100

const COLUMNS: readonly [string, (visit: Visit) => string | number][] = [
  [t('links.report.time'), ({ at }) => at],
  [t('links.report.visitor'), ({ visitor }) => visitor ?? ''],
  [
    t('links.report.verified'),
    ({ visitor, emailProved }) =>
      visitor ? (emailProved ? t('links.report.yes') : t('links.report.no')) : '',
  ],
  [t('links.report.session'), ({ sessionId }) => sessionId],
  [t('links.report.item'), ({ itemName }) => itemName ?? ''],
  [t('links.report.country'), ({ country }) => country ?? ''],
  [t('links.report.device'), ({ device }) => device ?? ''],
  [t('links.report.browser'), ({ browser }) => browser ?? ''],
  [t('links.report.system'), ({ os }) => os ?? ''],
  [t('links.report.referrer'), ({ referrer }) => referrer ?? ''],
  [t('links.report.source'), ({ trigger }) => trigger],
  [t('links.report.seconds'), ({ durationS }) => durationS],
  [
    t('links.report.pages'),
    ({ pages }) => pages.map(({ page, seconds }) => `${page}: ${seconds}`).join('; '),
  ],
  [t('links.report.clicks'), ({ clicks }) => clicks.map(({ url }) => url).join(' ')],
  [t('links.report.downloaded'), ({ downloaded }) => (downloaded ? t('links.report.yes') : '')],
  [t('links.report.certainty'), ({ certainty }) => certainty],
  [t('links.report.notCounted'), ({ filtered }) => (filtered ? REASONS[filtered] : '')],
]

export type VisitsQuery = NonNullable<Input<typeof listLinkVisits>['query']>

/** Downloads all visits of the range, not only the visible ones. */
export async function saveVisits(link: Link, params: VisitsQuery): Promise<void> {
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
  saveFile(
    writeCsv([COLUMNS.map(([name]) => name), ...rows]),
    t('links.report.visitsToCsv', { slug: link.slug }),
  )
}
