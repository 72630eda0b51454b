import type { Cta } from '@satchel/contract/ctas/ctas.ts'
import type { CtaSubmission } from '@satchel/contract/ctas/reports.ts'
import { own } from '@satchel/contract/own.ts'
import { t } from '@satchel/messages/t.ts'

export interface Answer {
  name: string
  label: string
  value: string
}

export const isAddress = (value: string) => /^[^@\s]+@[^@\s]+$/.test(value)

/** Returns the answers in the order of the form; those to fields removed since come last. */
export function answersOf({ fields = [] }: Cta, { values }: CtaSubmission): Answer[] {
  const byKey = new Map(fields.map((field) => [field.name, field]))
  const names = [...byKey.keys(), ...Object.keys(values).filter((name) => !byKey.has(name))]
  return names.flatMap((name) => {
    const value = own(values, name)
    const field = byKey.get(name)
    if (value === undefined || field?.type === 'consent') return []
    const text = typeof value === 'string' ? value : value ? t('ctas.yes') : t('ctas.no')
    return [{ name, label: field?.label ?? name, value: text }]
  })
}

/** Returns the address that was given; undefined if none was. */
export function emailOf(answers: readonly Answer[]): string | undefined {
  return answers.find(({ value }) => isAddress(value))?.value
}

/** Returns by what people know who sent it: their address, or the first answer. */
export function whoOf(answers: readonly Answer[]): string {
  return emailOf(answers) ?? answers.find(({ value }) => value !== '')?.value ?? t('ctas.someone')
}
