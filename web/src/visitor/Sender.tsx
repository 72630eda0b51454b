import type { VisitorSharer } from '@satchel/contract/visits/visitor.ts'
import type { VisitorPassOn } from '@satchel/contract/visits/visitor-pass-on.ts'
import { t } from './messages/messages.ts'
import { PassOn } from './pass-on/PassOn.tsx'
import { ReplyButton } from './reply/ReplyButton.tsx'

interface SenderProps extends VisitorSharer {
  canReply?: boolean
  passOn?: VisitorPassOn
}

/** Sharer of the content, with their picture or their initial. */
export function Sender({ name, avatarUrl, canReply = false, passOn }: SenderProps) {
  return (
    <div className="sender">
      {avatarUrl ? (
        <img className="face" src={avatarUrl} alt="" width={28} height={28} />
      ) : (
        <span className="face" aria-hidden="true">
          {[...name.trim().toUpperCase()][0]}
        </span>
      )}
      <span>{t('sharedBy', { name })}</span>
      {canReply && <ReplyButton name={name} />}
      {passOn && <PassOn {...passOn} sender={name} />}
    </div>
  )
}
