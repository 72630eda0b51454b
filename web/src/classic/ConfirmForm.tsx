import { Button, Stack } from '@mantine/core'
import { confirmEmail } from '@satchel/contract/accounts/accounts.ts'
import { PASSWORD_MIN } from '@satchel/contract/constants.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useRef, useState } from 'react'
import { paths } from '../lib/paths.ts'
import type { ApiProblem } from '../lib/problem.ts'
import { NewPasswordInput } from './NewPasswordInput.tsx'
import { Notice } from './Notice.tsx'
import { problemMessage } from './problem-message.ts'
import { useEntering } from './use-entering.ts'

interface ConfirmFormProps {
  email: string
  token: string
  needsPassword: boolean
}

export function ConfirmForm({ email, token, needsPassword }: ConfirmFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const entering = useEntering(confirmEmail)

  const demand = (message: string) => {
    setProblem(message)
    input.current?.focus()
  }
  const refuse = (error: ApiProblem) => {
    if (error.fields.password) demand(error.message)
    else setRefusal(problemMessage(error))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (needsPassword && [...password].length < PASSWORD_MIN)
      return demand(t('classic.confirm.atLeastCharacters', { passwordMin: PASSWORD_MIN }))
    setRefusal(null)
    entering.mutate(
      { body: { token, ...(needsPassword && { password }) } },
      { onSuccess: () => window.location.replace(paths.home), onError: refuse },
    )
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {refusal && <Notice>{refusal}</Notice>}
        {needsPassword && (
          <>
            {/* For password managers, which keep the new one for this address. */}
            <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
            <NewPasswordInput
              ref={input}
              label={t('classic.confirm.password')}
              name="password"
              autoFocus
              value={password}
              error={problem}
              onChange={({ currentTarget }) => {
                setPassword(currentTarget.value)
                setProblem(null)
              }}
            />
          </>
        )}
        <Button type="submit" loading={entering.isPending} fullWidth>
          {needsPassword
            ? t('classic.confirm.setPasswordAndConfirm')
            : t('classic.confirm.confirmAddress')}
        </Button>
      </Stack>
    </form>
  )
}
