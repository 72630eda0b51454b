import { SYNONYMS_MAX, type Synonyms } from '@satchel/contract/search/search.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { invalidField, orNotFound, Problem, says } from '../../platform/problem.ts'
import * as query from './queries.ts'

/** The most words of a term: longer ones are never looked up. */
const WORDS_MAX = 4

export const list = query.findAll

export async function add(scope: Scope, terms: string[]): Promise<Synonyms> {
  if ((await query.lockAndCount(scope)) >= SYNONYMS_MAX)
    throw new Problem('conflict', says('thereAreGroupsOfSynonymsAlready', { max: SYNONYMS_MAX }))
  const group = { id: await query.newId(scope), terms: await checked(scope, terms) }
  await query.write(scope, group)
  return group
}

export async function change(scope: Scope, id: string, terms: string[]): Promise<Synonyms> {
  await query.lockAndCount(scope)
  const existing = (await query.findAll(scope)).find((group) => group.id === id)
  const group = { ...orNotFound(existing, 'Group of synonyms'), terms: await checked(scope, terms) }
  await query.write(scope, group)
  return group
}

export async function remove(scope: Scope, id: string): Promise<void> {
  orNotFound((await query.remove(scope, id)) || undefined, 'Group of synonyms')
}

async function checked(scope: Scope, terms: string[]): Promise<string[]> {
  const trimmed = terms.map((term) => term.trim())
  const keys = await query.keysOf(scope, trimmed)
  for (const [index, key] of keys.entries()) {
    const path = `terms.${index}`
    if (key === '') throw invalidField(path, says('mustHaveLetterOrDigit'))
    if (key.split(' ').length > WORDS_MAX)
      throw invalidField(path, says('mustHaveAtMostWords', { max: WORDS_MAX }))
    if (keys.indexOf(key) < index) throw invalidField(path, says('isThereAlready'))
  }
  return trimmed
}
