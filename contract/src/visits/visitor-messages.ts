/** Message of a visitor or of the team, as the visitor reads it. */
export interface VisitorMessage {
  id: string
  at: string
  text: string
  /** The name of who of the team wrote it; null for the visitor. */
  by: string | null
  attached: { name: string; url: string }[]
}

/** The visitor's conversation, oldest first. */
export interface VisitorThread {
  items: VisitorMessage[]
}

/** Result of a reply that a script sent. */
export interface VisitorReplied {
  problem: 'no-message' | 'no-address' | 'trapped' | 'busy' | null
}
