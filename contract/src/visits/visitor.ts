import type { CtaPlacement } from '../ctas/ctas.ts'
import type { PublicCta } from '../ctas/events.ts'
import type { Language } from '../languages.ts'
import type { ItemLayout, TextDoc } from '../sites/blocks.ts'
import type { Theme } from '../sites/sites.ts'
import type { LegalPages } from '../tenants/legal.ts'
import type { VisitorAcceptances, VisitorAgreement } from './visitor-agreement.ts'
import type { VisitorCtaAnswer, VisitorCtas } from './visitor-ctas.ts'
import type { VisitorPassOn } from './visitor-pass-on.ts'
import type { VisitorPlan } from './visitor-plans.ts'
import type { VisitorQuestionsPlace } from './visitor-questions.ts'
import type { VisitorRequestsPlace } from './visitor-requests.ts'
import type { VisitorShelf } from './visitor-shelf.ts'
import type { VisitorTerms } from './visitor-terms.ts'

/** The data of a visitor's page: filled by the server, rendered by the visitor entry. */
export type VisitorPage =
  | {
      view: 'item'
      look: VisitorLook
      beats: VisitorBeats | null
      /** The image that messengers show. */
      cardUrl?: string | null
      itemId: string
      /** The version of its file; null for a web page. */
      version: number | null
      item: VisitorItem
      content: VisitorContent
      downloadUrl: string | null
      sender: VisitorSender | null
      requests?: VisitorRequestsPlace
      questions?: VisitorQuestionsPlace
      /** Answers that came with the link and don't hold any more. */
      outdated?: VisitorOutdated[]
      ctas?: VisitorCtas
      /** The shared collection the item belongs to, if any. */
      collection: {
        name: string
        url: string
        previous: VisitorNeighbor | null
        next: VisitorNeighbor | null
      } | null
    }
  | {
      view: 'collection'
      look: VisitorLook
      beats: VisitorBeats | null
      name: string
      description: string
      items: VisitorCard[]
      /** The total on all its pages. */
      total: number
      page: number
      pages: number
      /** The collection's own address, without the page. */
      url: string
      /** The image that messengers show. */
      cardUrl?: string | null
      /** URL of an archive with all its files. */
      downloadUrl: string | null
      sender: VisitorSender | null
      requests?: VisitorRequestsPlace
      questions?: VisitorQuestionsPlace
      ctas?: VisitorCtas
    }
  | {
      view: 'refusal'
      /** The company's appearance; null if the link's owner is unknown. */
      look: VisitorLook | null
      refusal: VisitorRefusal
      /** Form to ask the sender for a new link; null if that isn't possible. */
      ask: VisitorAsk | null
      /** Sharer, if the page says that they can be asked. */
      sender: VisitorSharer | null
    }
  | {
      view: 'site'
      look: VisitorLook
      beats: VisitorBeats | null
      name: string
      theme: Theme
      /** The language of the texts, if that was chosen. */
      language: Language | null
      /** The same page in all of its languages; empty if there is one. */
      translations: VisitorTranslation[]
      /** The blocks of this page; a site with many cards has several. */
      blocks: VisitorBlock[]
      /** The number of the first block, counted over all pages. */
      first: number
      page: number
      pages: number
      /** The site's own address, without the page. */
      url: string
      seo: VisitorSeo
      ctas?: VisitorCtas
      /** Person who made it for this visitor; null at the site's own address. */
      sender: VisitorSender | null
      requests?: VisitorRequestsPlace
      questions?: VisitorQuestionsPlace
    }
  | { view: 'gate'; look: VisitorLook; gate: VisitorGate; sender: VisitorSharer | null }
  | { view: 'privacy'; look: VisitorLook; privacy: VisitorPrivacy }
  | { view: 'reply'; look: VisitorLook; reply: VisitorReply }
  | { view: 'cta'; look: VisitorLook; answer: VisitorCtaAnswer }

/** An answer that was sent with the link; `newText` is what the item says now, if it does. */
export interface VisitorOutdated {
  text: string
  newText: string | null
  usedAt: string
}

/** The person who shared the link. */
export interface VisitorSharer {
  name: string
  avatarUrl: string | null
}

/** The sharer, if they can be replied to. */
export interface VisitorSender extends VisitorSharer {
  reply: VisitorReplyForm
  /** Undefined where the link may not be passed on. */
  passOn?: VisitorPassOn
}

/** A form to ask the sender for a new link, with what was entered if it wasn't sent. */
export interface VisitorAsk {
  url: string
  problem: 'no-address' | 'busy' | null
  email?: string
  message?: string
}

/** A form to reply to the sender; `item` is the open item of a collection. */
export interface VisitorReplyForm {
  url: string
  item: string
}

/** Result of a reply; the form again if it wasn't sent. */
export interface VisitorReply extends VisitorReplyForm {
  back: string
  isSent: boolean
  problem: 'no-message' | 'no-address' | 'busy' | 'trapped' | null
  message: string
  name: string
  email: string
}

/** Previous or next item in a collection. */
export interface VisitorNeighbor {
  name: string
  url: string
}

/** Endpoint and token for reading reports; null if nothing is reported. */
export interface VisitorBeats {
  url: string
  /** Token of the visit; null if it is sent beside the page, which is the same for all. */
  token: string | null
}

/** The data stored about a visitor, for viewing, downloading and deleting. */
export interface VisitorPrivacy extends VisitorAcceptances {
  /** The base address of the forms on this page. */
  url: string
  back: string
  /** Name of what the link shows; null if this visitor can't open it. */
  itemName: string | null
  /** Scope of the visits about to be deleted, once confirmed. */
  confirms: 'here' | 'email' | null
  /** A token sent with every change. */
  token: string
  total: { here: number; theirs: number }
  /** Visits from this network and browser today. */
  here: KeptVisit[]
  /** The address that was verified on this page. */
  email: string | null
  theirs: KeptVisit[]
  /** The number of forms sent with it. */
  forms?: number
  /** The number of questions asked with it. */
  questions?: number
  /** The address a code was sent to. */
  typed: string
  isCodeSent: boolean
  problem: GateProblem | null
  waitS: number
  isDeleted: boolean
  terms: VisitorTerms
  /** The links that were shared with the verified address. */
  shelf?: VisitorShelf | null
}

export interface KeptVisit {
  at: string
  /** The item's name; null if the visit may have been someone else's. */
  name: string | null
  country: string | null
  device: string | null
  browser: string | null
  os: string | null
  durationMs: number
  downloaded: boolean
}

/** The gate a link shows before it opens. */
export interface VisitorGate {
  asks: 'password' | 'email' | 'code' | 'agreement'
  /** True if the same form asks for the address too. */
  withEmail?: boolean
  /** The form's target, with the item of the collection and the referrer. */
  url: string
  hidden: { item: string; from: string }
  /** The link itself, to start over. */
  again: string
  /** The entered address. */
  email: string
  problem: GateProblem | null
  /** Seconds until another try may succeed. */
  waitS: number
  agreement?: VisitorAgreement
}

export type GateProblem =
  | 'wrong-password'
  | 'no-address'
  | 'not-allowed'
  | 'wrong-code'
  | 'code-over'
  /** State after too many wrong answers. */
  | 'locked'
  /** State after a code was emailed. */
  | 'mailed'
  | 'no-name'
  /** State after the agreement was changed while it was read. */
  | 'agreement-changed'

/** The appearance of the company the page belongs to. */
export interface VisitorLook {
  name: string
  logoUrl: string | null
  color: string
  website: string | null
  /** Websites that may embed the page. */
  embedOrigins?: string[]
  /** The company's own pages, to which the foot of each page links. */
  legal?: LegalPages
}

export interface VisitorItem {
  kind: 'file' | 'link'
  name: string
  description: string
  mime: string | null
  bytes: number | null
  pageCount: number | null
  durationS: number | null
  width: number | null
  height: number | null
  /** The large image of its first page, poster or image. */
  coverUrl: string | null
  coverSize: { width: number; height: number } | null
  /** The small one. */
  thumbnailUrl: string | null
}

/** Form in which a browser can show an item; `file` if none. */
export type VisitorContent =
  | { kind: 'pdf'; url: string }
  /** Image; `note` says what part isn't shown. The cover of a moving image doesn't move. */
  | { kind: 'image'; url: string; note?: string | null; isMoving?: boolean }
  /** Player; `note` says what part isn't played. */
  | { kind: 'video' | 'audio'; url: string; mime: string; note?: string | null }
  | { kind: 'text'; text: string; isCut: boolean }
  /** HTML rendered without scripts and external images. */
  | { kind: 'markdown'; html: string; isCut: boolean }
  | { kind: 'table'; rows: string[][]; isCut: boolean }
  /** Images of watermarked pages: `url`, the page number, `suffix`. */
  | { kind: 'pages'; count: number; url: string; suffix: string }
  | { kind: 'processing' }
  /** File without a preview; `note` says why. */
  | { kind: 'file'; note?: string | null; noDownload?: VisitorNoDownload | null }

/** Reason why a file can't be downloaded. */
export type VisitorNoDownload =
  | 'off'
  | 'watermarked'
  /** Image or recording that may contain a location. */
  | 'location'
  /** File that couldn't be examined. */
  | 'unchecked'
  /** Office file without a PDF, in a link that gives only that. */
  | 'unconverted'
  | 'processing'

export interface VisitorCard {
  id: string
  item: Omit<VisitorItem, 'description' | 'coverUrl' | 'coverSize' | 'thumbnailUrl'>
  thumbnailUrl: string | null
  /** The page of the item, or the address of a link. */
  url: string
}

export type VisitorRefusal =
  | 'unknown'
  | 'withdrawn'
  | 'expired'
  | 'early'
  | 'closed'
  | 'unshared'
  | 'missing'
  /** State of content that exists but can't be downloaded. */
  | 'undownloadable'
  /** State of an account that is closed and no longer readable. */
  | 'inactive'
  /** State after the sender was asked for a new link. */
  | 'asked'
  /** State after too many unknown slugs from this network. */
  | 'held'
  | 'malformed'
  | 'unavailable'
  | 'failed'

/** Metadata of a site for search engines and messengers. */
export interface VisitorSeo {
  title: string
  description: string
  imageUrl: string | null
  /** The site's own address, which search engines list; null if they are to leave it out. */
  canonicalUrl: string | null
}

/** A published site that is the page in a language. */
export interface VisitorTranslation {
  language: Language
  url: string
  /** Search engines may list it. */
  isListed: boolean
}

/** A block with everything it shows. */
export type VisitorBlock =
  | VisitorSimpleBlock
  | { id: string; kind: 'columns'; columns: VisitorSimpleBlock[][] }

export type VisitorSimpleBlock = { id: string; isNew: boolean } & (
  | { kind: 'heading'; text: string; level: number }
  | { kind: 'text'; doc: TextDoc }
  | { kind: 'items'; name: string | null; layout: ItemLayout; items: VisitorSiteItem[] }
  | { kind: 'image'; picture: VisitorPicture; alt: string; href: string | null }
  | { kind: 'video'; name: string; url: string; mime: string; poster: VisitorPicture | null }
  | { kind: 'embed'; url: string; frameUrl: string; host: string }
  | { kind: 'divider' }
  | ({ kind: 'plan' } & VisitorPlan)
  | { kind: 'cta'; cta: PublicCta; placement: CtaPlacement }
)

/** An image in its available sizes; the browser picks one. */
export interface VisitorPicture {
  url: string
  /** Image for messengers; null if they are to show none. */
  cardUrl?: string | null
  small: { url: string; width: number } | null
  width: number | null
  height: number | null
}

export interface VisitorSiteItem extends VisitorCard {
  note: string | null
  /** Image for messengers. */
  cardUrl?: string | null
  /** True if it was added since this visitor's last visit. */
  isNew: boolean
}
