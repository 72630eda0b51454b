import type { LinkOptions } from '@satchel/contract/links/options.ts'
import type { Scope } from '../platform/database/scope.ts'
import { type Terms, termsOf, withGate } from './options.ts'

/** Returns the options of a link that an import brings; a preview's image stays where it was, with its account. */
export async function importedTerms(
  scope: Scope,
  { preview, ...options }: LinkOptions,
): Promise<Terms> {
  const { imageItemId: _, ...words } = preview ?? {}
  // What needs the gate turns it on.
  const { requireEmail, ...rest } = await termsOf(scope, {
    ...options,
    ...(preview && { preview: words }),
  })
  return withGate({ ...rest, ...(requireEmail && { requireEmail }) })
}
