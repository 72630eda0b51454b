import {
  changeQuestion,
  listQuestionPages,
  listQuestions,
  type Question,
  type QuestionChange,
} from '@satchel/contract/questions.ts'
import { useCommand } from '../../lib/api.ts'
import { showProblem } from '../../ui/feedback/toast.tsx'

export const READS = [listQuestions, listQuestionPages]

/** Returns what changes a question; what is refused is shown as a toast. */
export function useChange({ id }: Pick<Question, 'id'>) {
  const { mutate, isPending } = useCommand(changeQuestion, { refreshes: READS })
  const change = (body: QuestionChange) =>
    mutate({ params: { id }, body }, { onError: showProblem })
  return { change, isPending }
}
