import type { ImportField, ImportQuestion } from '@satchel/contract/imports/imports.ts'
import type { LinkPasswords } from '@satchel/contract/imports/links.ts'
import type { Config } from '../platform/config.ts'
import { invalidField, says } from '../platform/problem.ts'
import { guessMapping } from './fields.ts'
import type { ReadingRules, ReadRow } from './row.ts'

/** A person's options for a run, as stored with it. */
export type Choices = Pick<
  ImportQuestion,
  | 'mapping'
  | 'mode'
  | 'duplicates'
  | 'createTags'
  | 'createCollections'
  | 'classify'
  | 'include'
  | 'exclude'
> & {
  /** Choice for links that asked for a password elsewhere; `hash` is that of the password they get. */
  passwords?: { as: LinkPasswords['as']; hash?: string } | undefined
}

/** The columns of an address list: one, without a header. */
export const ADDRESSES: ImportField[] = ['url']

export function choicesOf(input: ImportQuestion): Omit<Choices, 'passwords'> {
  const { mapping, mode, duplicates, createTags, createCollections, classify } = input
  const { include, exclude } = input
  const filter = { include, exclude }
  const choices = { mapping, mode, duplicates, createTags, createCollections, classify, ...filter }
  return Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined))
}

/** Returns the rules for reading rows; `heads` is empty for address lists, `samples` are the first rows. */
export function readingRules(
  config: Config,
  heads: string[],
  choices: Choices,
  samples?: string[][],
): ReadingRules {
  const mapping = heads.length === 0 ? ADDRESSES : (choices.mapping ?? guessMapping(heads, samples))
  if (!mapping.includes('url')) throw invalidField('mapping', says('assignsNoColumnToUrl'))
  return {
    mapping,
    ...(heads.length > 0 && { width: heads.length }),
    mode: choices.mode ?? 'link',
    allowedNetworks: config.FETCH_ALLOWED_NETWORKS,
  }
}

/** Filters by parts of the address after the host. */
export function isWanted({ draft: { url } }: ReadRow, { include, exclude }: Choices): boolean {
  const address = URL.parse(url)
  if (!address) return true
  const path = address.pathname + address.search
  const holds = (parts: string[] | undefined) =>
    parts?.filter((part) => part.trim() !== '').some((part) => path.includes(part.trim()))
  const isIncluded = !include || include.every((part) => part.trim() === '') || holds(include)
  return Boolean(isIncluded) && !holds(exclude)
}
