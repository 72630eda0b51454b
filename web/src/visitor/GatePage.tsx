import type { GateProblem, VisitorGate, VisitorPage } from '@satchel/contract/visits/visitor.ts'
import type { InputHTMLAttributes } from 'react'
import * as labels from './labels.ts'
import { Sender } from './Sender.tsx'

type Props = Extract<VisitorPage, { view: 'gate' }>

export const gates: Record<VisitorGate['asks'], string> = {
  password: labels.thisLinkIsPasswordProtected,
  email: labels.whoIsOpeningThis,
  code: labels.enterCodeFromYourEmail,
}

/** Page with the gates of a link before it opens; needs no script, so that it works wherever forms do. */
export function GatePage({ look, gate, sender }: Props) {
  const { asks, withEmail, email } = gate
  return (
    <section className="notice">
      <h1>{gates[asks]}</h1>
      {sender && <Sender {...sender} />}
      {asks === 'password' && <p className="quiet">{labels.askForPassword}</p>}
      {(asks === 'email' || withEmail) && <p className="quiet">{labels.asksForEmail(look.name)}</p>}
      {asks === 'code' && (
        <p className="quiet">
          {labels.weSent} <strong>{email}</strong>
          {labels.itWorksForTenMinutes}
        </p>
      )}
      <Answer gate={gate} />
      {asks === 'code' && <Again gate={gate} />}
    </section>
  )
}

function Answer({ gate }: Pick<Props, 'gate'>) {
  const { asks, withEmail, url, email, problem } = gate
  return (
    <form className="form" method="post" action={url}>
      <Hidden gate={gate} />
      {asks === 'code' && <input type="hidden" name="email" value={email} />}
      <Field
        {...FIELDS[asks]}
        {...(asks === 'email' && { defaultValue: email })}
        problem={problem && gateProblemMessage(problem, gate)}
      />
      {asks === 'password' && (
        <button className="plain" type="button" aria-pressed="false" data-show hidden>
          {labels.showPassword}
        </button>
      )}
      {withEmail && <Field {...EMAIL} defaultValue={email} />}
      <button className="button" type="submit">
        {asks === 'email' || withEmail ? labels.continueLabel : labels.open}
      </button>
    </form>
  )
}

/** Help for a code that did not arrive, or a mistyped address. */
function Again({ gate }: Pick<Props, 'gate'>) {
  const { url, email, again } = gate
  return (
    <form className="form" method="post" action={url.replace(/code$/, 'email')}>
      <Hidden gate={gate} />
      <input type="hidden" name="email" value={email} />
      <button className="plain" type="submit">
        {labels.resendCode}
      </button>
      <a href={again}>{labels.takeAnotherAddress}</a>
    </form>
  )
}

function Hidden({ gate: { hidden } }: Pick<Props, 'gate'>) {
  return Object.entries(hidden)
    .filter(([, value]) => value)
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  'data-code'?: boolean
  name: string
  label: string
  problem?: string | null
}

export function Field({ label, problem, ...input }: FieldProps) {
  const id = `${input.name}-problem`
  return (
    <label className="field">
      <span>{label}</span>
      <input
        className="input"
        {...input}
        {...(problem && { 'aria-invalid': true, 'aria-describedby': id })}
      />
      {problem && (
        <span className="problem" id={id} role="alert">
          {problem}
        </span>
      )}
    </label>
  )
}

export const EMAIL = {
  name: 'email',
  label: labels.yourEmailAddress,
  // Not of type email, by which browsers refuse “Bo Berg <bo@…>”: the server reads it.
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  autoComplete: 'email',
  maxLength: 254,
  required: true,
} as const

export const CODE = {
  className: 'input code',
  'data-code': true,
  name: 'code',
  label: labels.sixDigitCode,
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  maxLength: 20,
  required: true,
} as const

/** Attributes that stop phones from correcting the field, also while it is visible. */
const AS_TYPED = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

const FIELDS: Record<VisitorGate['asks'], FieldProps> = {
  password: {
    name: 'password',
    label: labels.password,
    type: 'password',
    autoComplete: 'current-password',
    ...AS_TYPED,
    maxLength: 200,
    required: true,
    autoFocus: true,
  },
  email: { ...EMAIL, autoFocus: true },
  code: { ...CODE, autoFocus: true },
}

export function gateProblemMessage(
  problem: GateProblem,
  { waitS }: Pick<VisitorGate, 'waitS'>,
): string {
  switch (problem) {
    case 'wrong-password':
      return labels.thatPasswordIsWrong
    case 'no-address':
      return labels.enterValidEmailAddress
    case 'not-allowed':
      return labels.addressNotAllowed
    case 'wrong-code':
      return labels.thatCodeIsWrong
    case 'code-over':
      return labels.codeExpired
    case 'locked':
      return labels.tooManyAttempts(waitOf(waitS))
    case 'mailed':
      return labels.codeJustSent(waitOf(waitS))
  }
}

function waitOf(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : labels.secondsSeconds(seconds)
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : labels.minutesMinutes(minutes)
}
