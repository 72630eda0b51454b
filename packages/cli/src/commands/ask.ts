import type { AnswerResult } from '@satchel/client'
import { command, wholeNumber } from '../command.ts'
import { EXIT } from '../failures.ts'
import { plain } from '../output.ts'

const LIMIT = 3
const LIMIT_MAX = 10

export const ask = command({
  name: 'ask',
  summary: 'Answer a question from documents, with their pages',
  usage: 'QUESTION...',
  words: [1, 100],
  options: {
    limit: {
      type: 'string',
      value: 'NUMBER',
      help: `How many answers at most, up to ${LIMIT_MAX}; ${LIMIT} by default`,
    },
  },
  async run({ words, values, connect, show, terminal }) {
    const limit = values.limit ? wholeNumber('limit', values.limit, LIMIT_MAX) : LIMIT
    const satchel = await connect()
    const { answers } = await satchel.findAnswers({ question: words.join(' '), limit })
    show(answers, () => answers.map(textOf).join('\n'))
    if (answers.length > 0) return undefined
    terminal.remark('No document answers this.\n')
    return EXIT.failed
  },
})

/** Returns the sentence and, below it, where it stands. */
function textOf({ text, itemName, page, ...answer }: AnswerResult['answers'][number]): string {
  const { updatedAt, validUntil, itemId } = answer
  const source = [
    plain(itemName),
    page !== null && `page ${page}`,
    `updated ${updatedAt.slice(0, 10)}`,
    validUntil !== null && `valid until ${validUntil}`,
    itemId,
  ]
  return `${plain(text)}\n  ${source.filter(Boolean).join(', ')}\n`
}
