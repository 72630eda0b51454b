import { useState } from 'react'
import type { Terms } from '../options/option-terms.ts'
import type { Recipient, Shared } from './share-types.ts'

/** Text typed in the dialog. */
export interface Draft {
  recipient: Recipient
  terms: Terms
  isForMany: boolean
  /** The list of several people, as pasted. */
  list: string
}

export type DraftOf = ReturnType<typeof useDraft>

/** Drafts, in memory only because they may contain a password. */
const drafts = new Map<string, Draft>()

export function hasDraft(shared: Shared): boolean {
  return drafts.has(keyOf(shared))
}

/** Returns the draft for an item, kept until a link is created or it's cleared. */
export function useDraft(shared: Shared) {
  const empty = emptyOf(shared)
  const [draft, setDraft] = useState(() => drafts.get(keyOf(shared)) ?? empty)
  const [isRestored, setRestored] = useState(() => hasDraft(shared))
  const [edition, setEdition] = useState(0)
  const store = (next: Draft) => {
    setDraft(next)
    if (isTyped(next, empty)) drafts.set(keyOf(shared), next)
    else drafts.delete(keyOf(shared))
  }
  return {
    ...draft,
    isRestored,
    /** Key that changes when the fields are cleared. */
    edition,
    change: (part: Partial<Draft>) => store({ ...draft, ...part }),
    /** Changes the fields without keeping them for the next opening. */
    show: (part: Partial<Draft>) => setDraft({ ...draft, ...part }),
    clear: () => {
      store(empty)
      setRestored(false)
      setEdition(edition + 1)
    },
    /** Forgets the draft and leaves the fields as they are. */
    finish: () => {
      drafts.delete(keyOf(shared))
      setRestored(false)
    },
  }
}

function emptyOf({ to }: Shared): Draft {
  const recipient = { email: '', name: '', organization: '', memo: '', ...to }
  return { recipient, terms: {}, isForMany: false, list: '' }
}

function isTyped({ recipient, terms, list }: Draft, { recipient: rawRecipient }: Draft): boolean {
  const fields = ['email', 'name', 'organization', 'memo'] as const
  return (
    list.trim() !== '' ||
    fields.some((field) => recipient[field].trim() !== rawRecipient[field].trim()) ||
    Object.values(terms).some((value) => value !== undefined)
  )
}

function keyOf({ itemType, itemId, to }: Shared): string {
  return [itemType, itemId, to?.email ?? '', to?.organization ?? ''].join(' ')
}
