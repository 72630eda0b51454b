import type { VisitorPage } from '@satchel/contract/visits/visitor.ts'
import { type PlainKey, t } from './messages/messages.ts'
import { ReplyForm } from './ReplyToSender.tsx'

type Props = Extract<VisitorPage, { view: 'reply' }>

const OTHERS: Record<string, PlainKey> = { busy: 'tooManyReplies', trapped: 'sendReplyAgain' }

/** Page with the result of a reply. One that wasn't sent is still in the form. */
export function ReplyPage({ reply }: Props) {
  const { url, item, back, isSent, problem, message, name, email } = reply
  const other = OTHERS[problem ?? '']
  return (
    <section className="notice">
      <h1>{titleOf(reply)}</h1>
      {isSent ? (
        <p className="quiet">{t('senderGetsReply')}</p>
      ) : (
        <ReplyForm
          url={url}
          item={item}
          prefill={{ message, name, email }}
          problem={{
            message: problem === 'no-message' ? t('writeAMessage') : null,
            email: problem === 'no-address' ? t('invalidEmail') : null,
            other: other ? t(other) : null,
          }}
        />
      )}
      <a className="back" href={back}>
        {t('backToContent')}
      </a>
    </section>
  )
}

export function titleOf({ isSent }: Props['reply']): string {
  return isSent ? t('replySent') : t('replyNotSent')
}
