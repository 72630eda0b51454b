import type { VisitorQuestionsPlace } from '@satchel/contract/visits/visitor-questions.ts'
import { IconMessageQuestion } from '@tabler/icons-react'
import { textsOf } from '../messages/all.ts'
import { t } from '../messages/messages.ts'
import { QUESTION_TEXTS } from './question-texts.ts'

/** Buttons that open the questions at the current page, for a script, which has its texts from here. */
export function Questions({ url, asksAddress }: VisitorQuestionsPlace) {
  const texts = JSON.stringify(textsOf(QUESTION_TEXTS)).replaceAll('<', '\\u003c')
  return (
    <aside
      className="asking"
      data-questions={url}
      data-asks-address={asksAddress || undefined}
      aria-label={t('askTitle')}
      hidden
    >
      <button className="asking-tool" type="button" data-asked hidden>
        {t('askedHere')} <span data-asked-count />
      </button>
      <button className="asking-tool main" type="button" data-ask aria-haspopup="dialog">
        <IconMessageQuestion size={20} stroke={1.75} aria-hidden />
        <span data-ask-label>{t('ask')}</span>
      </button>
      <p className="hidden" role="status" data-ask-status />
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, in which no tag can end
        dangerouslySetInnerHTML={{ __html: texts }}
      />
    </aside>
  )
}
