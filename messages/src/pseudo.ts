import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser'
import type { Part } from './catalogue.ts'
import { longer } from './pseudo-text.ts'

/** Returns a message in the pseudo-language: “Library” is “[Ļííƀŕááŕý]”; values that are put in stay as they are. */
export function pseudoParts(parts: readonly Part[]): Part[] {
  if (!hasLetters(parts)) return [...parts]
  const bracket = (value: string): Part => ({ type: TYPE.literal, value })
  return [bracket('['), ...parts.map(turned), bracket(']')]
}

const hasLetters = (parts: readonly Part[]): boolean =>
  parts.some((part) => !isLiteralElement(part) || /[a-z]/i.test(part.value))

function turned(part: Part): Part {
  if (isLiteralElement(part)) return { ...part, value: longer(part.value) }
  if (!isPluralElement(part) && !isSelectElement(part)) return part
  const options = Object.entries(part.options).map(([name, option]) => [
    name,
    { ...option, value: option.value.map(turned) },
  ])
  return { ...part, options: Object.fromEntries(options) } as Part
}
