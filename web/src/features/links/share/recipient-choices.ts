import { isAddress } from '@satchel/contract/addresses.ts'
import { includesText } from '@satchel/contract/folding.ts'
import type { Person, Recipients } from './use-recipients.ts'

export type Choice =
  | { kind: 'person'; key: string; name: string; detail: string; person: Person }
  | { kind: 'name'; key: string; name: string }
  | { kind: 'organization'; key: string; name: string; isNew: boolean }

const SHOWN_PEOPLE = 5
const SHOWN_ORGANIZATIONS = 3

/** Returns the people and organizations that match what is typed, and the text as the name of a new one of each. */
export function choicesOf(value: string, { people, organizations }: Recipients): Choice[] {
  const typed = value.trim().toLowerCase()
  const has = (text: string) => includesText(text, value)
  // "Petra Novak" finds petra.novak@company.com.
  const hasWords = (text: string) => typed.split(/\s+/).every((word) => includesText(text, word))
  const isExact = (name: string) => name.toLowerCase() === typed
  const isName = typed !== '' && !typed.includes('@')
  const isNew = isName && !organizations.some(isExact)
  return [
    ...people
      .filter(
        ({ email, name, organization }) =>
          (hasWords(`${name} ${email}`) || has(organization)) && !isExact(email),
      )
      .slice(0, SHOWN_PEOPLE)
      .map((person) => ({
        kind: 'person' as const,
        key: `person ${person.email}`,
        name: person.name || person.email,
        detail: person.name ? person.email : person.organization,
        person,
      })),
    ...(isName ? [{ kind: 'name' as const, key: 'name', name: value.trim() }] : []),
    ...organizations
      .filter(has)
      .slice(0, SHOWN_ORGANIZATIONS)
      .map((name) => ({ kind: 'organization' as const, key: `known ${name}`, name, isNew: false })),
    ...(isNew
      ? [{ kind: 'organization' as const, key: 'new', name: value.trim(), isNew: true }]
      : []),
  ]
}

/** Tells whether Enter takes the first choice: something is typed, and it's no complete address. */
export function takesFirst(value: string): boolean {
  return value.trim() !== '' && !isAddress(value)
}
