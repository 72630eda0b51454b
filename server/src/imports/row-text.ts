import type { ImportSentence } from '@satchel/contract/imports/import-sentences.ts'
import type { LinkProblem } from '@satchel/contract/imports/links.ts'

/** The line that a row shows, and the sentences that it is made of. */
export interface RowText {
  message: string | null
  sentences: ImportSentence[]
}

/** Returns sentences as one line in English, null for none. */
export function rowText(sentences: ImportSentence[]): RowText {
  const message = sentences.map((sentence) => sentence.message).join('. ')
  return { message: message || null, sentences }
}

/** Returns the sentences of what is wrong with a link, or what it comes without. */
export function sentencesOf(problem: Omit<LinkProblem, 'row' | 'slug'> | undefined) {
  if (!problem) return []
  const { message, reason, params } = problem
  return problem.sentences ?? [{ message, ...(reason && { reason }), ...(params && { params }) }]
}
