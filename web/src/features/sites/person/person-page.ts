import { BLOCK_ITEMS_MAX, type Block, type TextNode } from '@satchel/contract/blocks.ts'
import { shareItem } from '@satchel/contract/link-sharing.ts'
import type { Link } from '@satchel/contract/links.ts'
import {
  createSite,
  getSite,
  publishSite,
  type Site,
  type SiteSummary,
} from '@satchel/contract/sites.ts'
import { call } from '../../../lib/api.ts'
import { newId } from '../../../lib/new-id.ts'
import { renewed } from '../block-ops.ts'
import * as labels from './labels.ts'

/** What the page is made of. */
export interface Origin {
  pieces?: readonly { id: string; name?: string }[]
  site?: SiteSummary
}

export interface Piece {
  id: string
  note: string
}

/** What a person fills in. */
export interface PersonDraft {
  recipient: string
  greeting: string
  pieces: readonly Piece[]
  ctaId: string | null
}

export interface MadePage {
  site: Site
  link: Link
}

export function piecesOf({ pieces = [] }: Origin): Piece[] {
  return pieces.slice(0, BLOCK_ITEMS_MAX).map(({ id }) => ({ id, note: '' }))
}

/** Makes the page, puts it on the web, and makes the one link that opens it. */
export async function makePage(draft: PersonDraft, origin: Origin): Promise<MadePage> {
  const model = origin.site && (await call(getSite, { params: { id: origin.site.id } }))
  const body = {
    name: labels.nameOfPage(draft.recipient.trim(), origin.site?.name),
    content: blocksOf(draft, model),
    isPersonal: true,
    ...(model && { theme: model.theme }),
  }
  const { id } = await call(createSite, { body })
  const site = await call(publishSite, { params: { id }, body: {} })
  const link = await call(shareItem, {
    body: { itemType: 'SITE', itemId: id, ...recipientOf(draft.recipient.trim()) },
  })
  return { site, link }
}

/** An email address, or a name for me alone. */
function recipientOf(recipient: string) {
  return recipient.includes('@') ? { sharedToEmail: recipient } : { sharedToMemo: recipient }
}

function blocksOf({ greeting, pieces, ctaId }: PersonDraft, model: Site | undefined): Block[] {
  const notes = pieces.filter(({ note }) => note.trim() !== '')
  return [
    { id: newId(), kind: 'text', doc: { type: 'doc', content: paragraphs(greeting) } },
    ...(model ? renewed(model.content) : []),
    ...(pieces.length > 0
      ? [
          {
            id: newId(),
            kind: 'items',
            layout: 'list',
            itemIds: pieces.map(({ id }) => id),
            ...(notes.length > 0 && {
              notes: Object.fromEntries(notes.map(({ id, note }) => [id, note.trim()])),
            }),
          } as const,
        ]
      : []),
    ...(ctaId ? [{ id: newId(), kind: 'cta', ctaId } as const] : []),
  ]
}

/** A blank line begins a paragraph. */
function paragraphs(text: string): TextNode[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => ({ type: 'paragraph', content: lines(paragraph) }))
}

function lines(paragraph: string): TextNode[] {
  return paragraph
    .split('\n')
    .flatMap((text, index): TextNode[] => [
      ...(index > 0 ? [{ type: 'hardBreak' } as const] : []),
      ...(text ? [{ type: 'text', text } as const] : []),
    ])
}
