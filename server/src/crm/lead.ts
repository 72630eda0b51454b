import type { CtaField } from '@satchel/contract/ctas/ctas.ts'
import { type CtaMeaning, meaningOf } from '@satchel/contract/ctas/meanings.ts'
import { withoutTurns } from '@satchel/contract/invisible.ts'
import { cut } from '../platform/text.ts'
import type { PersonDraft } from './vendors/types.ts'

type Field = Pick<CtaField, 'name' | 'label' | 'type' | 'meaning'>

const VALUE_MAX = 200
/** CRMs take no more. */
const NAME_MAX = 40

/** Returns the person whom the answers to a form name; undefined without an address. */
export function personOf(
  fields: Field[],
  values: Record<string, string | boolean>,
): PersonDraft | undefined {
  const answers: Partial<Record<CtaMeaning | 'email', string>> = {}
  for (const field of fields) {
    const value = lineOf(values[field.name])
    if (value) answers[field.type === 'email' ? 'email' : meaningOf(field)] ??= value
  }
  const email = answers.email ?? addressIn(values)
  if (!email) return undefined
  const { phone, company, title } = answers
  const { firstName, lastName } = namesOf(answers)
  return {
    email: email.toLowerCase(),
    ...(firstName && { firstName: cut(firstName, NAME_MAX) }),
    ...(lastName && { lastName: cut(lastName, NAME_MAX * 2) }),
    ...(company && { company }),
    ...(phone && { phone: cut(phone, NAME_MAX) }),
    ...(title && { title }),
  }
}

interface Names {
  firstName?: string | undefined
  lastName?: string | undefined
}

/** A form that asks for a name and a first name means the last name by the former, and the other way around. */
function namesOf({ name, firstName, lastName }: Names & { name?: string }): Names {
  if (firstName) return { firstName, lastName: lastName ?? name }
  if (lastName) return { firstName: name, lastName }
  return name ? splitName(name) : {}
}

/** A form that is gone, or was changed meanwhile, doesn't say which answer is the address. */
function addressIn(values: Record<string, string | boolean>): string | undefined {
  return Object.values(values).map(lineOf).find(isAddress)
}

export function isAddress(text: string | null | undefined): text is string {
  return /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(text ?? '')
}

/** Words with which family names begin, in any case but for the first word of a name. */
const PARTICLES =
  /^(van|von|vom|zu|zum|zur|de|del|della|dello|degli|dei|den|der|des|di|da|dal|das|do|dos|du|la|le|ter|ten|af|av|bin|bint|ibn|al|el|st\.?|saint)$/i
/** Words that join two family names. */
const JOINTS = /^(y|e|i)$/

/** Splits a name before its first particle, else before its last word. "Beethoven, Ludwig van" is in the other order. */
function splitName(name: string): Names {
  const [before = '', after] = name.split(/,\s*/, 2)
  if (after) return { firstName: after, lastName: before }
  const words = name.split(' ').filter(Boolean)
  const joint = words.findIndex((word, index) => index > 1 && JOINTS.test(word))
  const particle = words.findIndex(
    (word, index) => PARTICLES.test(word) && (index > 0 || word === word.toLowerCase()),
  )
  const starts = [joint - 1, particle, words.length - 1].filter((index) => index >= 0)
  const start = Math.min(...starts)
  return {
    firstName: words.slice(0, start).join(' ') || undefined,
    lastName: words.slice(start).join(' ') || undefined,
  }
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
