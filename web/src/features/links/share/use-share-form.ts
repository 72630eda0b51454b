import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { copyText } from '../clipboard.ts'
import type { Terms } from '../options/option-terms.ts'
import * as labels from './labels.ts'
import { isAddress, type Made, type Recipient, type Shared, useShare } from './use-share.ts'

const NOBODY: Recipient = { email: '', organization: '', memo: '' }
const TYPING = 300
const NO_ADDRESS = labels.enterAddressLikeNameCompany

/** What is filled in, what was made of it, and what went wrong. */
export function useShareForm(shared: Shared) {
  const [recipient, setRecipient] = useState<Recipient>({ ...NOBODY, ...shared.to })
  const [terms, setTerms] = useState<Terms>({})
  const [made, setMade] = useState<(Made & { isCopied: boolean }) | null>(null)
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
    return result.link.url
  }
  return {
    recipient,
    changeRecipient: (part: Partial<Recipient>) => {
      setRecipient({ ...recipient, ...part })
      startOver()
    },
    terms,
    changeTerms: (next: Terms) => {
      setTerms(next)
      startOver()
    },
    settled,
    earlier,
    made,
    isMaking,
    problem,
    errors: {
      ...problem?.fields,
      ...(isTried && isWrong && { sharedToEmail: NO_ADDRESS }),
    } as Record<string, string>,
    copy: async () => {
      setTried(true)
      if (isWrong) return
      const isCopied = await copyText(create())
      setMade((now) => now && { ...now, isCopied })
    },
    /** By what the device offers. Dismissed or refused, it is told elsewhere. */
    send: async () => {
      setTried(true)
      if (isWrong) return
      await create()
        .then((url) => navigator.share({ title: shared.itemName, url }))
        .catch(() => {})
    },
  }
}
