import { type Calendar, MINUTE } from './calendar.ts'
import { type Form, readJson } from './content.ts'
import type { Piece } from './library.ts'
import type { Random } from './random.ts'

interface Draft {
  key: string
  name: string
  description: string
  owner: string
  day: string
  /** Names of files without their ending, or the beginnings of several. */
  files?: string[]
  search?: Form
  /** The last item came some days later. */
  grows?: true
  isPrivate?: true
  deleted?: true
}

export interface Collection extends Draft {
  /** Empty until it is made. */
  id: string
  at: number
  items: Piece[]
}

export async function planCollections(
  pieces: Piece[],
  calendar: Calendar,
  random: Random,
): Promise<Collection[]> {
  const drafts = await readJson<Draft[]>('collections.json')
  return drafts.map((draft) => {
    const day = Math.min(calendar.dayOf(draft.day), calendar.today)
    const at = calendar.at(day, 9 * 60) + random.whole(0, 480) * MINUTE
    const items = (draft.files ?? []).flatMap((start) => {
      const exact = pieces.filter(({ file }) => file === start || file.split('.')[0] === start)
      return exact.length > 0 ? exact : pieces.filter(({ file }) => file.startsWith(start))
    })
    const past = Math.min(at, calendar.now - random.whole(30, 300) * MINUTE)
    return { ...draft, id: '', at: past, items: [...new Set(items)] }
  })
}
