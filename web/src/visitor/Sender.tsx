import type { VisitorSharer } from '@satchel/contract/visits/visitor.ts'
import { t } from './messages/messages.ts'
import { ReplyButton } from './reply/ReplyButton.tsx'

interface SenderProps extends VisitorSharer {
  canReply?: boolean
}

/** Sharer of the content, with their picture or their initial. */
export function Sender({ name, avatarUrl, canReply = false }: SenderProps) {
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
    </div>
  )
}
