import type { FoundLink } from '../link/find-link-queries.ts'

/** The company of the link at which the shelf is open, and the verified address. */
export interface Holder {
  link: FoundLink
  email: string
  /** The keys of the browser that is used now. */
  viewers: readonly string[]
}
