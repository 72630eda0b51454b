import type {
  VisitorShelfFile,
  VisitorShelfPassing,
  VisitorShelfQuestion,
} from '@satchel/contract/visits/visitor-shelf.ts'
import { facts, type PlainKey, t } from '../messages/messages.ts'
import { dayOf } from './Entries.tsx'

/** Questions that the visitor asked, with the answers. */
export function QuestionList({ questions }: { questions: VisitorShelfQuestion[] }) {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">{t('yourQuestions')}</h2>
      <ul className="visits">
        {questions.map(({ askedAt, page, text, answers }) => (
          <li key={`${askedAt} ${text}`}>
            <strong dir="auto">{text}</strong>
            <span className="quiet">
              {facts([dayOf(askedAt), page !== null && t('pageNumber', { page })])}
            </span>
            {answers.length === 0 && <span className="quiet">{t('noAnswerYet')}</span>}
            {answers.map((answer) => (
              <p key={answer.at} className="answer" dir="auto">
                {answer.text}
                <span className="quiet">{facts([answer.by, dayOf(answer.at)])}</span>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

const STATES: Record<string, PlainKey> = {
  waiting: 'fileReceived',
  accepted: 'fileAccepted',
  refused: 'fileRefused',
  infected: 'fileInfected',
}

/** Files that the visitor handed in, and what became of them. */
export function SentFiles({ files }: { files: VisitorShelfFile[] }) {
  return (
    <section aria-labelledby="files">
      <h2 id="files">{t('filesYouSent')}</h2>
      <ul className="visits">
        {files.map(({ id, name, title, state, receivedAt }) => (
          <li key={id}>
            <strong dir="auto">{name}</strong>
            <span className="quiet">
              {facts([title, receivedAt && dayOf(receivedAt), t(STATES[state] ?? 'fileReceived')])}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Links that were passed on by the visitor, and to them. */
export function Passings({ passings }: { passings: VisitorShelfPassing[] }) {
  return (
    <section aria-labelledby="passings">
      <h2 id="passings">{t('whatYouPassedOn')}</h2>
      <ul className="visits">
        {passings.map(({ at, direction, to, itemName: item }) => (
          <li key={`${at} ${direction} ${to} ${item}`}>
            <span dir="auto">
              {direction === 'by'
                ? t('itemPassedTo', { item, name: to })
                : t('itemPassedToYou', { item })}
            </span>
            <span className="quiet">{dayOf(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
