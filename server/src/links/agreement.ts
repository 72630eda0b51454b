import * as agreements from '../agreements/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import type { Terms } from './options.ts'
import type { Share } from './queries.ts'

/** Adds the agreement that the company asks for by default to the terms of a new link, unless they name one or none. */
export async function withAgreement<T extends Terms>(
  scope: Scope,
  share: Pick<Share, 'itemType' | 'itemId'>,
  terms: T,
): Promise<T> {
  if (terms.agreementId !== undefined) return terms
  const agreementId = await agreements.findDefault(scope, share)
  return agreementId ? { ...terms, agreementId } : terms
}
