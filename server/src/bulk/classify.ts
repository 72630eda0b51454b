import type { BulkReason, BulkWish } from '@satchel/contract/bulk.ts'
import { TAGS_PER_ITEM } from '@satchel/contract/constants.ts'
import type { Scope } from '../platform/database/scope.ts'
import { Problem, type Reason, says } from '../platform/problem.ts'
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
    ...(REASONS[reason] ?? says('cantBeChangedLikeThis')),
  }))
  if (errors.length > 0) throw new Problem('invalid', says('someItemsCantBeChanged'), { errors })
  return { updated, missing, undoId }
}

const REASONS: Partial<Record<BulkReason, Reason>> = {
  'too-many-tags': says('wouldHaveTooManyTags', { max: TAGS_PER_ITEM }),
  'category-required': says('wouldLoseRequiredCategory'),
}
