import type { Gathered } from './collections.ts'
import type { PersonKey } from './company.ts'
import type { Piece } from './library.ts'

/** How somebody goes about what they are sent. */
export type Habit = 'never' | 'once' | 'skims' | 'returns' | 'forwards' | 'night'

export interface Contact {
  email: string
  habit: Habit
  organization: string
  country: string
  industry: string
  seller: PersonKey
  /** Their mail is looked through by a machine before it is delivered. */
  scans: boolean
}

/** A campaign: one address for many people. */
export interface Broad {
  memo: string
  owner: PersonKey
  /** Of a file or a collection. */
  subject: string
  from: string
  /** Visits of its first day, and how many days it takes to halve them. */
  visits: number
  halves: number
  channel: 'mail' | 'social' | 'website' | 'fair' | 'press'
}

export interface Shared {
  id: string
  slug: string
  at: number
  owner: PersonKey
  piece?: Piece
  collection?: Gathered
  contact?: Contact
  broad?: Broad
  isOwn: boolean
  requireEmail: boolean
  hasPassword: boolean
  watermark: boolean
  expiresAt: number | null
  disabledAt: number | null
  /** The evening on which somebody reads all they were sent, the day before they sign. */
  readOn?: number
}

export interface Content {
  pieces: Piece[]
  collections: Gathered[]
}

/** What is called so: a collection by its key, else a piece by its file. */
export function subjectOf(
  { pieces, collections }: Content,
  name: string,
): Pick<Shared, 'piece' | 'collection'> {
  const collection = collections.find(({ key }) => key === name)
  const piece = pieces.find(({ file }) => file === name)
  return { ...(collection && { collection }), ...(piece && { piece }) }
}
