import type { VisitorOutdated } from '@satchel/contract/visits/visitor.ts'
import { spoken, t } from './messages/messages.ts'

/** Answers that were sent with the link and don’t hold any more. */
export function Outdated({ answers }: { answers: VisitorOutdated[] }) {
  const format = new Intl.DateTimeFormat(spoken(), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <aside className="outdated" aria-label={t('changes')}>
      {answers.map(({ text: before, newText: after, usedAt }) => {
        const date = format.format(new Date(usedAt))
        return (
          <p key={`${before} ${usedAt}`} dir="auto">
            {after === null
              ? t('answerGone', { date, before })
              : t('answerChanged', { date, before, after })}
          </p>
        )
      })}
    </aside>
  )
}
