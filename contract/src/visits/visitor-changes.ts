/** A page that changed since the visitor read an earlier version. */
export interface VisitorChange {
  /** The number in the version that is shown; 1 where there are no pages. */
  page: number
  words: { from: string; to: string }[]
  /** True if it looks different, with the same words. */
  pictures: boolean
  /** The name in the visitor's language; empty where there are no pages. */
  label: string
  /** A note in place of words, where none can be named. */
  note: string
}

/** Changes since a visitor read an earlier version. */
export interface VisitorChanges {
  /** The time at which they read it. */
  since: string
  /** A sentence with the day and the pages. */
  summary: string
  pages: VisitorChange[]
}
