import type { VisitorPassOn } from '@satchel/contract/visits/visitor-pass-on.ts'
import { IconUserShare } from '@tabler/icons-react'
import { textsOf } from '../messages/all.ts'
import { t } from '../messages/messages.ts'
import { PASS_ON_TEXTS } from './pass-on-texts.ts'

interface PassOnProps extends VisitorPassOn {
  /** The person who shared the page. */
  sender: string
}

/** Button that opens the form for a colleague; the script that shows it has its texts from here. */
export function PassOn({ url, sender }: PassOnProps) {
  const texts = JSON.stringify(textsOf(PASS_ON_TEXTS)).replaceAll('<', '\\u003c')
  return (
    <>
      <button
        type="button"
        className="plain reply-open"
        data-pass-on={url}
        data-sender={sender}
        hidden
      >
        <IconUserShare size={20} stroke={1.75} aria-hidden />
        <span>{t('passOn')}</span>
      </button>
      <script
        type="application/json"
        data-pass-on-texts
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, in which no tag can end
        dangerouslySetInnerHTML={{ __html: texts }}
      />
    </>
  )
}
