import type { TextDoc } from '../sites/blocks.ts'

/** An agreement as a visitor reads it: a text, or the pages of a PDF. */
export interface VisitorAgreement {
  name: string
  /** Names the version that is shown; sent with the form. */
  key: string
  doc: TextDoc | null
  pdf: { url: string; pagesUrl: string; count: number; text: string } | null
  /** The name that was typed. */
  signer: string
}

/** Records of what a visitor agreed to with a verified address; they stay so many years after their link is closed. */
export interface VisitorAcceptances {
  agreements?: VisitorAcceptance[]
  agreementYears?: number
}

/** Record of what a visitor agreed to, for their own page. */
export interface VisitorAcceptance {
  id: string
  /** The agreement's name. */
  name: string
  at: string
  /** The day on which the record is deleted, if that is known. */
  keptUntil: string | null
}
