import type { CtaField } from '@satchel/contract/ctas/ctas.ts'
import { expect, test } from 'vitest'
import { personOf } from './lead.ts'

const MAIL: CtaField = { name: 'mail', label: 'Email', type: 'email' }
const text = (name: string, label: string): CtaField => ({ name, label, type: 'text' })
const EMAIL = 'bo@customer.example'

/** Returns the first and last name of a lead with these answers, by label. */
function namesOf(answers: Record<string, string>) {
  const labels = Object.keys(answers)
  const fields = [MAIL, ...labels.map((label, index) => text(`f${index}`, label))]
  const values = Object.fromEntries(labels.map((label, index) => [`f${index}`, answers[label]]))
  const person = personOf(fields, { mail: EMAIL, ...values } as Record<string, string>)
  return [person?.firstName, person?.lastName]
}

test.each([
  ['Bea Brook', 'Bea', 'Brook'],
  ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
  ['Bea van der Brook', 'Bea', 'van der Brook'],
  ['Charles De Gaulle', 'Charles', 'De Gaulle'],
  ['Van Morrison', 'Van', 'Morrison'],
  ['de la Cruz', undefined, 'de la Cruz'],
  ['José Ortega y Gasset', 'José', 'Ortega y Gasset'],
  ['Beethoven, Ludwig van', 'Ludwig van', 'Beethoven'],
  ['Cher', undefined, 'Cher'],
])('a whole name is split as it is written: %s', (name, first, last) => {
  expect(namesOf({ 'Your name': name })).toEqual([first, last])
})

test('a name beside a first or a last name is the other of both', () => {
  expect(namesOf({ Vorname: 'Ludwig', Name: 'van Beethoven' })).toEqual(['Ludwig', 'van Beethoven'])
  expect(namesOf({ Nombre: 'Ana María', Apellidos: 'García López' })).toEqual([
    'Ana María',
    'García López',
  ])
})

test('the answer to a question is nobody’s name, and what was chosen counts', () => {
  expect(namesOf({ 'Name of your current supplier': 'Other Ltd' })).toEqual([undefined, undefined])
  const fields = [MAIL, { ...text('who', 'Who are you?'), meaning: 'name' as const }]
  expect(personOf(fields, { mail: EMAIL, who: 'Bea Brook' })).toMatchObject({ lastName: 'Brook' })
  const company = { ...text('firm', 'Company'), meaning: 'none' as const }
  expect(personOf([MAIL, company], { mail: EMAIL, firm: 'Other Ltd' })).toEqual({ email: EMAIL })
  expect(
    personOf([MAIL, text('f', 'Firmenname')], { mail: EMAIL, f: 'Customer AG' }),
  ).toMatchObject({ company: 'Customer AG' })
})
