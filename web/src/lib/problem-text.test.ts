import type { ProblemBody } from '@satchel/contract/problem.ts'
import { expect, it } from 'vitest'
import { importText, problemText, sentenceText } from './problem-text.ts'

const GERMAN = {
  isTaken: 'ist vergeben',
  alreadyInvited: '{email} ist schon eingeladen',
  fileIsEmpty: 'Die Datei ist leer',
  'codes.invalid': 'Einige Felder sind ungültig',
  'codes.gone': 'Nicht mehr verfügbar',
}

const problem = (detail: string, more: Partial<ProblemBody> = {}): ProblemBody => ({
  ...{ type: 'about:blank', title: 'Some fields are invalid', status: 422, code: 'invalid' },
  ...{ detail, requestId: '' },
  ...more,
})

it('says problems by their reason, with their values, whatever the English sentence is', () => {
  const reason = { reason: 'alreadyInvited', params: { email: '{email}' } }
  expect(problemText(problem('Improved sentence', reason), GERMAN)).toBe(
    '{email} ist schon eingeladen',
  )
  expect(sentenceText({ message: 'is in use', reason: 'isTaken' }, GERMAN)).toBe('ist vergeben')
  expect(sentenceText({ message: 'is in use', reason: 'constructor' }, GERMAN)).toBe('is in use')
})

it('says the kind of problem where a sentence has no reason, and keeps that sentence', () => {
  expect(problemText(problem('must be string'), GERMAN)).toBe(
    'Einige Felder sind ungültig (must be string)',
  )
  const errors = [
    { path: 'slug', message: 'is in use', reason: 'isTaken' },
    { path: 'name', message: 'must be string' },
  ]
  expect(problemText(problem('slug is in use; name must be string', { errors }), GERMAN)).toBe(
    'Einige Felder sind ungültig (slug: ist vergeben; name: must be string)',
  )
  expect(problemText(problem('', { code: 'gone' }), GERMAN)).toBe('Nicht mehr verfügbar')
  expect(problemText(problem('must be string'), {})).toBe('must be string')
})

it('says what is wrong with a row by its sentences, each with its column', () => {
  const sentences = [
    { message: 'URL is taken', at: 'URL', reason: 'isTaken' },
    { message: 'The file is empty', reason: 'fileIsEmpty' },
    { message: 'From before' },
  ]
  const message = sentences.map((sentence) => sentence.message).join('. ')
  expect(importText(message, sentences, GERMAN)).toBe(
    'URL: ist vergeben. Die Datei ist leer. From before',
  )
  expect(importText('Stored before sentences were', undefined, GERMAN)).toBe(
    'Stored before sentences were',
  )
})
