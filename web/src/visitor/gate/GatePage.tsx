import type { GateProblem, VisitorGate, VisitorPage } from '@satchel/contract/visits/visitor.ts'
import type { InputHTMLAttributes } from 'react'
import { Agreement, Signer } from '../agreement/Agreement.tsx'
import { around } from '../messages/all.ts'
import { type PlainKey, t } from '../messages/messages.ts'
import { Sender } from '../Sender.tsx'

type Props = Extract<VisitorPage, { view: 'gate' }>

export const gates = {
  password: 'passwordProtected',
  email: 'whoIsOpening',
  code: 'enterCode',
  agreement: 'agreeFirst',
} as const satisfies Record<VisitorGate['asks'], PlainKey>

/** Page with the gates of a link before it opens; needs no script, so that it works wherever forms do. */
export function GatePage({ look, gate, sender }: Props) {
  const { asks, withEmail, email } = gate
  return (
    <section className={gate.agreement ? 'notice agreeing' : 'notice'}>
      <h1>{t(gates[asks])}</h1>
      {sender && <Sender {...sender} />}
      {asks === 'password' && <p className="quiet">{t('askForPassword')}</p>}
      {(asks === 'email' || withEmail) && (
        <p className="quiet">{t('asksForEmail', { name: look.name })}</p>
      )}
      {asks === 'code' && (
        <p className="quiet">
          {around('weSentCode', { email: <strong key="email">{email}</strong> })}
        </p>
      )}
      {gate.agreement && (
        <>
          <p className="quiet">{t('asksToAgree', { name: look.name })}</p>
          <Agreement {...gate.agreement} />
        </>
      )}
      <Answer gate={gate} />
      {asks === 'code' && <Again gate={gate} />}
    </section>
  )
}

function Answer({ gate }: Pick<Props, 'gate'>) {
  const { asks, withEmail, url, email, problem, agreement } = gate
  const message = problem && gateProblemMessage(problem, gate)
  if (asks === 'agreement')
    return (
      <form className="form" method="post" action={url}>
        <Hidden gate={gate} />
        {agreement && <Signer agreement={agreement} problem={message} />}
      </form>
    )
  return (
    <form className="form" method="post" action={url}>
      <Hidden gate={gate} />
      {asks === 'code' && <input type="hidden" name="email" value={email} />}
      <Field
        {...FIELDS[asks]}
        {...(asks === 'email' && { defaultValue: email })}
        problem={message}
      />
      {asks === 'password' && (
        <button className="plain" type="button" aria-pressed="false" data-show hidden>
          {t('showPassword')}
        </button>
      )}
      {withEmail && <Field {...EMAIL} defaultValue={email} />}
      <button className="button" type="submit">
        {asks === 'email' || withEmail ? t('continue') : t('open')}
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
        {t('resendCode')}
      </button>
      <a href={again}>{t('useAnotherAddress')}</a>
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
  label: PlainKey
  problem?: string | null
}

export function Field({ label, problem, ...input }: FieldProps) {
  const id = `${input.name}-problem`
  return (
    <label className="field">
      <span>{t(label)}</span>
      {input['data-code'] && <CodeBoxes />}
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

const DIGITS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** A box for each digit, behind the field. */
function CodeBoxes() {
  return (
    <span className="code-boxes" aria-hidden="true">
      {DIGITS.map((digit) => (
        <span key={digit} />
      ))}
    </span>
  )
}

export const EMAIL = {
  name: 'email',
  label: 'yourEmailAddress',
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
  label: 'sixDigitCode',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  maxLength: 20,
  required: true,
} as const

/** Attributes that stop phones from correcting the field, also while it is visible. */
const AS_TYPED = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

const FIELDS: Record<Exclude<VisitorGate['asks'], 'agreement'>, FieldProps> = {
  password: {
    name: 'password',
    label: 'password',
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
      return t('wrongPassword')
    case 'no-address':
      return t('invalidEmail')
    case 'not-allowed':
      return t('addressNotAllowed')
    case 'wrong-code':
      return t('wrongCode')
    case 'code-over':
      return t('codeExpired')
    case 'no-name':
      return t('enterName')
    case 'agreement-changed':
      return t('agreementChanged')
    case 'locked':
      return waitS < 60
        ? t('lockedSeconds', { count: waitS })
        : t('lockedMinutes', { count: Math.ceil(waitS / 60) })
    case 'mailed':
      return waitS < 60
        ? t('codeSentSeconds', { count: waitS })
        : t('codeSentMinutes', { count: Math.ceil(waitS / 60) })
  }
}
