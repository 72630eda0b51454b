import { Button, Group } from '@mantine/core'
import { type Answer, findAnswers } from '@satchel/contract/search/answers.ts'
import { isQuestion } from '@satchel/contract/search/question-form.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { query } from '../../../lib/api.ts'
import { formatDay, formatList } from '../../../lib/format/format.ts'
import { paths } from '../../../lib/paths.ts'
import { MarkedText } from '../../../ui/text/MarkedText.tsx'
import styles from './Answers.module.css'
import { CopyAnswer } from './CopyAnswer.tsx'

export interface AnswersProps {
  /** The search as it was typed; anything but a question shows nothing. */
  text: string
  /** Opens the share dialog of the item at the page, for those who may share. */
  onShare?: (answer: Pick<Answer, 'itemId' | 'itemName' | 'page'>) => void
  /** Wishes for an answer to a question that no document answers. */
  onWish?: (question: string) => void
  /** Returns what else can be done with an answer. */
  more?: (answer: Answer) => ReactNode
}

/** Answers to a question from the library's documents, above what has the words. */
export function Answers({ text, onShare, onWish, more }: AnswersProps) {
  const question = text.trim()
  const isAsked = question !== '' && isQuestion(question)
  const { data } = useQuery({ ...query(findAnswers, { body: { question } }), enabled: isAsked })
  if (!isAsked || !data) return null
  if (data.unanswered) return onWish ? <Unanswered onWish={() => onWish(question)} /> : null
  return (
    <section className={styles.answers} aria-labelledby="answers">
      <h2 id="answers" className={styles.heading}>
        {t('search.answers.heading')}
      </h2>
      <ol className={styles.list}>
        {data.answers.map((answer) => (
          <li key={`${answer.itemId} ${answer.page} ${answer.text}`} className={styles.answer}>
            <AnswerEntry answer={answer} more={more?.(answer)} {...(onShare && { onShare })} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Unanswered({ onWish }: { onWish: () => void }) {
  return (
    <p className={styles.none} role="status">
      {t('search.answers.none')}
      <Button variant="subtle" size="compact-sm" onClick={onWish}>
        {t('search.answers.wish')}
      </Button>
    </p>
  )
}

interface EntryProps extends Pick<AnswersProps, 'onShare'> {
  answer: Answer
  more?: ReactNode
}

function AnswerEntry({ answer, onShare, more }: EntryProps) {
  const { itemId, itemName, page, updatedAt, validUntil, alsoIn } = answer
  const to = paths.item(itemId, {
    page: page === null ? null : String(page),
    find: page === null ? [] : wordsOf(answer),
  })
  return (
    <>
      <p className={styles.text}>
        <MarkedText>{markedText(answer)}</MarkedText>
      </p>
      <p className={styles.source}>
        <Link to={to}>{itemName}</Link>
        {page !== null && <span>{t('ui.pageNumber', { number: page })}</span>}
        <span>{t('search.answers.updated', { day: formatDay(updatedAt.slice(0, 10)) })}</span>
        {validUntil !== null && (
          <span>{t('search.answers.validUntil', { day: formatDay(validUntil) })}</span>
        )}
      </p>
      {alsoIn.length > 0 && (
        <p className={styles.also}>
          {t('search.answers.alsoIn', {
            names: formatList(alsoIn.map((one) => one.itemName)),
          })}
        </p>
      )}
      <Group gap={8}>
        <Button component={Link} to={to} variant="default" size="compact-sm">
          {t('search.answers.open')}
        </Button>
        {onShare && <CopyAnswer answer={answer} />}
        {onShare && (
          <Button variant="subtle" size="compact-sm" onClick={() => onShare(answer)}>
            {t('search.answers.share')}
          </Button>
        )}
        {more}
      </Group>
    </>
  )
}

/** Returns the sentence as results are marked: escaped, its words between `<mark>` and `</mark>`. */
function markedText({ text, marks }: Answer): string {
  const escaped = (part: string) => part.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  let end = 0
  const parts = marks.map(([start, next]) => {
    const before = text.slice(end, start)
    end = next
    return `${escaped(before)}<mark>${escaped(text.slice(start, next))}</mark>`
  })
  return parts.join('') + escaped(text.slice(end))
}

/** The words that are marked on the page, each once. */
function wordsOf({ text, marks }: Answer): string[] {
  return [...new Set(marks.map(([start, end]) => text.slice(start, end).toLowerCase()))].slice(0, 8)
}
