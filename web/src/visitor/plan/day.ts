import { spoken } from '../messages/messages.ts'

/** Writes a day, which is the same one everywhere. */
export function dayOf(day: string): string {
  const format = new Intl.DateTimeFormat(spoken(), { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}
