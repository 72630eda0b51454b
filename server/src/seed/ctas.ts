import type { CtaPlacement } from '@satchel/contract/ctas/ctas.ts'
import { type Calendar, idAt, iso } from './calendar.ts'
import type { PersonKey } from './company.ts'
import type { Piece } from './library.ts'
import { openRandom, type Random } from './random.ts'

interface Past {
  pieces: Piece[]
  calendar: Calendar
  people: Record<PersonKey, string>
}

/** Of its own, so that the rest of the past stays as it is. */
const SEED = 42

const FIELDS = [
  { name: 'name', label: 'Your name', type: 'text', required: true },
  { name: 'email', label: 'Work email', type: 'email', required: true },
  { name: 'meters', label: 'Meters in your network', type: 'select', required: false },
  { name: 'note', label: 'What would you like to find out?', type: 'textarea', required: false },
  {
    name: 'consent',
    label: 'Halden Instruments may contact me about a pilot. I can withdraw this at any time.',
    type: 'consent',
    required: true,
  },
]
const SIZES = ['Under 1,000', '1,000 to 10,000', 'Over 10,000']

const LEADS = [
  ['Maren Voss', 'maren.voss@stadtwerke-lind.example', SIZES[1], 'How soon do we see losses?'],
  ['Piet de Boer', 'p.deboer@waterland.example', SIZES[2], 'Does it work with our meters?'],
  ['Ines Faria', 'ines@aguas-norte.example', SIZES[1], ''],
  ['Tom Bailey', 'tom.bailey@riverside-homes.example', SIZES[0], 'Cost for 400 flats?'],
  ['Signe Holm', 'sho@ostrand-vand.example', SIZES[2], 'We would start with two zones.'],
  ['Karel Novak', 'novak@vak-brod.example', SIZES[1], ''],
  ['Lucie Martin', 'l.martin@eaux-du-val.example', SIZES[0], 'Is there a French version?'],
] as const

/** A lead form on the case studies, and a meeting for those who read half of them, kept from a tenth. */
export function ctaRows({ pieces, calendar, people }: Past) {
  const random = openRandom(SEED)
  const begun = calendar.at(calendar.launch, 510)
  const studies = pieces.filter(({ file }) => file.includes('case-')).slice(0, 3)
  const at = (position: CtaPlacement['position'], more: object = {}) =>
    studies.map(({ id }) => ({ type: 'ITEM', id, position, ...more }))
  const common = {
    ...{ version: 1, text: '', url: null, thanks: '', style: {}, recipients: [], active: true },
    ...{ createdAt: iso(begun), updatedAt: iso(begun), control: false, ownerId: people.mira },
  }
  const form = {
    ...common,
    id: idAt(begun, random),
    name: 'Pilot request',
    kind: 'form',
    headline: 'Try Pulse in one zone',
    text: 'We lend you a gateway and fifty meters for six weeks.',
    label: 'Ask for a pilot',
    thanks: 'Thank you. Mira calls you within two working days.',
    fields: FIELDS.map((field) => (field.type === 'select' ? { ...field, options: SIZES } : field)),
    style: { fill: 'tinted' },
    placements: at('end'),
    recipients: [people.mira],
  }
  const meeting = {
    ...common,
    id: idAt(begun + 1, random),
    name: 'Walkthrough for readers',
    kind: 'meeting',
    headline: 'Seen enough to have questions?',
    text: 'Twenty minutes with an engineer, on your own figures.',
    label: 'Book a walkthrough',
    url: 'https://cal.com/halden-instruments/walkthrough',
    fields: [],
    placements: at('bottom', { step: 1, readPercent: 50 }),
    control: true,
  }
  const days = Array.from(
    { length: calendar.today - calendar.launch },
    (_, index) => calendar.launch + index,
  ).filter((day) => calendar.isWorkday(day))
  const places = studies.map(({ id }) => `ITEM ${id}`)
  return {
    ctas: [form, meeting],
    days: days.flatMap((day) => countsOf(day, { form, meeting, places, calendar, random })),
    events: eventsOf(meeting.id, days, calendar, random),
    submissions: LEADS.map((lead, index) =>
      submissionOf(form.id, lead, calendar.at(days.at(-2 - 3 * index) ?? 0, 600 + index), random),
    ),
  }
}

interface Counting {
  form: { id: string }
  meeting: { id: string }
  places: string[]
  calendar: Calendar
  random: Random
}

function countsOf(day: number, { form, meeting, places, calendar, random }: Counting) {
  const date = calendar.dateOf(day)
  return places.flatMap((place) => {
    const seen = random.whole(1, 9)
    const row = { day: date, impressions: seen, clicks: 0, submissions: 0 }
    return [
      { ...row, ctaId: form.id, place: `${place} end`, submissions: random.chance(0.09) ? 1 : 0 },
      { ...row, ctaId: meeting.id, place: `${place} bottom`, clicks: random.chance(0.4) ? 1 : 0 },
    ]
  })
}

/** Whoever met the meeting, a tenth of them without seeing it; some of each then clicked something. */
function eventsOf(ctaId: string, days: number[], calendar: Calendar, random: Random) {
  return Array.from({ length: 340 }, () => {
    const visitor = `\\x${random.hex(32)}`
    const isHeld = random.chance(0.1)
    const at = calendar.at(random.pick(days), random.whole(480, 1_000))
    const event = (kind: string, later: number) => ({
      ...{ ctaId, kind, visitor, visitId: null, at: iso(at + later) },
      id: idAt(at + later, random),
    })
    const met = event(isHeld ? 'held' : 'impression', 0)
    return random.chance(isHeld ? 0.03 : 0.15) ? [met, event('click', 20_000)] : [met]
  }).flat()
}

function submissionOf(ctaId: string, lead: (typeof LEADS)[number], at: number, random: Random) {
  const [name, email, meters, note] = lead
  return {
    ...{ id: idAt(at, random), ctaId, at: iso(at), state: 'received' },
    values: { name, email, meters, ...(note && { note }), consent: true },
    text: [name, email, meters, note].join('\n'),
    emails: [email],
    consent: FIELDS.at(-1)?.label ?? null,
  }
}
