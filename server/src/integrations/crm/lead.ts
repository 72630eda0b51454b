import { withoutTurns } from '@satchel/contract/invisible.ts'
import { cut } from '../../platform/text.ts'
import type { PersonDraft } from './vendors/types.ts'

interface Field {
  name: string
  label: string
  type: string
}

const VALUE_MAX = 200
/** CRMs take no more. */
const NAME_MAX = 40

type Part = 'name' | 'firstName' | 'lastName' | 'company' | 'title'

/** Patterns of what a text field asks for, by its label or name in the languages of forms; the first that fits. */
const PARTS: [part: Part, pattern: RegExp][] = [
  ['firstName', /first.?name|given.?name|vorname|prénom|prenom|^nombre$/iu],
  ['lastName', /last.?name|family.?name|surname|nachname|nom de famille|apellidos?/iu],
  ['company', /company|organi[sz]ation|firma|unternehmen|entreprise|société|empresa/iu],
  ['title', /job.?title|position|funktion|fonction|cargo|^title$/iu],
  ['name', /\bname\b|^nom\b|nombre/iu],
]

/** Returns the person whom the answers to a form name; undefined without an address. */
export function personOf(
  fields: Field[],
  values: Record<string, string | boolean>,
): PersonDraft | undefined {
  const answers: Partial<Record<Part | 'email' | 'phone', string>> = {}
  for (const field of fields) {
    const part = partOf(field)
    const value = lineOf(values[field.name])
    if (part && value) answers[part] ??= value
  }
  const email = answers.email ?? addressIn(values)
  if (!email) return undefined
  const { name, phone, company, title } = answers
  const [first, last] = answers.lastName ? [] : splitName(name ?? '')
  const { firstName = first, lastName = last } = answers
  return {
    email: email.toLowerCase(),
    ...(firstName && { firstName: cut(firstName, NAME_MAX) }),
    ...(lastName && { lastName: cut(lastName, NAME_MAX * 2) }),
    ...(company && { company }),
    ...(phone && { phone: cut(phone, NAME_MAX) }),
    ...(title && { title }),
  }
}

function partOf({ name, label, type }: Field): Part | 'email' | 'phone' | undefined {
  if (type === 'email' || type === 'phone') return type
  if (type !== 'text') return undefined
  return PARTS.find(([, pattern]) => pattern.test(label) || pattern.test(name))?.[0]
}

/** A form that is gone, or was changed meanwhile, doesn't say which answer is the address. */
function addressIn(values: Record<string, string | boolean>): string | undefined {
  return Object.values(values).map(lineOf).find(isAddress)
}

export function isAddress(text: string | null | undefined): text is string {
  return /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(text ?? '')
}

/** The last word is the family name. */
function splitName(name: string): [string | undefined, string | undefined] {
  const words = name.split(' ').filter(Boolean)
  return [words.slice(0, -1).join(' ') || undefined, words.at(-1)]
}

function lineOf(value: string | boolean | undefined): string {
  if (typeof value !== 'string') return ''
  return cut(
    withoutTurns(value)
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
    VALUE_MAX,
  )
}
