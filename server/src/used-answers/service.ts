import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import { Id } from '@satchel/contract/schemas.ts'
import type {
  UsedAnswer,
  UsedAnswerDraft,
  UsedAnswerQuery,
} from '@satchel/contract/search/used-answers.ts'
import { Type } from 'typebox'
import * as items from '../items/service.ts'
import * as links from '../links/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import type { Services } from '../platform/http/services.ts'
import { invalidField, orNotFound, says } from '../platform/problem.ts'
import { sentencesOf } from '../search/service.ts'
import { figuresChanged, keyOf } from './compare.ts'
import * as query from './queries.ts'

export { findOutdated, IS_OUTDATED } from './visitor-queries.ts'

/** Makes a link to the item of an answer, and keeps what the answer says to compare it with later versions. */
export async function use(
  scope: Scope,
  { config }: Services,
  { itemId, text, page, tellsVisitors = false, ...recipient }: UsedAnswerDraft,
): Promise<UsedAnswer> {
  const { fileVersion } = await items.requireItem(scope, itemId)
  const { tenantId } = scope.actor
  const sentences = await sentencesOf(scope.db, { tenantId, itemId })
  const key = keyOf(text)
  if (!sentences.some((sentence) => keyOf(sentence) === key))
    throw invalidField('text', says('isNotSaidByItem'))
  const { link } = await links.share(scope, config, { itemId, itemType: 'ITEM', ...recipient })
  const id = await query.insertUsed(scope, {
    ...{ itemId, linkId: link.id, fileVersion, page, text: text.trim(), tellsVisitors },
  })
  return one(scope, config, id)
}

export async function list(
  scope: Scope,
  { config }: Services,
  { limit = PAGE_DEFAULT, cursor, ...filter }: UsedAnswerQuery,
) {
  const after = readCursor(cursor, Type.Object({ id: Id }))
  const rows = await query.findMine(scope, filter, { limit: limit + 1, before: after?.id })
  const { items: some, nextCursor } = pageOf(rows, limit, ({ id }) => ({ id }))
  return { items: await presentAll(scope, config, some), nextCursor }
}

export async function change(
  scope: Scope,
  { config }: Services,
  id: string,
  { tellsVisitors }: { tellsVisitors: boolean },
): Promise<UsedAnswer> {
  await query.updateMine(scope, id, { tellsVisitors })
  const used = await one(scope, config, id)
  if (used.link) await links.renewPages(scope, { tenantId: scope.actor.tenantId, id: used.link.id })
  return used
}

export async function forget(scope: Scope, id: string): Promise<void> {
  orNotFound(await query.deleteMine(scope, id), 'Used answer')
}

async function one(scope: Scope, config: Services['config'], id: string): Promise<UsedAnswer> {
  const row = orNotFound(await query.findOne(scope, id), 'Used answer')
  const [used] = await presentAll(scope, config, [row])
  return orNotFound(used, 'Used answer')
}

/** Presents answers; the newest version’s words are for those who see the item. */
async function presentAll(
  scope: Scope,
  config: Services['config'],
  rows: query.UsedRow[],
): Promise<UsedAnswer[]> {
  const ids = rows.flatMap(({ linkId }) => (linkId === null ? [] : [linkId]))
  const found = ids.length > 0 ? await links.findByIds(scope, config, ids) : []
  const urls = new Map(found.map(({ id, url }) => [id, url]))
  return rows.map(({ linkId, recipient, isSeen, itemName, newText: text, ...row }) => {
    const newText = isSeen ? text : null
    const url = linkId === null ? undefined : urls.get(linkId)
    return {
      ...row,
      itemName: isSeen ? itemName : null,
      newText,
      figures: newText === null ? [] : figuresChanged(row.text, newText),
      link:
        linkId === null || url === undefined
          ? null
          : { id: linkId, url: row.page === null ? url : `${url}#page=${row.page}`, recipient },
    }
  })
}
