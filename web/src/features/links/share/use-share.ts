import { getItem } from '@satchel/contract/items.ts'
import { shareItem } from '@satchel/contract/link-sharing.ts'
import { getShareContext, type Link, listMyLinks } from '@satchel/contract/links.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { query, useCommand } from '../../../lib/api.ts'
import { TimeZone } from '../../../ui/text/RelativeTime.tsx'
import { bodyOf, type Terms } from '../options/option-terms.ts'

export interface Shared {
  itemType: ItemType
  itemId: string
  itemName: string
  /** Who is known already when the dialog opens. */
  to?: Partial<Recipient>
}

export interface Recipient {
  email: string
  organization: string
  memo: string
}

export interface Made {
  link: Link
  /** This person had made it before. */
  isOld: boolean
}

/** As many as one call gives. */
const LOOKED_BACK = 200

/** What was shared before, and the one command that shares. */
export function useShare({ itemType, itemId }: Shared, settled: Recipient) {
  const timeZone = use(TimeZone)
  const contextOf = (recipient: object) =>
    query(getShareContext, {
      params: { id: itemId },
      query: { itemType, limit: LOOKED_BACK, ...recipient },
    })
  const all = useQuery(contextOf({}))
  const hasAny = hasRecipient(settled)
  const earlier = useQuery({
    ...contextOf(fieldsOf({ ...settled, email: isAddress(settled.email) ? settled.email : '' })),
    enabled: hasAny,
    placeholderData: keepPreviousData,
  })
  const share = useCommand(shareItem, { refreshes: [listMyLinks, getShareContext, getItem] })

  const make = async (recipient: Recipient, terms: Terms): Promise<Made> => {
    const known = [all.data, earlier.data].flatMap((context) => context?.items ?? [])
    const body = { itemType, itemId, ...fieldsOf(recipient), ...bodyOf(terms, timeZone) }
    const link = await share.mutateAsync({ body })
    return { link, isOld: known.some(({ id }) => id === link.id) }
  }
  return {
    earlier: hasAny ? earlier.data : undefined,
    make,
    isMaking: share.isPending,
    problem: share.error,
    clearProblem: share.reset,
  }
}

export function isAddress(text: string): boolean {
  return /^\S+@\S+\.\S+$/.test(text.trim())
}

/** Somebody is named, and to the end. */
export function hasRecipient({ email, organization }: Recipient): boolean {
  return isAddress(email) || organization.trim() !== ''
}

function fieldsOf({ email, organization, memo }: Recipient) {
  return {
    ...(email.trim() && { sharedToEmail: email.trim() }),
    ...(organization.trim() && { sharedToOrganization: organization.trim() }),
    ...(memo.trim() && { sharedToMemo: memo.trim() }),
  }
}
