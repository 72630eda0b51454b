import { type Chrono, casual, GB } from 'chrono-node/en'

/** Locale of Day.js, which names the months and days of calendars. */
export const CALENDAR_LOCALE: string = 'en'

/** Returns what reads days that are typed in the language of the app. */
export function dayParser(isDayFirst: boolean): Chrono {
  return isDayFirst ? GB : casual
}
