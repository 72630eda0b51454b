import { useDebouncedValue } from '@mantine/hooks'
import { isAddress } from '@satchel/contract/addresses.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { copyOrShow } from '../../../ui/copy/copy-or-show.tsx'
import type { Terms } from '../options/option-terms.ts'
import { sendByDevice } from '../send-by-device.ts'
import type { CreatedShare, Recipient, Shared } from './share-types.ts'
import type { DraftOf } from './use-draft.ts'
import { useShare } from './use-share.ts'

const TYPING = 300

/** The fields, the link created from them, and errors. */
export function useShareForm(shared: Shared, draft: DraftOf) {
  const { recipient, terms } = draft
  const [made, setMade] = useState<(CreatedShare & { isCopied: boolean }) | null>(null)
  const [isTried, setTried] = useState(false)
  const [settled] = useDebouncedValue(recipient, TYPING)
  const { earlier, make, isMaking, problem, clearProblem } = useShare(shared, settled)

  const startOver = () => {
    setTried(false)
    setMade(null)
    clearProblem()
  }
  const isWrong = recipient.email.trim() !== '' && !isAddress(recipient.email)
  const create = async () => {
    const result = await make(recipient, terms)
    setMade({ ...result, isCopied: false })
    draft.finish()
    return result.link.url
  }
  return {
    changeRecipient: (part: Partial<Recipient>) => {
      draft.change({ recipient: { ...recipient, ...part } })
      startOver()
    },
    changeTerms: (next: Terms) => {
      draft.change({ terms: next })
      startOver()
    },
    /** Earlier links; undefined while loading, or without a recipient. */
    earlier: settled === recipient ? earlier : undefined,
    made,
    isMaking,
    problem,
    errors: {
      ...problem?.fields,
      ...(isTried && isWrong && { sharedToEmail: t('links.share.enterAddressLikeNameCompany') }),
    } as Record<string, string>,
    copy: async () => {
      setTried(true)
      if (isWrong) return
      const isCopied = await copyOrShow(create())
      setMade((now) => now && { ...now, isCopied })
    },
    /** Sends the link by what the device offers. Dismissals and refusals are shown elsewhere. */
    send: async () => {
      setTried(true)
      if (isWrong) return
      await create()
        .then((url) => sendByDevice(shared.itemName, url))
        .catch(() => {})
    },
  }
}
