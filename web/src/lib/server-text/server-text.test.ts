import type { ProblemBody } from '@satchel/contract/problem.ts'
import { expect, it } from 'vitest'
import { problemText, serverText, translatorOf } from './server-text.ts'

const german = translatorOf({
  'Some fields are invalid': 'Einige Felder sind ungültig',
  'No longer available': 'Nicht mehr verfügbar',
  'Item not found': 'Inhalt nicht gefunden',
  '{} is already on the team': '{} ist schon im Team',
  'A {} of {}': '{2} hat {1}',
  'Sorry, {}': 'Leider: {}',
  'is taken': 'ist vergeben',
})

const problem = (detail: string, more: Partial<ProblemBody> = {}): ProblemBody => ({
  type: 'about:blank',
  title: 'Some fields are invalid',
  status: 422,
  code: 'invalid',
  detail,
  requestId: '',
  ...more,
})

it('says the sentences of the server in the language of the app, with their values', () => {
  expect(problemText(problem('Item not found'), german)).toBe('Inhalt nicht gefunden')
  expect(problemText(problem('zoe+a@x.example is already on the team'), german)).toBe(
    'zoe+a@x.example ist schon im Team',
  )
  expect(serverText('A cover of {1} and $&', german)).toBe('{1} and $& hat cover')
  expect(serverText('Sorry, Item not found', german)).toBe('Leider: Inhalt nicht gefunden')
  expect(serverText('is taken', german)).toBe('ist vergeben')
})

it('says problems that name their reason by it, with their values, whatever the English sentence is', () => {
  const texts = { isTaken: 'ist vergeben', alreadyInvited: '{email} ist schon eingeladen' }
  const reason = { reason: 'alreadyInvited', params: { email: '{email}' } }
  expect(problemText(problem('Improved sentence', reason), german, texts)).toBe(
    '{email} ist schon eingeladen',
  )
  const errors = [{ path: 'slug', message: 'is in use', reason: 'isTaken' }]
  expect(problemText(problem('slug is in use', { errors }), german, texts)).toBe(
    'Einige Felder sind ungültig (slug: ist vergeben)',
  )
  expect(problemText(problem('Item not found', { reason: 'constructor' }), german, texts)).toBe(
    'Inhalt nicht gefunden',
  )
})

it('says the kind of problem where a sentence has no translation, and keeps that sentence', () => {
  expect(problemText(problem('Brand new sentence'), german)).toBe(
    'Einige Felder sind ungültig (Brand new sentence)',
  )
  const errors = [{ path: 'slug', message: 'is taken' }]
  expect(problemText(problem('slug is taken', { errors }), german)).toBe(
    'Einige Felder sind ungültig (slug: ist vergeben)',
  )
  expect(problemText(problem('', { title: 'No longer available' }), german)).toBe(
    'Nicht mehr verfügbar',
  )
  expect(problemText(problem('Whatever', { title: 'constructor' }), german)).toBe('Whatever')
})
