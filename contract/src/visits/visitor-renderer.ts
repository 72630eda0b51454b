import type { Language } from '../languages.ts'
import type { VisitorPage } from './visitor.ts'

/** The files of the built page that its markup names. */
export interface VisitorAssets {
  script: string
  styles: string[]
}

/** The server entry of the visitor pages, as built. */
export interface VisitorRenderer {
  /** Renders a page; `style` is its one inline style, allowed in the policy by its hash. */
  render(page: VisitorPage, place: VisitorPlace): { html: string; style: string }
  /** Renders Markdown as HTML without scripts and external images. May take long, or overflow the stack. */
  renderMarkdown(text: string): string
}

export interface VisitorPlace {
  assets: VisitorAssets
  language: Language
  /** The page's own address, to which a choice of language is added; null if the link's language is fixed. */
  languageUrl: string | null
  /** Satchel's origin without a trailing slash, since link previews need absolute addresses. */
  origin: string
  path: string
  /** The page of what was shared with the visitor and is stored about them; null if the link is unknown. */
  privacyUrl: string | null
  /** The address that the visitor proved, shortened, and where the browser forgets it; null if none is asked for. */
  opener: { email: string; forgetUrl: string } | null
  /** Origin of downloads, if not Satchel's own. */
  downloadOrigin: string | null
  /** The sharer's own preview, in place of the item's. */
  preview: VisitorPreview | null
  /** True if the sharer looks at it. */
  isPreview: boolean
}

/** The size in pixels of our images for messengers. */
export const CARD = { width: 1_200, height: 630 } as const

export interface VisitorPreview {
  title?: string
  text?: string
  imageUrl?: string
}
