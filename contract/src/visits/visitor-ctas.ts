import type { CtaPlacement } from '../ctas/ctas.ts'
import type { PublicCta } from '../ctas/events.ts'

/** A CTA at its place on a visitor's page. */
export interface PlacedCta {
  cta: PublicCta
  placement: CtaPlacement
  /** True if the visitor is in the control group: nothing is shown, and only where it would have been is reported. */
  isHeld: boolean
}

/** The CTAs of a page: those of one position follow each other, from the first one. */
export interface VisitorCtas {
  /** URL that forms and reports are sent to, before the id of the CTA; null if nothing is reported. */
  url: string | null
  /** Token of the visit. */
  token: string
  /** The open item of a collection, to return to. */
  item: string
  placed: PlacedCta[]
}

/** Result of a form that was sent without a script; the form again if it wasn't accepted. */
export interface VisitorCtaAnswer {
  placed: PlacedCta
  /** URL to send the form to again. */
  url: string
  token: string
  item: string
  back: string
  isSent: boolean
  /** Problems by field name; those of the whole form under an empty name. */
  problems: Record<string, string>
  values: Record<string, string>
}
