/** A reply that was begun elsewhere, in the state of a navigation to where it is sent from. */
export interface ReplyDraft {
  text: string
  /** The item that says it, which is attached. */
  itemId: string
  /** The question that it answers; without one, the conversation of a link. */
  questionId?: string
}

/** Returns the reply in the state of a navigation, if it has one. */
export function replyDraftIn(state: unknown): ReplyDraft | undefined {
  const { reply } = (state ?? {}) as { reply?: Partial<ReplyDraft> }
  if (typeof reply?.text !== 'string' || typeof reply.itemId !== 'string') return undefined
  return { ...reply, text: reply.text, itemId: reply.itemId }
}
