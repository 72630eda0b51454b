import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import { type CursorQuery, Id } from '@satchel/contract/schemas.ts'
import {
  SAVED_SEARCHES_MAX,
  type SavedNotify,
  type SavedSearch,
  type SearchForm,
} from '@satchel/contract/search/search.ts'
import { Type } from 'typebox'
import { requirePermission, type Scope } from '../../platform/database/scope.ts'
import { requireVersion } from '../../platform/http/if-match.ts'
import { pageOf, readCursor } from '../../platform/http/paging.ts'
import { orNotFound, Problem, says } from '../../platform/problem.ts'
import { tidied } from '../form/form.ts'
import { withoutMissing } from '../form/missing-names.ts'
import { readRequest } from '../form/read.ts'
import * as query from './queries.ts'
import { startWatching } from './watch.ts'

const PLACE = Type.Object({ key: Type.String(), id: Id })

export async function list(scope: Scope, { limit = PAGE_DEFAULT, cursor }: CursorQuery) {
  const rows = await query.findAll(scope, limit + 1, readCursor(cursor, PLACE))
  const page = pageOf(rows, limit, ({ key, id }) => ({ key, id }))
  return { ...page, items: await presentAll(scope, page.items) }
}

interface Draft {
  name: string
  form: SearchForm
  shared?: boolean
  notify?: SavedNotify
}

/** Saves a search; locks its owner, so that two saves can't exceed the limit together. */
export async function save(scope: Scope, draft: Draft): Promise<SavedSearch> {
  const { form, shared = false, notify = 'none' } = draft
  if (shared) requirePermission(scope.actor, 'library.write')
  await readRequest(scope, form, 'form.')
  await query.lockOwner(scope)
  if ((await query.countMine(scope)) >= SAVED_SEARCHES_MAX)
    throw new Problem(
      'conflict',
      says('youAlreadyHaveSavedSearchesDelete', { max: SAVED_SEARCHES_MAX }),
    )
  const id = await query.insert(scope, {
    name: draft.name.trim(),
    form: tidied(form),
    shared,
    notify,
  })
  const savedId = id ?? nameTaken()
  if (notify !== 'none') await watch(scope, savedId)
  return get(scope, savedId)
}

export async function change(
  scope: Scope,
  { id, ifMatch }: { id: string; ifMatch: number | undefined },
  { name, form, shared, notify }: Partial<Draft>,
): Promise<SavedSearch> {
  const before = orNotFound(await query.lock(scope, id), 'Saved search')
  requireVersion('saved search', before.version, ifMatch)
  if (shared) requirePermission(scope.actor, 'library.write')
  if (form) await readRequest(scope, form, 'form.')
  const trimmed = name?.trim()
  if (trimmed !== undefined) await query.lockOwner(scope)
  if (trimmed !== undefined && (await query.isTaken(scope, trimmed, id))) nameTaken()
  await query.update(scope, id, {
    ...(trimmed !== undefined && { name: trimmed }),
    ...(form && { form: tidied(form) }),
    ...(shared !== undefined && { shared }),
    ...(notify && { notify }),
  })
  const saved = await get(scope, id)
  const isOther = form !== undefined || before.notify === 'none'
  if (isOther && saved.notify !== 'none') await watch(scope, id)
  return saved
}

/** Watches what is stored, including what no longer exists. */
async function watch(scope: Scope, id: string): Promise<void> {
  const { form } = orNotFound(await query.find(scope, id), 'Saved search')
  await startWatching(scope, id, form)
}

export async function remove(scope: Scope, id: string): Promise<void> {
  orNotFound(await query.remove(scope, id), 'Saved search')
}

async function get(scope: Scope, id: string): Promise<SavedSearch> {
  const [saved] = await presentAll(scope, [orNotFound(await query.find(scope, id), 'Saved search')])
  return orNotFound(saved, 'Saved search')
}

async function presentAll(scope: Scope, rows: query.SavedRow[]): Promise<SavedSearch[]> {
  const existing = await withoutMissing(
    scope,
    rows.map(({ form }) => form),
  )
  return rows.map(({ ownerId, ownerName, ...row }, index) => ({
    ...row,
    form: row.form,
    missing: [],
    ...existing[index],
    owner: { id: ownerId, name: ownerName },
  }))
}

function nameTaken(): never {
  throw new Problem('conflict', says('savedSearchNameExists'), {
    errors: [{ path: 'name', ...says('isAlreadyNameOfAnotherSavedSearch') }],
  })
}
