import { bareAddress } from '@satchel/contract/addresses.ts'
import { type CtaField, HONEYPOT } from '@satchel/contract/ctas/ctas.ts'
import type { CtaEvent, CtaValues } from '@satchel/contract/ctas/events.ts'
import type { SubmissionState } from '@satchel/contract/ctas/reports.ts'
import { own } from '@satchel/contract/own.ts'
import type { FieldError } from '@satchel/contract/problem.ts'
import { normalAddress } from '../platform/mail/email-address.ts'
import { Problem, type Reason, says } from '../platform/problem.ts'

/** A form as it was filled in. */
export interface Answers {
  values: Record<string, string | boolean>
  /** The addresses in it, spelled for comparison. */
  emails: string[]
  /** The texts that were agreed to; null if none was. */
  consent: string | null
}

const HASTE = 2_000

/** Tells whether a form was filled in faster than anyone types. */
function isHasty(elapsedMs: number | undefined): boolean {
  return elapsedMs !== undefined && elapsedMs < HASTE
}

/** Tells whether the field was filled in that people don't see. */
function isTrapped(values: CtaValues): boolean {
  const trap = own(values, HONEYPOT)
  return typeof trap === 'string' ? trap.trim() !== '' : trap === true
}

/**
 * Reads a form, and what becomes of it: a trap holds what a person could have sent, as they may have with a browser
 * that filled in the hidden field; what doesn't fit the form besides is spam. Throws `invalid` for any other that
 * doesn't fit.
 */
export function judge(
  fields: CtaField[],
  { values = {}, elapsedMs }: Pick<CtaEvent, 'values' | 'elapsedMs'>,
): { answers: Answers; state: SubmissionState } {
  const { errors, ...answers } = read(fields, values)
  const isCaught = isTrapped(values)
  if (errors.length > 0 && !isCaught)
    throw new Problem('invalid', says('checkYourAnswers'), { errors })
  if (errors.length > 0) return { answers, state: 'spam' }
  return { answers, state: isCaught || isHasty(elapsedMs) ? 'held' : 'received' }
}

/** Reads what belongs to a field, naming each faulty value as `values.email`. */
function read(fields: CtaField[], input: CtaValues): Answers & { errors: FieldError[] } {
  const errors: FieldError[] = []
  const values: Answers['values'] = {}
  for (const field of fields) {
    const { name } = field
    const value = own(input, name)
    const answer = isTicked(field) ? ticked(value) : typeof value === 'string' ? value.trim() : ''
    const fault = faultOf(field, answer)
    if (fault) errors.push({ path: `values.${name}`, ...fault })
    else if (answer !== '')
      values[name] = field.type === 'email' ? bareAddress(String(answer)) : answer
  }
  const agreed = fields.filter(({ type, name }) => type === 'consent' && own(values, name) === true)
  const emails = fields.flatMap(({ type, name }) =>
    type === 'email' ? (normalAddress(String(own(values, name) ?? '')) ?? []) : [],
  )
  const consent = agreed.length > 0 ? agreed.map(({ label }) => label).join('\n') : null
  return { values, emails: [...new Set(emails)], consent, errors }
}

function isTicked({ type }: CtaField): boolean {
  return type === 'checkbox' || type === 'consent'
}

/** Reads what a checkbox sends, `on` where there is no script; returns anything else as it is. */
function ticked(value: string | boolean | null | undefined): string | boolean {
  if (value === 'on' || value === 'true') return true
  return !value || value === 'false' ? false : value
}

const LONGEST = { text: 500, email: 320, phone: 50, textarea: 5_000, select: 200 } as const
const PHONE = /^\+?[\d\s()./-]{4,}$/

function faultOf(
  { type, required, options }: CtaField,
  answer: string | boolean,
): Reason | undefined {
  if (answer === '' || answer === false) return required ? says('isMissing') : undefined
  if (typeof answer === 'boolean') return undefined
  if (type === 'checkbox' || type === 'consent') return says('isNotTrueOrFalse')
  if (answer.length > LONGEST[type]) return says('mustHaveAtMostCharacters', { max: LONGEST[type] })
  if (type === 'email' && !normalAddress(answer)) return says('isNotEmailAddress')
  if (type === 'phone' && !PHONE.test(answer)) return says('isNotPhoneNumber')
  if (type === 'select' && !options?.includes(answer)) return says('isNotOneOfOptions')
  return undefined
}
