import type { SCANS } from '../requests.ts'

/** The state of a file for who sent it; `wrong-type` was refused by what is in it. */
export type VisitorFileState =
  | 'coming'
  | 'waiting'
  | 'accepted'
  | 'refused'
  | 'wrong-type'
  | 'infected'

export interface VisitorRequestFile {
  id: string
  slot: string | null
  name: string
  bytes: number
  state: VisitorFileState
  scanned: (typeof SCANS)[number]
}

/** A request for files as visitors see it, with the files they sent. */
export interface VisitorRequest {
  id: string
  title: string
  note: string
  slots: { name: string }[]
  /** Names of slots for which they sent nothing that waits or was accepted. */
  missing: string[]
  types: string[]
  maxBytes: number
  lastDay: string | null
  isOpen: boolean
  files: VisitorRequestFile[]
}

export interface VisitorRequests {
  items: VisitorRequest[]
  nextCursor: string | null
}

/** The address of the list of a link's requests. */
export interface VisitorRequestsPlace {
  url: string
}
