import type { BulkReason, BulkWish } from '@satchel/contract/bulk.ts'
import { TAGS_PER_ITEM } from '@satchel/contract/constants.ts'
import type { Scope } from '../platform/database/scope.ts'
import { Problem, says } from '../platform/problem.ts'
import { changeNow } from './service.ts'

export interface Classification
  extends Pick<BulkWish, 'add' | 'remove' | 'addTags' | 'removeTags'> {
  ids: string[]
}

/** All of the items or none. */
export async function classify(scope: Scope, { ids, ...wish }: Classification) {
  const { updated, missing, refused, undoId } = await changeNow(scope, ids, wish)
  const errors = refused.map(({ id, reason }) => ({
    path: `ids.${ids.indexOf(id)}`,
    message: MESSAGES[reason] ?? 'can’t be changed like this',
  }))
  if (errors.length > 0) throw new Problem('invalid', says('someItemsCantBeChanged'), { errors })
  return { updated, missing, undoId }
}

const MESSAGES: Partial<Record<BulkReason, string>> = {
  'too-many-tags': `would have more than ${TAGS_PER_ITEM} tags`,
  'category-required': 'would lose the last value of a required category',
}
