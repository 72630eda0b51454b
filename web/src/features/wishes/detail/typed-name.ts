import { beginsWith } from '@satchel/contract/folding.ts'

/** Returns the beginning of a name after the last @ before the caret; undefined if no name is being typed. */
export function typedName(text: string, caret: number): { at: number; name: string } | undefined {
  const before = text.slice(0, caret)
  const found = /(?:^|\s)@([^\s@]*(?: [^\s@]*)?)$/.exec(before)
  if (!found) return undefined
  const name = found[1] ?? ''
  return { at: caret - name.length - 1, name }
}

/** Tells whether a person's name, or a word of it, begins with what was typed, whatever its case and accents. */
export function isNamed(name: string, typed: string): boolean {
  return [name, ...name.split(/\s+/)].some((text) => beginsWith(text, typed))
}
