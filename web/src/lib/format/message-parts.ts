import { formatNumber, pluralCategory } from './format.ts'

// What messages with numbers and choices are made of; `messages-plugin.ts` writes the calls.

export { formatNumber as number }

type Forms = Readonly<Record<string, string>>

/** Returns the form for a number: that of exactly this number, else of the language’s category. */
export function plural(count: number, forms: Forms): string {
  return forms[`=${count}`] ?? forms[pluralCategory(count)] ?? forms.other ?? ''
}

/** Returns the form for a value, else the other one. */
export function select(value: string, forms: Forms): string {
  return (Object.hasOwn(forms, value) ? forms[value] : forms.other) ?? ''
}
