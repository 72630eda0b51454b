import type { PersonalPageDraft } from '@satchel/contract/links/personal-pages.ts'
import { BLOCK_ITEMS_MAX } from '@satchel/contract/sites/blocks.ts'
import type { SiteSummary } from '@satchel/contract/sites/sites.ts'
import { planOf } from '../plan/plan-changes.ts'
import { dealSteps } from '../template-labels.ts'

/** Content the page is made of. */
export interface Origin {
  /** Title of the page, shown to the visitor. */
  title?: string
  pieces?: readonly { id: string }[]
  /** Address or name of the person it's for, if that is known. */
  recipient?: string
  site?: SiteSummary
}

export interface Piece {
  id: string
  note: string
}

/** Input of the form. */
export interface PersonDraft {
  recipient: string
  title: string
  greeting: string
  pieces: readonly Piece[]
  ctaId: string | null
  hasPlan: boolean
}

export function piecesOf({ pieces = [] }: Origin): Piece[] {
  return pieces.slice(0, BLOCK_ITEMS_MAX).map(({ id }) => ({ id, note: '' }))
}

/** Returns a draft as the server takes it. */
export function bodyOf(draft: PersonDraft, { site }: Origin, userId: string): PersonalPageDraft {
  const { title, greeting, pieces, ctaId } = draft
  const recipient = draft.recipient.trim()
  const notes = pieces.filter(({ note }) => note.trim() !== '')
  return {
    // An email address, or a name.
    ...(recipient.includes('@') ? { sharedToEmail: recipient } : { sharedToName: recipient }),
    name: title.trim(),
    greeting,
    ...(site ? { siteId: site.id } : { itemIds: pieces.map(({ id }) => id) }),
    ...(notes.length > 0 && {
      notes: Object.fromEntries(notes.map(({ id, note }) => [id, note.trim()])),
    }),
    ...(draft.hasPlan && { plan: planOf(userId, dealSteps).milestones }),
    ...(ctaId && { ctaId }),
  }
}
