import { useDebouncedValue } from '@mantine/hooks'
import { atPage } from '@satchel/contract/links/at-page.ts'
import { useState } from 'react'
import { useShareOptions } from '../options/use-share-options.ts'
import type { MadeShare, Shared } from './share-types.ts'
import { useApplied } from './use-applied.ts'
import type { DraftOf } from './use-draft.ts'
import { useShare } from './use-share.ts'

const TYPING = 300

/** The link for the recipient, made here or there already, with what is in force on it and what isn't yet. */
export function useShareLink(shared: Shared, draft: DraftOf) {
  const { recipient, terms: chosen } = draft
  const [made, setMade] = useState<MadeShare | null>(null)
  const [settled] = useDebouncedValue(recipient, TYPING)
  const isSettled = settled === recipient
  const { earlier, existing, make, isMaking, problem, clearProblem } = useShare(shared, settled)
  const applied = useApplied(made?.link, (link, { password }) =>
    setMade((now) => now && { ...now, link, ...(password !== undefined && { password }) }),
  )
  const link = made?.link ?? (isSettled ? existing : undefined)
  const at = (url: string) => atPage(url, shared.page)
  const opening = <L extends { url: string }>(each: L) => ({ ...each, url: at(each.url) })
  // What is chosen before a link is made makes it; what is chosen afterwards is applied to it.
  const terms = made ? applied.pending : chosen
  const create = async () => {
    const result = await make(recipient, chosen)
    setMade({ ...result, isCopied: false, password: chosen.password ?? null })
    draft.finish()
    return result.link.url
  }
  return {
    /** Earlier links; undefined while loading, or without a recipient. */
    earlier: isSettled && earlier ? { ...earlier, items: earlier.items.map(opening) } : undefined,
    link: link && opening(link),
    made: made && { ...made, link: opening(made.link) },
    setMade,
    applied,
    terms,
    options: useShareOptions(terms, link),
    /** True if something chosen isn't on the link that is there. */
    isUnapplied: link !== undefined && Object.values(terms).some((value) => value !== undefined),
    isMaking,
    problem: applied.problem ?? problem,
    clearProblem,
    /** Makes the link, or puts on it what isn't yet, and returns its address. */
    ready: async () => at(made ? (await applied.applyAll()).url : await create()),
    clear: () => {
      setMade(null)
      applied.clear()
      clearProblem()
    },
  }
}
