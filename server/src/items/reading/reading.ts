import type { Updateable } from 'kysely'
import type { Item } from '../../platform/database/database-types.ts'
import type { Workshop } from '../../processing/service.ts'
import type { Waiting } from './queries.ts'

export interface Job {
  tenantId: string
  itemId: string
  /** True if it was already published as added. */
  isKnown?: boolean
  /** True if its words in pictures were read before. */
  isAgain?: boolean
}

/** The result of reading a file or page; `fill` gets the item's current state. */
export interface Reading {
  fill(item: Waiting): Updateable<Item>
  text: string
}

export type Read = (workshop: Workshop, job: Job, item: Waiting) => Promise<Reading>

export const completed = { status: 'completed', failure: null }

export function failed(failure: string) {
  return { status: 'failed', failure }
}
