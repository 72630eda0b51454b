/** The shelf of a verified address: all that a company shared with it, on the page of its data. */
export interface VisitorShelf {
  /** The words that were searched for. */
  search: string
  entries: VisitorShelfEntry[]
  /** The entries of all pages. */
  total: number
  page: number
  pages: number
  /** Entries that the visitor doesn't want to see. */
  hidden: { id: string; name: string }[]
  /** True if reading isn't measured, by their choice. */
  isUnmeasured: boolean
  questions: VisitorShelfQuestion[]
  files: VisitorShelfFile[]
  passings: VisitorShelfPassing[]
  handover: VisitorHandover
}

/** Handing all of it over to a colleague, which both confirm. */
export interface VisitorHandover {
  /** The offer that waits for a colleague, or the last one that was accepted, with the time of that. */
  offered: { to: string; decidedAt: string | null } | null
  /** The offers of others to this address. */
  offers: { id: string; from: string }[]
  /** The reason why an offer wasn't sent. */
  problem: 'no-address' | 'busy' | null
}

/** A link for the visitor. */
export interface VisitorShelfEntry {
  id: string
  name: string
  kind: 'file' | 'page' | 'collection' | 'site'
  /** The address at which it opens; null if it doesn't anymore. */
  url: string | null
  /** The reason why it doesn't open anymore. */
  reason: 'withdrawn' | 'expired' | 'closed' | 'unshared' | null
  /** The time since when it doesn't, if that is known. */
  closedAt: string | null
  sharedBy: string
  sharedAt: string
  /** True if a colleague passed it on. */
  isPassedOn: boolean
  /** The time of the newest version of its file; null for the first one, and for what isn't a file. */
  versionAt: string | null
  /** Changes since the visitor read it, said in their language; null if nothing changed. */
  changes: string | null
  /** The last time that it was read; null if it never was. */
  readAt: string | null
}

/** A question that the visitor asked, and its answers. */
export interface VisitorShelfQuestion {
  askedAt: string
  page: number | null
  text: string
  answers: { by: string | null; text: string; at: string }[]
}

/** A file that the visitor handed in. */
export interface VisitorShelfFile {
  id: string
  name: string
  /** The title of what was asked for. */
  title: string
  state: string
  receivedAt: string | null
}

/** A link that the visitor passed on, or that was passed on to them. */
export interface VisitorShelfPassing {
  at: string
  direction: 'by' | 'to'
  /** The colleague to whom they passed it on. */
  to: string
  itemName: string
}
