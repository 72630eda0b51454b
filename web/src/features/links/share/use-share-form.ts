import { isAddress } from '@satchel/contract/addresses.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { copyOrShow } from '../../../ui/copy/copy-or-show.tsx'
import type { Terms } from '../options/option-terms.ts'
import { sendByDevice } from '../send-by-device.ts'
import type { Recipient, Shared } from './share-types.ts'
import type { DraftOf } from './use-draft.ts'
import { useShareLink } from './use-share-link.ts'

/** The fields, the link for this recipient, and errors. */
export function useShareForm(shared: Shared, draft: DraftOf) {
  const { recipient } = draft
  const [isTried, setTried] = useState(false)
  const { setMade, applied, ready, clear, clearProblem, ...state } = useShareLink(shared, draft)
  const isWrong = recipient.email.trim() !== '' && !isAddress(recipient.email)
  const errors: Record<string, string> = { ...state.problem?.fields }
  if (isTried && isWrong) errors.sharedToEmail = t('links.share.enterAddressLikeNameCompany')
  return {
    ...state,
    errors,
    /** Says what was just changed on the link; empty if nothing was. */
    said: applied.said,
    isApplying: applied.isApplying || state.isMaking,
    changeRecipient: (part: Partial<Recipient>) => {
      draft.change({ recipient: { ...recipient, ...part } })
      setTried(false)
      clear()
    },
    changeTerms: (next: Terms) => {
      clearProblem()
      if (!state.made) return draft.change({ terms: next })
      applied.change(next)
      // Also for the next recipient.
      draft.show({ terms: { ...draft.terms, ...next } })
    },
    /** Puts what is chosen on the link that is there. Refusals are shown elsewhere. */
    apply: () => void ready().catch(() => {}),
    copy: async () => {
      setTried(true)
      if (isWrong) return
      const isCopied = await copyOrShow(ready())
      setMade((now) => now && { ...now, isCopied })
    },
    /** Sends the link by what the device offers. Dismissals and refusals are shown elsewhere. */
    send: async () => {
      setTried(true)
      if (isWrong) return
      await ready()
        .then((url) => sendByDevice(shared.itemName, url))
        .catch(() => {})
    },
  }
}
