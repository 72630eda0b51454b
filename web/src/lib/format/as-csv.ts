import { APP_LOCALE } from '../language.ts'

/** The query for a table whose headings are in the language of the app. */
export const IN_APP_LANGUAGE =
  APP_LOCALE && APP_LOCALE !== 'en' ? ({ locale: APP_LOCALE } as const) : {}

/** The query for a CSV in place of JSON, for people. */
export const AS_CSV = { format: 'csv', ...IN_APP_LANGUAGE } as const
