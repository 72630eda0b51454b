import type { Db } from '../../platform/database/database.ts'
import { findPassages } from './passage-queries.ts'
import { textsOf } from './sentence.ts'

/** Returns all that an item says, as answers have it: each sentence or row, and its description. */
export async function sentencesOf(
  db: Db,
  item: { tenantId: string; itemId: string },
): Promise<string[]> {
  const passages = await findPassages(db, item)
  return passages.flatMap(textsOf)
}
