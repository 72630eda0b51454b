import type { VisitorRequestsPlace } from '@satchel/contract/visits/visitor-requests.ts'
import { textsOf } from '../messages/all.ts'
import { t } from '../messages/messages.ts'
import { REQUEST_TEXTS } from './request-texts.ts'

/** Requests for files, which a script fills in once they are opened; it has its texts from here. */
export function Requests({ url }: VisitorRequestsPlace) {
  const texts = JSON.stringify(textsOf(REQUEST_TEXTS)).replaceAll('<', '\\u003c')
  return (
    <details className="reply requests" data-requests={url}>
      <summary>{t('filesRequested')}</summary>
      <div data-body aria-live="polite" />
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, in which no tag can end
        dangerouslySetInnerHTML={{ __html: texts }}
      />
    </details>
  )
}
