import type { VisitorQuestion } from '@satchel/contract/visits/visitor-questions.ts'
import { element } from '../element.ts'
import { spoken } from '../messages/messages.ts'
import type { Place } from './place.ts'

/** Returns a list of questions with their answers below a heading; nothing if there are none. */
export function listOf(
  place: Place,
  title: string,
  questions: readonly VisitorQuestion[],
): HTMLElement[] {
  if (questions.length === 0) return []
  const list = element('ol', { className: 'thread' })
  list.append(...questions.map((question) => entryOf(place, question)))
  return [element('h3', { textContent: title }), list]
}

/** Returns a question as an entry. What people wrote is text alone. */
function entryOf(
  { say }: Place,
  { page, quote, text, askedAt, isOwn, isEarlier, answers }: VisitorQuestion,
): HTMLElement {
  const entry = element('li', {})
  const head = element('p', { className: 'who' })
  if (page !== null) {
    const link = element('button', {
      ...{ type: 'button', className: 'question-tool' },
      textContent: say('pageNumber', { page: String(page) }),
    })
    link.addEventListener('click', () => {
      link.closest('dialog')?.close()
      document.querySelector(`.sheet[data-number="${page}"]`)?.scrollIntoView()
    })
    head.append(link)
  }
  if (isOwn) head.append(timeOf(askedAt))
  if (head.childNodes.length > 0) entry.append(head)
  if (isEarlier) entry.append(quiet(say('aboutEarlierVersion')))
  if (quote)
    entry.append(
      element('p', { className: 'quote', dir: 'auto', textContent: say('markedWords', { quote }) }),
    )
  entry.append(words(text))
  for (const answer of answers) entry.append(answerOf(answer))
  if (answers.length === 0) entry.append(quiet(say('noAnswerYet')))
  return entry
}

function answerOf({ by, text, at }: VisitorQuestion['answers'][number]): HTMLElement {
  const part = element('div', { className: 'answer' })
  if (by !== null) {
    const head = element('p', { className: 'who', textContent: `${by} ` })
    head.append(timeOf(at))
    part.append(head)
  }
  part.append(words(text))
  return part
}

const words = (textContent: string) =>
  element('p', { className: 'words', dir: 'auto', textContent })

const quiet = (textContent: string) => element('p', { className: 'quiet', textContent })

function timeOf(at: string): HTMLElement {
  const textContent = new Date(at).toLocaleString(spoken(), SHORT)
  return element('time', { className: 'quiet', dateTime: at, textContent })
}

const SHORT = { dateStyle: 'medium', timeStyle: 'short' } as const
