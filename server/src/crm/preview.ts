import type { CrmKind, CrmPreview } from '@satchel/contract/crm.ts'
import type { EventData } from '@satchel/contract/webhooks/event-schemas.ts'
import type { Config } from '../platform/config.ts'
import type { Scope } from '../platform/database/scope.ts'
import { orNotFound } from '../platform/problem.ts'
import { activityOf, readerOf } from './activity.ts'
import * as connections from './connection-queries.ts'
import { personOf } from './lead.ts'
import * as query from './preview-queries.ts'
import type { PersonDraft } from './vendors/types.ts'

type Reading = EventData<'link.read'>

/** Returns what would be sent, in words: of the latest reading and lead, or of made-up ones. */
export async function preview(scope: Scope, config: Config, kind: CrmKind): Promise<CrmPreview> {
  const [connection] = await connections.findConnections(scope, kind)
  const { id, confirmedOnly: isConfirmed } = orNotFound(connection, 'Connection')
  const locale = await connections.findLocale(scope, id)
  const view = await query.findLatestView(scope, { isConfirmed })
  const reading = view ? readingOf(view) : sampleReading(scope)
  const { title, lines, link } = activityOf({ config, locale }, reading)
  const answers = await query.findLatestLead(scope)
  const person = answers && personOf(answers.fields, answers.values)
  return {
    reading: { isSample: !view, email: readerOf(reading) ?? '', title, lines, link },
    lead: { isSample: !person, person: person ?? SAMPLE_PERSON },
  }
}

function readingOf(view: NonNullable<Awaited<ReturnType<typeof query.findLatestView>>>): Reading {
  const { id, at, email, emailProved, byPassword, durationMs, pages, pageCount, link } = view
  const read = Object.entries(pages ?? {})
  return {
    id,
    at,
    endedAt: at,
    reader: { email, emailProved },
    link,
    certainty: emailProved || byPassword ? 'proved' : 'acted',
    isFirst: view.isFirst,
    downloaded: view.downloaded,
    seconds: Math.round(durationMs / 1_000),
    minutes: Math.round(durationMs / 6_000) / 10,
    share: pageCount ? Math.min(1, read.length / pageCount) : null,
    longestPages: read
      .map(([page, ms]) => ({ itemId: link.itemId, page: Number(page), seconds: ms / 1_000 }))
      .sort((one, other) => other.seconds - one.seconds)
      .slice(0, 5),
    items: [],
    country: null,
    device: null,
  }
}

const SAMPLE_PERSON: PersonDraft = {
  email: 'bea@customer.example',
  firstName: 'Bea',
  lastName: 'Brook',
  company: 'Customer Ltd',
}
const NOBODY = '00000000-0000-7000-8000-000000000000'

function sampleReading({ actor }: Scope): Reading {
  const at = new Date().toISOString()
  return {
    id: NOBODY,
    at,
    endedAt: at,
    certainty: 'proved',
    isFirst: true,
    downloaded: false,
    seconds: 192,
    minutes: 3.2,
    share: 0.4,
    items: [],
    country: null,
    device: null,
    reader: { email: SAMPLE_PERSON.email, emailProved: true },
    longestPages: [
      { itemId: NOBODY, page: 3, seconds: 95 },
      { itemId: NOBODY, page: 4, seconds: 61 },
    ],
    link: {
      id: NOBODY,
      slug: 'sample',
      itemType: 'ITEM',
      itemId: NOBODY,
      itemName: 'Price list',
      recipient: null,
      sharedBy: { id: NOBODY, name: actor.name ?? '' },
    },
  }
}
