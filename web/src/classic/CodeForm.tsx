import { Button, Input, PinInput, Stack, Text } from '@mantine/core'
import { confirmEmail, resendConfirmation } from '@satchel/contract/accounts/accounts.ts'
import { PASSWORD_MIN } from '@satchel/contract/constants.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, type Ref, useRef, useState } from 'react'
import { useCommand } from '../lib/api.ts'
import type { ApiProblem } from '../lib/problem.ts'
import { toast } from '../ui/feedback/toast.tsx'
import { NewPasswordInput } from './NewPasswordInput.tsx'
import { problemMessage } from './problem-message.ts'
import { useCountdown } from './use-countdown.ts'
import { useEntering } from './use-entering.ts'

const RESEND_AFTER = 60
const DIGITS = 6

export function CodeForm({ email }: { email: string }) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [password, setPassword] = useState<string | null>(null)
  const [weakness, setWeakness] = useState<string | null>(null)
  const digits = useRef<HTMLDivElement>(null)
  const entering = useEntering(confirmEmail)

  const focus = (digit: number) => digits.current?.querySelectorAll('input')[digit]?.focus()
  const refuse = (error: ApiProblem) => {
    if (error.fields.password) {
      // Another browser signed up: the code stays, and a password is asked for.
      setWeakness(password === null ? null : error.message)
      return setPassword(password ?? '')
    }
    setProblem(problemOfCode(error))
    setCode('')
    focus(0)
  }
  const submit = (typed: string) => {
    setProblem(null)
    const body = { email, code: typed, ...(password !== null && { password }) }
    entering.mutate({ body }, { onError: refuse })
  }
  // By hand: after a wrong code, PinInput doesn't report one that is pasted whole as complete.
  const change = (typed: string) => {
    setCode(typed)
    const isWhole = typed.length === DIGITS && code.length < DIGITS
    if (isWhole && password === null) submit(typed)
  }
  const check = (event: FormEvent) => {
    event.preventDefault()
    if (code.length < DIGITS) {
      setProblem(t('classic.signIn.enterAllSixDigits'))
      focus(code.length)
    } else if (password !== null && [...password].length < PASSWORD_MIN)
      setWeakness(t('classic.signIn.atLeastCharacters', { passwordMin: PASSWORD_MIN }))
    else submit(code)
  }

  return (
    <form onSubmit={check} noValidate>
      <Stack>
        <CodeInput rootRef={digits} value={code} problem={problem} onChange={change} />
        {password !== null && (
          <FirstPassword value={password} error={weakness} onChange={setPassword} />
        )}
        <Button type="submit" loading={entering.isPending} fullWidth>
          {password === null
            ? t('classic.signIn.confirm')
            : t('classic.signIn.setPasswordAndConfirm')}
        </Button>
        <ResendButton email={email} onSent={() => setProblem(null)} />
      </Stack>
    </form>
  )
}

interface CodeInputProps {
  rootRef: Ref<HTMLDivElement>
  value: string
  problem: string | null
  onChange: (code: string) => void
}

function CodeInput({ rootRef, value, problem, onChange }: CodeInputProps) {
  return (
    <Input.Wrapper label={t('classic.signIn.code')} labelElement="div" error={problem}>
      <PinInput
        rootRef={rootRef}
        length={DIGITS}
        type="number"
        oneTimeCode
        autoFocus
        size="lg"
        placeholder=""
        gap="xs"
        styles={{ root: { width: '100%' }, pinInput: { flex: 1 } }}
        aria-label={t('classic.signIn.code')}
        getInputProps={(index) => ({
          'aria-label': t('classic.signIn.digitIndex', { index: index + 1 }),
        })}
        value={value}
        onChange={onChange}
        error={problem !== null}
      />
    </Input.Wrapper>
  )
}

interface FirstPasswordProps {
  value: string
  error: string | null
  onChange: (password: string) => void
}

/** Asks for a password again: another person may have signed up with the address, so theirs doesn't count. */
function FirstPassword({ value, error, onChange }: FirstPasswordProps) {
  return (
    <>
      <Text>{t('classic.signIn.youSignedUpInAnother')}</Text>
      <NewPasswordInput
        label={t('classic.signIn.password')}
        name="password"
        autoFocus
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </>
  )
}

function ResendButton({ email, onSent }: { email: string; onSent: () => void }) {
  const { secondsLeft, restart } = useCountdown(RESEND_AFTER)
  const resend = useCommand(resendConfirmation, { refreshes: [] })
  const send = () =>
    resend.mutate(
      { body: { email } },
      {
        onSuccess: () => {
          restart()
          onSent()
          toast({ message: t('classic.signIn.sentToAgain', { email }) })
        },
        onError: (error) => toast({ message: problemMessage(error), tone: 'problem' }),
      },
    )
  return (
    <Button
      variant="default"
      onClick={send}
      loading={resend.isPending}
      disabled={secondsLeft > 0}
      fullWidth
    >
      {secondsLeft > 0
        ? t('classic.signIn.sendAgainInS', { secondsLeft })
        : t('classic.signIn.sendAgain')}
    </Button>
  )
}

function problemOfCode(problem: ApiProblem): string {
  const { code } = problem.body
  if (code === 'wrong-code') return t('classic.signIn.thatCodeIsntRightUse')
  if (code === 'token-expired') return t('classic.signIn.codeHasExpiredSendNew')
  return problemMessage(problem)
}
