import type { VisitorPage } from '@satchel/contract/visits/visitor.ts'
import * as labels from './labels.ts'
import { ReplyForm } from './ReplyToSender.tsx'

type Props = Extract<VisitorPage, { view: 'reply' }>

const OTHERS: Record<string, string> = {
  busy: labels.tooManyReplies,
  trapped: labels.sendReplyAgain,
}

/** Page with the result of a reply. One that wasn't sent is still in the form. */
export function ReplyPage({ reply }: Props) {
  const { url, item, back, isSent, problem, message, name, email } = reply
  return (
    <section className="notice">
      <h1>{titleOf(reply)}</h1>
      {isSent ? (
        <p className="quiet">{labels.senderGetsReply}</p>
      ) : (
        <ReplyForm
          url={url}
          item={item}
          prefill={{ message, name, email }}
          problem={{
            message: problem === 'no-message' ? labels.writeAMessage : null,
            email: problem === 'no-address' ? labels.enterValidEmailAddress : null,
            other: OTHERS[problem ?? ''] ?? null,
          }}
        />
      )}
      <a className="back" href={back}>
        {labels.backToSharedContent}
      </a>
    </section>
  )
}

export function titleOf({ isSent }: Props['reply']): string {
  return isSent ? labels.replySent : labels.replyNotSent
}
