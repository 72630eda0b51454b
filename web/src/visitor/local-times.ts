import { spoken } from './messages/messages.ts'

/** Writes the times of a page in the visitor's time zone, which the server doesn't know. */
export function localizeTimes(times: Iterable<HTMLTimeElement>): void {
  const format = new Intl.DateTimeFormat(spoken(), { dateStyle: 'medium', timeStyle: 'short' })
  for (const time of times) time.textContent = format.format(new Date(time.dateTime))
}
