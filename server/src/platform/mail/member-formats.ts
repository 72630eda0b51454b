import { formatTagOf, type Locale } from '@satchel/contract/languages.ts'

/** Writes numbers, days and names of countries in the language of an email. */
export function formatsOf(locale: Locale) {
  const tag = formatTagOf(locale)
  return {
    count: (value: number) => value.toLocaleString(tag),
    /** Writes a moment; throws `RangeError` for an unknown time zone. */
    at: (moment: string | number, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(tag, options).format(new Date(moment)),
    country: (code: string) => new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? code,
  }
}
