import { readFile } from 'node:fs/promises'
import { CATEGORIES, type Category } from '@satchel/contract/taxonomy.ts'
import type { Insertable } from 'kysely'
import type { Item, ItemVersion } from '../platform/database/database-types.ts'
import { type Calendar, DAY, idAt, iso, momentOn } from './calendar.ts'
import { readTable } from './content.ts'
import { type Fact, type Stored, storedOf } from './file-copies.ts'
import type { Random } from './random.ts'
import { FACTS } from './seed-files.ts'
import type { Team } from './team.ts'

type Description = 'description' | 'visitorDescription'
type Line = Record<'file' | 'name' | 'owner' | 'day' | 'state' | 'tags' | Description, string> &
  Record<(typeof COLUMNS)[number], string>

/** Columns of `content/library.csv`, in the order of the categories. */
const COLUMNS = ['stage', 'product', 'type', 'industry', 'region'] as const

/** An item of the demo. */
export interface Piece extends Line {
  id: string
  at: number
  /** Days from today. */
  expires?: number
  releases?: number
  /** Days ago. */
  deleted?: number
  /** The problem of a page that can’t be opened. */
  broken?: string
  hidden: boolean
  /** The time its file took the place of an earlier one. */
  replacedAt?: number
  /** Facts about the file that was replaced. */
  earlier?: Fact
  fact: Fact
  tagList: string[]
  labels: Record<Category, string[]>
}

export async function readLibrary(calendar: Calendar, random: Random): Promise<Piece[]> {
  const lines = await readTable<Line>('library.csv')
  const facts: Record<string, Fact> = JSON.parse(await readFile(FACTS, 'utf8'))
  return lines
    .map((line) => pieceOf(line, facts, calendar, random))
    .sort((one, other) => one.at - other.at)
}

function pieceOf(
  line: Line,
  facts: Record<string, Fact>,
  calendar: Calendar,
  random: Random,
): Piece {
  const at = momentOn(calendar, random, Math.min(calendar.dayOf(line.day), calendar.today))
  const state = new Map(split(line.state).map((one) => one.split('=') as [string, string]))
  const days = (name: string) => state.has(name) && { [name]: Number(state.get(name)) }
  const replaced = state.get('replaced')
  const broken = state.get('broken')
  return {
    ...line,
    id: idAt(at, random),
    at,
    hidden: state.has('hidden'),
    ...days('expires'),
    ...days('releases'),
    ...days('deleted'),
    ...(broken && { broken }),
    ...(replaced && {
      replacedAt: calendar.at(calendar.dayOf(replaced), 9 * 60 + 40),
      earlier: facts[earlierName(line.file)] as Fact,
    }),
    fact: facts[line.file] as Fact,
    tagList: split(line.tags),
    labels: Object.fromEntries(
      CATEGORIES.map((category, index) => [category, split(line[COLUMNS[index] ?? 'type'])]),
    ) as Piece['labels'],
  }
}

const split = (text: string) => text.split(';').filter(Boolean)
const earlierName = (file: string) => file.replace('.', '-1.')
export const isPage = ({ file }: Pick<Piece, 'file'>) => file.startsWith('https://')

/** May be opened through a link today. */
export const isShared = ({ deleted, hidden, releases, expires = 0 }: Piece) =>
  deleted === undefined && !hidden && releases === undefined && expires >= 0

/** Returns which import an item came with, if any. */
export function importOf({ file }: Piece): 'pictures' | 'pages' | null {
  if (isPage({ file })) return 'pages'
  return /^(scene-|render-|logo|icons)/.test(file) ? 'pictures' : null
}

export interface LibraryParts {
  calendar: Calendar
  team: Team
  imports: Record<'pictures' | 'pages', string>
}

/** Returns the row of an item whose file or page has been read. */
export function itemOf(piece: Piece, { calendar, team, imports }: LibraryParts): Insertable<Item> {
  const { id, file, name, description, visitorDescription, at, deleted, broken, hidden } = piece
  const { replacedAt } = piece
  const page = isPage(piece)
  const ownerId = team.of(piece.owner).id
  const changedAt = iso(replacedAt ?? at)
  const dateIn = (days: number | undefined) =>
    days === undefined ? null : calendar.dateOf(calendar.today + days)
  const from = importOf(piece)
  const isGone = deleted !== undefined
  return {
    id,
    name,
    description,
    visitorDescription,
    ownerId,
    kind: page ? 'link' : 'file',
    url: page ? file : null,
    originalName: page ? name : originalName(piece),
    status: 'completed',
    shareable: true,
    ...contentOf(team.tenantId, { id, file, fact: piece.fact }),
    version: replacedAt ? 3 : 1,
    fileVersion: replacedAt ? 2 : 1,
    fileAt: page ? null : changedAt,
    fileBy: page ? null : ownerId,
    inLibrary: !hidden,
    releasesOn: dateIn(piece.releases),
    expiresOn: dateIn(piece.expires),
    // Marked as notified: the first start sends no emails.
    expiryTold: dateIn(piece.expires),
    broken: page ? broken !== undefined : null,
    pageProblem: broken ?? null,
    checkFailures: broken ? 3 : 0,
    checkedAt: page ? iso(calendar.now - DAY / 3) : null,
    // These hosts don't exist, so scheduled checks would fail; a requested check still runs.
    checkDue: iso(calendar.now + 3_650 * DAY),
    importId: from && imports[from],
    createdAt: iso(at),
    updatedAt: changedAt,
    deletedAt: isGone ? iso(calendar.now - deleted * DAY) : null,
    deletedBy: isGone ? team.of('jonas').id : null,
  }
}

/** Returns the first versions of files that were replaced. */
export function versionsOf(pieces: Piece[], { team }: LibraryParts): Insertable<ItemVersion>[] {
  return pieces.flatMap((piece) => {
    const { id, file, at, owner, earlier } = piece
    if (!earlier) return []
    const content = contentOf(team.tenantId, { id, file: earlierName(file), fact: earlier })
    const revision = { body: earlier.text, madeAt: iso(at), madeBy: team.of(owner).id }
    const fileKey = content.fileKey as string
    return [
      {
        itemId: id,
        number: 1,
        originalName: originalName(piece),
        ...content,
        fileKey,
        ...revision,
      },
    ]
  })
}

/** Returns all files of the demo and where they are stored. */
export function filesOf(pieces: Piece[], { tenantId }: Team): Stored['copies'] {
  return pieces.flatMap(({ id, file, fact, earlier }) => [
    ...storedOf(tenantId, { id, file, fact }).copies,
    ...(earlier ? storedOf(tenantId, { id, file: earlierName(file), fact: earlier }).copies : []),
  ])
}

function originalName({ file, name }: Piece): string {
  return `${name}.${file.split('.').at(-1)}`
}

/** Returns the columns that say what is in a file, and under which keys it is stored. */
function contentOf(tenantId: string, input: Parameters<typeof storedOf>[1]) {
  const { copies: _, ...keys } = storedOf(tenantId, input)
  const { mime, bytes, sha256, pageCount, durationS, width, height } = input.fact
  return {
    mime: mime ?? null,
    bytes: bytes ?? null,
    sha256: sha256 ?? null,
    pageCount: pageCount ?? null,
    durationS: durationS ?? null,
    width: width ?? null,
    height: height ?? null,
    ...keys,
  }
}
