import { isAddress } from '@satchel/contract/addresses.ts'
import { getContentHealth, listUnhealthyItems } from '@satchel/contract/analytics/health.ts'
import { getItem } from '@satchel/contract/items/items.ts'
import { getShareContext, listMyLinks } from '@satchel/contract/links/links.ts'
import { shareItem } from '@satchel/contract/links/sharing.ts'
import { useQuery } from '@tanstack/react-query'
import { useCommand } from '../../../lib/api.ts'
import { track } from '../../../lib/tracker/track.ts'
import { bodyOf, type Terms } from '../options/option-terms.ts'
import { earlierLinks } from './share-queries.ts'
import { type CreatedShare, hasRecipient, type Recipient, type Shared } from './share-types.ts'

/** Endpoints whose replies a new link changes. */
export const READS = [listMyLinks, getShareContext, getItem, getContentHealth, listUnhealthyItems]

/** Earlier links of the item, and the command that shares it. */
export function useShare(shared: Shared, settled: Recipient) {
  const all = useQuery(earlierLinks(shared))
  const hasAny = hasRecipient(settled)
  const isWhole = isAddress(settled.email)
  const email = isWhole ? settled.email : ''
  const earlier = useQuery({
    ...earlierLinks(shared, fieldsOf({ ...settled, email })),
    enabled: hasAny,
  })
  const share = useCommand(shareItem, { refreshes: READS })

  const make = async (recipient: Recipient, terms: Terms): Promise<CreatedShare> => {
    const existing = [all.data, earlier.data].flatMap((context) => context?.items ?? [])
    const { itemType, itemId } = shared
    const body = { itemType, itemId, ...fieldsOf(recipient), ...bodyOf(terms) }
    const link = await share.mutateAsync({ body })
    track('link.shared', { itemType })
    return { link, isOld: existing.some(({ id }) => id === link.id) }
  }
  const context = hasAny ? earlier.data : all.data
  return {
    earlier: hasAny ? earlier.data : undefined,
    /** The link that sharing with this recipient answers again. */
    existing: isWhole || settled.email.trim() === '' ? context?.existing : undefined,
    make,
    isMaking: share.isPending,
    problem: share.error,
    clearProblem: share.reset,
  }
}

/** Returns the filled fields of a recipient, as calls send them. */
export function fieldsOf({ email, name, organization, memo }: Recipient) {
  return {
    ...(email.trim() && { sharedToEmail: email.trim() }),
    ...(organization.trim() && { sharedToOrganization: organization.trim() }),
    ...(name.trim() && { sharedToName: name.trim() }),
    ...(memo.trim() && { sharedToMemo: memo.trim() }),
  }
}
