import type { Calendar } from './calendar.ts'
import { DAY, idAt, iso } from './calendar.ts'
import type { PersonKey } from './company.ts'
import type { Piece } from './library.ts'
import type { Random } from './random.ts'

interface Draft {
  kind: 'content' | 'feature'
  title: string
  description: string
  by: PersonKey
  day: string
  votes: PersonKey[]
  organization?: string
  status?: 'planned' | 'started' | 'done' | 'declined'
  assignee?: PersonKey
  response?: string
  /** Files that deliver it, and how many days it took. */
  delivered?: { files: string[]; days: number }
  comments?: [by: PersonKey, text: string][]
}

const DRAFTS: Draft[] = [
  {
    kind: 'content',
    title: 'Case study from a city with more than 500,000 people',
    description: 'Large utilities ask who of their size uses Pulse. Ours stop at 90,000.',
    by: 'tomas',
    day: '12',
    votes: ['priya', 'jonas', 'luc', 'hana'],
    organization: 'Norrpipe',
    status: 'started',
    assignee: 'mira',
    response: 'Stadtwerke Nordau agreed to an interview in December.',
    comments: [
      ['priya', 'Kestrel Bay’s neighbor asked me for the same thing last week.'],
      ['mira', 'The draft will be here on Friday.'],
    ],
  },
  {
    kind: 'content',
    title: 'One-pager: what a found leak pays',
    description: 'For finance people, with the numbers on one page.',
    by: 'priya',
    day: '7',
    votes: ['tomas', 'jonas', 'luc'],
    organization: 'Lakeside Utilities',
    status: 'done',
    assignee: 'tomas',
    response: 'Here it is, with the calculation behind it.',
    delivered: { files: ['page-return'], days: 9 },
    comments: [['priya', 'They signed the pilot the day after I sent it. Thank you!']],
  },
  {
    kind: 'content',
    title: 'Getting started with Pulse, in French',
    description: 'Installers in Belgium won’t read it in English.',
    by: 'luc',
    day: 'L+6',
    votes: ['hana', 'tomas'],
    organization: 'Delta Works Irrigation',
    status: 'planned',
    assignee: 'hana',
  },
  {
    kind: 'content',
    title: 'Comparison with manual reading for housing companies',
    description: '',
    by: 'tomas',
    day: 'F+2',
    votes: ['priya', 'mira'],
    organization: 'Ostrand Housing',
  },
  {
    kind: 'content',
    title: 'Data sheet in kilograms and inches',
    description: 'For the distributor in Boston.',
    by: 'hana',
    day: '20',
    votes: [],
    status: 'declined',
    response: 'We don’t sell there before 2027.',
  },
  {
    kind: 'feature',
    title: 'See in the calendar when a link expires',
    description: 'I always find out when the customer calls.',
    by: 'jonas',
    day: '30',
    votes: ['edda', 'tomas', 'priya'],
  },
]

interface Past {
  pieces: Piece[]
  calendar: Calendar
  random: Random
  people: Record<PersonKey, string>
}

/** Returns what the team asked for, with votes, comments and what delivers it. */
export function wishRows({ pieces, calendar, random, people }: Past) {
  const told = DRAFTS.map((draft) => {
    const at = Math.min(calendar.at(calendar.dayOf(draft.day), 10 * 60), calendar.now - DAY)
    return { ...draft, at, id: idAt(at, random) }
  })
  return {
    wishes: told.map(({ id, at, kind, title, description, organization, response, ...draft }) => {
      const doneAt = draft.delivered ? at + draft.delivered.days * DAY : null
      return {
        ...{ id, kind, title, description, status: draft.status ?? 'open' },
        authorId: people[draft.by],
        assigneeId: draft.assignee ? people[draft.assignee] : null,
        doneBy: doneAt !== null && draft.assignee ? people[draft.assignee] : null,
        organization: organization ?? null,
        response: response ?? null,
        doneAt: doneAt === null ? null : iso(Math.min(doneAt, calendar.now)),
        createdAt: iso(at),
        updatedAt: iso(at),
      }
    }),
    votes: told.flatMap(({ id, at, by, votes, organization }) =>
      [by, ...votes].map((key, place) => ({
        wishId: id,
        memberId: people[key],
        organization: place === 0 ? (organization ?? null) : null,
        at: iso(at + place),
      })),
    ),
    comments: told.flatMap(({ id, at, comments = [] }) =>
      comments.map(([by, text], place) => {
        const said = Math.min(at + (place + 1) * DAY, calendar.now)
        const row = { id: idAt(said, random), wishId: id, memberId: people[by] }
        return { ...row, text, mentions: [], createdAt: iso(said) }
      }),
    ),
    items: told.flatMap(({ id, delivered }) =>
      pieces
        .filter(({ file }) => delivered?.files.some((start) => file.startsWith(start)))
        .map((piece, position) => ({ wishId: id, itemId: piece.id, position })),
    ),
  }
}
