import type { VisitorPage, VisitorRefusal } from '@satchel/contract/visitor.ts'
import { EMAIL, Field } from './GatePage.tsx'

const ASK = 'Ask the person who sent it to you for a new one.'

export const refusals: Record<VisitorRefusal, { title: string; advice: string }> = {
  unknown: {
    title: 'There is nothing at this address',
    advice: 'Check whether the link was copied whole.',
  },
  missing: {
    title: 'This is not here any more',
    advice: 'It may have been taken out of what was shared with you.',
  },
  withdrawn: { title: 'This link was withdrawn', advice: ASK },
  expired: {
    title: 'This link has expired',
    advice: 'The person who sent it can send you a new one.',
  },
  early: {
    title: 'This is not out yet',
    advice: 'Open the link again later, or ask the person who sent it to you.',
  },
  closed: {
    title: 'This is out of date',
    advice: 'Ask the person who sent it to you for what is new.',
  },
  inactive: {
    title: 'This is no longer available',
    advice:
      'Whoever shared it no longer keeps an account here. Ask the person who sent it to you for another way.',
  },
  unshared: { title: 'This is no longer shared', advice: ASK },
  asked: {
    title: 'The sender will hear of it',
    advice: 'They get a mail with your address and can send you a new link.',
  },
  held: {
    title: 'Too many links tried',
    advice: 'Your network asked for many links that don’t exist. Try again in a minute.',
  },
  malformed: {
    title: 'This could not be read',
    advice: 'Open the link again and try once more.',
  },
  unavailable: {
    title: 'This cannot be opened at the moment',
    advice: 'Load the page again in a few seconds.',
  },
  failed: {
    title: 'Something went wrong',
    advice: 'It was reported. Try again later.',
  },
}

export function RefusalPage({ refusal, ask }: Extract<VisitorPage, { view: 'refusal' }>) {
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
      <p className="quiet">{advice}</p>
      {ask && <AskSender {...ask} />}
    </section>
  )
}

function AskSender({ url, isWrong }: { url: string; isWrong: boolean }) {
  return (
    <form className="form" method="post" action={url}>
      <Field {...EMAIL} problem={isWrong ? 'This is not an e-mail address.' : null} />
      <label className="field">
        <span>Message, if you like</span>
        <textarea className="input" name="message" rows={3} maxLength={1_000} />
      </label>
      <button className="button" type="submit">
        Ask the sender
      </button>
    </form>
  )
}
