import type { VisitorAsk, VisitorPage, VisitorRefusal } from '@satchel/contract/visits/visitor.ts'
import { EMAIL, Field } from './gate/GatePage.tsx'
import { type PlainKey, t } from './messages/messages.ts'
import { Sender } from './Sender.tsx'

type Props = Extract<VisitorPage, { view: 'refusal' }>

export const refusals: Record<VisitorRefusal, { title: PlainKey; advice: PlainKey }> = {
  unknown: {
    title: 'nothingHere',
    advice: 'checkTheLink',
  },
  missing: {
    title: 'noLongerHere',
    advice: 'mayBeRemoved',
  },
  undownloadable: { title: 'cantBeDownloaded', advice: 'askSenderPlain' },
  withdrawn: { title: 'linkWithdrawn', advice: 'senderCanSendNew' },
  expired: {
    title: 'linkExpired',
    advice: 'senderCanSendNew',
  },
  early: {
    title: 'notAvailableYet',
    advice: 'tryLinkLater',
  },
  closed: {
    title: 'outOfDate',
    advice: 'askForLatest',
  },
  inactive: {
    title: 'noLongerAvailable',
    advice: 'accountClosed',
  },
  unshared: { title: 'noLongerShared', advice: 'askForNewLink' },
  asked: {
    title: 'requestSent',
    advice: 'senderGetsRequest',
  },
  held: {
    title: 'tooManyRequests',
    advice: 'networkRequestedTooMany',
  },
  malformed: {
    title: 'somethingWentWrong',
    advice: 'openLinkAgain',
  },
  unavailable: {
    title: 'cantBeOpenedNow',
    advice: 'reloadSoon',
  },
  failed: {
    title: 'somethingWentWrong',
    advice: 'problemReported',
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
      <h1>{t(title)}</h1>
      {sender && <Sender {...sender} />}
      <p className="quiet">{t(advice)}</p>
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
        problem={problem === 'no-address' ? t('invalidEmail') : null}
      />
      <label className="field">
        <span>{t('messageOptional')}</span>
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
          {t('tooManyAsked')}
        </p>
      )}
      <button className="button" type="submit">
        {t('askSender')}
      </button>
    </form>
  )
}
