import type { CtaPlacement } from '../ctas/ctas.ts'
import type { PublicCta } from '../ctas/events.ts'

/** A CTA at its place on a visitor's page. */
export interface PlacedCta {
  cta: PublicCta
  placement: CtaPlacement
  /** The visitor is in the control group: nothing is shown, and only where it would have been is reported. */
  isHeld: boolean
}

/** The CTAs of a page: those of one position follow each other, the one to begin with first. */
export interface VisitorCtas {
  /** Where forms and reports are sent, before the id of the CTA; null if nothing is reported. */
  url: string | null
  /** Of the visit. */
  token: string
  /** The open item of a collection, to come back to. */
  item: string
  placed: PlacedCta[]
}

/** What became of a form that was sent without a script; the form again if it wasn't taken. */
export interface VisitorCtaAnswer {
  placed: PlacedCta
  /** Where the form is sent again. */
  url: string
  token: string
  item: string
  back: string
  isSent: boolean
  /** By the name of the field; all of the form's under an empty name. */
  problems: Record<string, string>
  values: Record<string, string>
}
