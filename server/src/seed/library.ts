import { readFile } from 'node:fs/promises'
import { CATEGORIES } from '@satchel/contract/taxonomy.ts'
import { parse } from 'csv-parse/sync'
import type { Insertable } from 'kysely'
import type { Item, ItemVersion } from '../platform/database/database-types.ts'
import { type Calendar, DAY, idAt, iso, momentOn } from './calendar.ts'
import type { PersonKey } from './company.ts'
import type { Random } from './random.ts'
import { FACTS } from './seed-files.ts'
import { type Fact, type Stored, storedOf } from './stored.ts'

/** A line of `tables/library.csv`. */
interface Line {
  file: string
  name: string
  owner: PersonKey
  day: string
  stage: string
  product: string
  type: string
  industry: string
  region: string
  tags: string
  description: string
}

export interface Piece extends Line {
  id: string
  at: number
  /** When its file took the place of an earlier one. */
  replacedAt?: number
  fact: Fact
  tagList: string[]
  /** Labels by category. */
  labels: string[][]
}

const DATA = new URL('./tables/library.csv', import.meta.url)

/** Of the three ways into the library two leave an import behind. */
const IMPORTED = /^(scene-|render-|logo|icons)/

export async function readLibrary(calendar: Calendar, random: Random): Promise<Piece[]> {
  const lines: Line[] = parse(await readFile(DATA), { columns: true })
  const facts: Record<string, Fact> = JSON.parse(await readFile(FACTS, 'utf8'))
  return lines
    .map((line) => {
      const at = momentOn(calendar, random, Math.min(calendar.dayOf(line.day), calendar.today))
      const split = (text: string) => text.split(';').filter(Boolean)
      const { stage, product, type, industry, region } = line
      const day = VERSIONED[line.file]?.day
      return {
        ...line,
        at,
        ...(day && { replacedAt: calendar.at(calendar.dayOf(day), 9 * 60 + 40) }),
        id: idAt(at, random),
        fact: facts[line.file] as Fact,
        tagList: split(line.tags),
        labels: [stage, product, type, industry, region].map(split),
      }
    })
    .sort((one, other) => one.at - other.at)
}

export const isPage = ({ file }: { file: string }) => file.startsWith('https://')

/** What befell some of the items. */
interface Fate {
  expires?: number
  releases?: number
  /** Days before today. */
  deleted?: number
  broken?: string
  hidden?: boolean
}

const FATES: Record<string, Fate> = {
  'prices-launch.pdf': { expires: 9 },
  'banner-fair.png': { expires: 4 },
  'fair-program.pdf': { expires: 4 },
  'contract-pilot.pdf': { expires: 26 },
  'banner-webinar.png': { expires: -6 },
  'case-fjellvik.pdf': { releases: 5 },
  'notes-launch.md': { hidden: true },
  'sheet-compare.xlsx': { hidden: true },
  'audio-spot.mp3': { deleted: 2 },
  'banner-hiring.webp': { deleted: 11 },
  'doc-mails.docx': { deleted: 19 },
  'https://www.euwaterdata.example/losses': { broken: '404' },
  'https://www.aquaforum.example/lindvik': { broken: 'no-answer' },
}

/** How many days ago it was put in the bin; undefined where it was not. */
export const goneSince = ({ file }: Piece) => FATES[file]?.deleted
/** May be opened through a link today. */
export const isShared = (piece: Piece) => {
  const { expires, releases, deleted, hidden } = FATES[piece.file] ?? {}
  return deleted === undefined && !hidden && releases === undefined && !(expires && expires < 0)
}

export function importOf({ file }: Piece): 'pictures' | 'pages' | null {
  if (isPage({ file })) return 'pages'
  return IMPORTED.test(file) ? 'pictures' : null
}

export interface Made {
  tenantId: string
  calendar: Calendar
  people: Record<PersonKey, string>
  imports: Record<'pictures' | 'pages', string>
}

/** The row of a piece as it stands after it was read. */
export function itemOf(piece: Piece, made: Made): Insertable<Item> {
  const { calendar, people, imports } = made
  const { id, file, name, description, at, fact } = piece
  const { expires, releases, deleted, broken, hidden } = FATES[file] ?? {}
  const day = (from: number | undefined) =>
    from === undefined ? null : calendar.dateOf(calendar.today + from)
  const from = importOf(piece)
  const bin = deleted === undefined ? null : iso(calendar.now - deleted * DAY)
  return {
    id,
    kind: isPage(piece) ? 'link' : 'file',
    name,
    originalName: isPage(piece) ? name : originalName(piece),
    description,
    url: isPage(piece) ? file : null,
    status: 'completed',
    ...shapeOf(fact),
    ...columnsOf(storedOf(made.tenantId, piece)),
    ...shownOf(piece, people),
    shareable: true,
    inLibrary: !hidden,
    releasesOn: day(releases),
    expiresOn: day(expires),
    // Marked as notified: the first start sends no emails.
    expiryTold: day(expires),
    broken: isPage(piece) ? broken !== undefined : null,
    pageProblem: broken ?? null,
    checkFailures: broken ? 3 : 0,
    checkedAt: isPage(piece) ? iso(calendar.now - DAY / 3) : null,
    // These hosts don't exist, so scheduled checks would fail; a requested check still runs.
    checkDue: iso(calendar.now + 3_650 * DAY),
    importId: from && imports[from],
    ownerId: people[piece.owner],
    createdAt: iso(at),
    deletedAt: bin,
    deletedBy: bin && people.jonas,
  }
}

/** Which version of the file is shown, and since when. */
function shownOf(piece: Piece, people: Made['people']) {
  const { at, replacedAt, owner } = piece
  const changedAt = iso(replacedAt ?? at)
  return {
    version: replacedAt ? 3 : 1,
    fileVersion: replacedAt ? 2 : 1,
    updatedAt: changedAt,
    fileAt: isPage(piece) ? null : changedAt,
    fileBy: isPage(piece) ? null : people[owner],
  }
}

/** Files that took the place of an earlier one, which is kept as their first version, before and after the fair. */
const VERSIONED: Record<string, { earlier: string; day: string }> = {
  'prices-europe.pdf': { earlier: 'prices-europe-1.pdf', day: 'F+7' },
  'brochure-company.pdf': { earlier: 'brochure-company-1.pdf', day: 'F-4' },
}

export async function earlierOf(pieces: Piece[], made: Made) {
  const facts = JSON.parse(await readFile(FACTS, 'utf8'))
  const stored: Stored[] = []
  const rows = pieces.flatMap((piece): Insertable<ItemVersion>[] => {
    const file = VERSIONED[piece.file]?.earlier
    if (!file) return []
    const kept = storedOf(made.tenantId, { id: piece.id, file, fact: facts[file] })
    stored.push(kept)
    return [
      {
        itemId: piece.id,
        number: 1,
        originalName: originalName(piece),
        ...shapeOf(facts[file]),
        ...columnsOf(kept),
        fileKey: kept.fileKey as string,
        body: facts[file].text,
        madeAt: iso(piece.at),
        madeBy: made.people[piece.owner],
      },
    ]
  })
  return { rows, stored }
}

function originalName({ file, name }: Piece): string {
  return `${name}.${file.split('.').at(-1)}`
}

function shapeOf({ mime, bytes, sha256, pageCount, durationS, width, height }: Fact) {
  return {
    mime: mime ?? null,
    bytes: bytes ?? null,
    sha256: sha256 ?? null,
    pageCount: pageCount ?? null,
    durationS: durationS ?? null,
    width: width ?? null,
    height: height ?? null,
  }
}

function columnsOf({ copies: _, ...keys }: Stored) {
  return keys
}

export function categoryPairs(piece: Piece): [category: string, label: string][] {
  return CATEGORIES.flatMap((category, index) =>
    (piece.labels[index] ?? []).map((label): [string, string] => [category, label]),
  )
}
