import type { Cta } from '@satchel/contract/ctas/ctas.ts'
import type { Db } from '../platform/database/database.ts'
import { idAt, iso } from './calendar.ts'
import { readTable } from './content.ts'
import { insertRows } from './queries.ts'
import { openRandom, type Random } from './random.ts'
import type { Story } from './story.ts'

type Lead = Record<'name' | 'email' | 'meters' | 'note', string>

/** A seed of its own: the rest of the demo stays as it is, whatever CTAs do. */
const SEED = 42
const MET = 340

/** Writes how often CTAs were seen, clicked and filled in since the launch. */
export async function insertCtaFigures(db: Db, ctas: Cta[], { calendar }: Story): Promise<void> {
  const random = openRandom(SEED)
  const { launch, today } = calendar
  const days = Array.from({ length: today - launch }, (_, after) => launch + after)
  const workdays = days.filter(calendar.isWorkday)
  const counted = workdays.flatMap((day) =>
    ctas.flatMap((cta) => daysOf(cta, calendar.dateOf(day), random)),
  )
  await insertRows(db, 'ctaDay', counted)
  for (const cta of ctas.filter(({ control }) => control)) {
    const events = Array.from({ length: MET }, () => {
      const at = calendar.at(random.pick(workdays), random.whole(480, 1_000))
      return eventsOf(cta.id, at, random)
    })
    await insertRows(db, 'ctaEvent', events.flat())
  }
  const leads = await readTable<Lead>('leads.csv')
  const [form] = ctas.filter(({ kind }) => kind === 'form')
  if (!form) return
  const times = leads.map((_, place) => calendar.at(workdays.at(-2 - 3 * place) ?? 0, 600 + place))
  const rows = leads.map((lead, place) => submissionOf(form, lead, times[place] ?? 0, random))
  await insertRows(db, 'ctaSubmission', rows)
}

function daysOf({ id, kind, placements }: Cta, day: string, random: Random) {
  const isForm = kind === 'form'
  return placements.map(({ type, id: item, position }) => ({
    ctaId: id,
    day,
    place: `${type} ${item} ${position}`,
    impressions: random.whole(1, 9),
    clicks: !isForm && random.chance(0.4) ? 1 : 0,
    submissions: isForm && random.chance(0.09) ? 1 : 0,
  }))
}

/** Makes the events of one visitor: a tenth don't see the CTA; some of each then click something. */
function eventsOf(ctaId: string, at: number, random: Random) {
  const visitor = `\\x${random.hex(32)}`
  const event = (kind: string, time: number) => ({
    id: idAt(time, random),
    ctaId,
    kind,
    visitor,
    visitId: null,
    at: iso(time),
  })
  const isControl = random.chance(0.1)
  const met = event(isControl ? 'held' : 'impression', at)
  return random.chance(isControl ? 0.03 : 0.15) ? [met, event('click', at + 20_000)] : [met]
}

function submissionOf({ id, fields }: Cta, lead: Lead, at: number, random: Random) {
  const { name, email, meters, note } = lead
  return {
    id: idAt(at, random),
    ctaId: id,
    at: iso(at),
    state: 'received',
    values: { name, email, meters, ...(note && { note }), consent: true },
    text: [name, email, meters, note].join('\n'),
    emails: [email],
    consent: fields?.find(({ type }) => type === 'consent')?.label ?? null,
  }
}
