import type { VisitorAsk, VisitorPage, VisitorRefusal } from '@satchel/contract/visits/visitor.ts'
import { EMAIL, Field } from './GatePage.tsx'
import * as labels from './labels.ts'
import { Sender } from './Sender.tsx'

type Props = Extract<VisitorPage, { view: 'refusal' }>

const ASK = labels.askSenderForNewLink

export const refusals: Record<VisitorRefusal, { title: string; advice: string }> = {
  unknown: {
    title: labels.theresNothingAtThisAddress,
    advice: labels.checkThatYouCopiedWhole,
  },
  missing: {
    title: labels.thisIsNoLongerHere,
    advice: labels.mayBeRemoved,
  },
  undownloadable: { title: labels.thisCantBeDownloaded, advice: labels.askTheSender },
  withdrawn: { title: labels.thisLinkWasWithdrawn, advice: labels.senderCanSendNewLink },
  expired: {
    title: labels.thisLinkHasExpired,
    advice: labels.senderCanSendNewLink,
  },
  early: {
    title: labels.thisIsntAvailableYet,
    advice: labels.tryLater,
  },
  closed: {
    title: labels.thisIsOutOfDate,
    advice: labels.askForLatest,
  },
  inactive: {
    title: labels.thisIsNoLongerAvailable,
    advice: labels.accountClosed,
  },
  unshared: { title: labels.thisIsNoLongerShared, advice: ASK },
  asked: {
    title: labels.requestSent,
    advice: labels.senderGetsEmailHint,
  },
  held: {
    title: labels.tooManyRequests,
    advice: labels.networkRequestedTooMany,
  },
  malformed: {
    title: labels.somethingWentWrong,
    advice: labels.openLinkAndTryAgain,
  },
  unavailable: {
    title: labels.thisCantBeOpenedRight,
    advice: labels.reloadPageInFewSeconds,
  },
  failed: {
    title: labels.somethingWentWrong,
    advice: labels.problemWasReportedTryAgain,
  },
}

export function RefusalPage({ refusal, ask, sender }: Props) {
  const { title, advice } = refusals[refusal]
  return (
    <section className="notice">
      <svg className="drawing" viewBox="0 0 128 96" aria-hidden="true">
        <path d="M58 18H36a6 6 0 0 0-6 6v48a6 6 0 0 0 6 6h20l6-14-8-12 10-14z" />
        <path
          className="accented"
          d="M72 18h20a6 6 0 0 1 6 6v48a6 6 0 0 1-6 6H70l6-14-8-12 10-14z"
        />
      </svg>
      <h1>{title}</h1>
      {sender && <Sender {...sender} />}
      <p className="quiet">{advice}</p>
      {ask && <AskSender {...ask} />}
    </section>
  )
}

function AskSender({ url, problem, email, message }: VisitorAsk) {
  return (
    <form className="form" method="post" action={url}>
      <Field
        {...EMAIL}
        defaultValue={email}
        problem={problem === 'no-address' ? labels.enterValidEmailAddress : null}
      />
      <label className="field">
        <span>{labels.messageOptional}</span>
        <textarea
          className="input"
          name="message"
          rows={3}
          maxLength={1_000}
          defaultValue={message}
        />
      </label>
      {problem === 'busy' && (
        <p className="problem" role="alert">
          {labels.tooManyAsked}
        </p>
      )}
      <button className="button" type="submit">
        {labels.askSender}
      </button>
    </form>
  )
}
