import { formatTagOf, type Locale } from '@satchel/contract/languages.ts'

/** Writes numbers, days and names of countries in the language of an email. */
export function formatsOf(locale: Locale) {
  const tag = formatTagOf(locale)
  const rules = new Intl.PluralRules(tag)
  const count = (value: number) => value.toLocaleString(tag)
  return {
    count,
    /** Writes a number with its noun, such as "1 page" or "2 pages". */
    counted: (value: number, one: string, other: string) =>
      `${count(value)} ${rules.select(value) === 'one' ? one : other}`,
    /** Writes a moment; throws `RangeError` for an unknown time zone. */
    at: (moment: string | number, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(tag, options).format(new Date(moment)),
    country: (code: string) => new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? code,
  }
}
