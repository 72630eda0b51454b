import type { Insertable } from 'kysely'
import type { ClientEventDay } from '../platform/database/database-types.ts'
import type { Calendar } from './calendar.ts'
import type { PersonKey } from './company.ts'
import { openRandom } from './random.ts'

/** A seed of its own: the rest of the demo stays as it is, whatever is used. */
const SEED = 20_262

/** How often a person does something on a day at work, in the median. */
const USUAL = [
  ['session.started', 3],
  ['page.viewed', 40],
  ['link.shared', 1.2],
  ['palette.opened', 2],
  ['search.made', 4],
  ['file.uploaded', 0.4],
] as const

/** Returns how often each person used what, on each day of the two months. */
export function usageRows(
  calendar: Calendar,
  people: Record<PersonKey, string>,
): Insertable<ClientEventDay>[] {
  const random = openRandom(SEED)
  const days = Array.from({ length: calendar.today + 1 }, (_, day) => day)
  return days.filter(calendar.isWorkday).flatMap((day) =>
    Object.values(people).flatMap((person) => {
      if (random.chance(0.2)) return []
      return USUAL.flatMap(([name, usual]) => {
        const count = Math.round(random.around(usual))
        return count > 0 ? [{ day: calendar.dateOf(day), name, person, count }] : []
      })
    }),
  )
}
