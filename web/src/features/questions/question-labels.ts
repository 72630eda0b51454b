import type { Question, QuestionState } from '@satchel/contract/questions.ts'
import { t } from '@satchel/messages/t.ts'

export const STATES: Readonly<Record<QuestionState, string>> = {
  open: t('questions.open'),
  answered: t('questions.answered'),
  public: t('questions.public'),
  closed: t('questions.closed'),
}

/** Returns the part of the item that a question is about. */
export function placeOf(page: number | null): string {
  return page === null ? t('questions.wholeDocument') : t('questions.page', { page })
}

/** Returns who asked, as far as they said it. */
export function askerOf({ asker: { name, email } }: Question): string {
  return [name, email].filter(Boolean).join(', ') || t('questions.someone')
}
