import { SYNONYMS_MAX, type Synonyms } from '@satchel/contract/search/search.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { invalidField, orNotFound, Problem } from '../../platform/problem.ts'
import * as query from './queries.ts'

/** The most words of a term: longer ones are never looked up. */
const WORDS_MAX = 4

export const list = query.findAll

export async function add(scope: Scope, terms: string[]): Promise<Synonyms> {
  if ((await query.lockAndCount(scope)) >= SYNONYMS_MAX)
    throw new Problem('conflict', `There are ${SYNONYMS_MAX} groups of synonyms already`)
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
    if (key === '') throw invalidField(path, 'must have a letter or digit')
    if (key.split(' ').length > WORDS_MAX)
      throw invalidField(path, `must have at most ${WORDS_MAX} words`)
    if (keys.indexOf(key) < index) throw invalidField(path, 'is there already')
  }
  return trimmed
}
