/** What a visitor's page shows: the server fills it, the visitor entry of the web renders it. */
export type VisitorPage =
  | {
      view: 'item'
      look: VisitorLook
      beats: VisitorBeats | null
      itemId: string
      item: VisitorItem
      content: VisitorContent
      downloadUrl: string | null
      /** Where the item is one of a shared collection. */
      collection: {
        name: string
        url: string
        previous: VisitorNeighbour | null
        next: VisitorNeighbour | null
      } | null
    }
  | {
      view: 'collection'
      look: VisitorLook
      beats: VisitorBeats | null
      name: string
      description: string
      items: VisitorCard[]
      /** In all its pages. */
      total: number
      page: number
      pages: number
      /** Of the collection itself, without the page. */
      url: string
      /** All its files in one archive. */
      downloadUrl: string | null
    }
  | {
      view: 'refusal'
      /** Null where it is not known whose link it was. */
      look: VisitorLook | null
      refusal: VisitorRefusal
      /** Where the sender may be asked for a new one; null where that is of no use. */
      ask: { url: string; isWrong: boolean } | null
    }
  | { view: 'gate'; look: VisitorLook; gate: VisitorGate }
  | { view: 'privacy'; look: VisitorLook; privacy: VisitorPrivacy }

/** What comes before or after an item in its collection. */
export interface VisitorNeighbour {
  name: string
  url: string
}

/** Where the page tells what is read of it, and by which token; null where nothing is to be told. */
export interface VisitorBeats {
  url: string
  token: string
}

/** What is kept of a visitor, for them to see, have and delete. */
export interface VisitorPrivacy {
  /** Below it what can be done here is sent. */
  url: string
  back: string
  /** Goes with what changes something. */
  token: string
  total: { here: number; theirs: number }
  /** By this network and browser today. */
  here: KeptVisit[]
  /** The address that was proved on this page. */
  email: string | null
  theirs: KeptVisit[]
  /** The address a code was asked for. */
  given: string
  isCodeSent: boolean
  problem: GateProblem | null
  waitS: number
  isDeleted: boolean
}

export interface KeptVisit {
  at: string
  /** Null where it may have been somebody else's. */
  name: string | null
  country: string | null
  device: string | null
  browser: string | null
  os: string | null
  durationMs: number
  downloaded: boolean
}

/** What a link asks for before it opens. */
export interface VisitorGate {
  asks: 'password' | 'email' | 'code'
  /** Where the answer goes, with what it goes on with: an item of the collection, and where one came from. */
  url: string
  hidden: { item: string; from: string }
  /** The link itself, to begin again. */
  again: string
  /** The address that was given. */
  email: string
  problem: GateProblem | null
  /** Seconds until another try is of use. */
  waitS: number
}

export type GateProblem =
  | 'wrong-password'
  | 'no-address'
  | 'not-allowed'
  | 'wrong-code'
  | 'code-over'
  /** Too many wrong answers. */
  | 'locked'
  /** A code was mailed a moment ago. */
  | 'mailed'

/** Whose page it is. */
export interface VisitorLook {
  name: string
  logoUrl: string | null
  color: string
  website: string | null
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
  /** Its first page, poster or picture, large. */
  coverUrl: string | null
  coverSize: { width: number; height: number } | null
  /** The same, small. */
  thumbnailUrl: string | null
}

/** What of an item a browser can show; `file` where that is nothing. */
export type VisitorContent =
  | { kind: 'pdf' | 'image'; url: string }
  | { kind: 'video' | 'audio'; url: string; mime: string }
  | { kind: 'text'; text: string; isCut: boolean }
  | { kind: 'table'; rows: string[][]; isCut: boolean }
  /** Pictures of the pages that carry who looks at them: `url`, the number of the page, `suffix`. */
  | { kind: 'pages'; count: number; url: string; suffix: string }
  | { kind: 'processing' | 'file' }

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
  /** The account of the tenant is over, and the time in which it could still be read. */
  | 'inactive'
  /** The sender was asked for a new one. */
  | 'asked'
  /** Too many slugs that nobody has were tried from this network. */
  | 'held'
  | 'malformed'
  | 'unavailable'
  | 'failed'

/** The files of the built page that its markup names. */
export interface VisitorAssets {
  script: string
  styles: string[]
}

/** The server entry of the visitor pages, as it is built. */
export interface VisitorRenderer {
  /** `style` is the one inline style, for the policy to allow by its hash. */
  render(page: VisitorPage, place: VisitorPlace): { html: string; style: string }
}

export interface VisitorPlace {
  assets: VisitorAssets
  /** Of the product, without a trailing slash: link previews ask for whole addresses. */
  origin: string
  path: string
  /** What is kept of visits, and how to be rid of it; null where nothing is known of the link. */
  privacyUrl: string | null
  /** What the sharer wants shown of the link, in place of what is known of what it shows. */
  preview: VisitorPreview | null
  /** The sharer looks at it. */
  isPreview: boolean
}

export interface VisitorPreview {
  title?: string
  text?: string
  imageUrl?: string
}
