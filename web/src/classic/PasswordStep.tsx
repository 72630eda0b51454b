import { Anchor, Button, Group, PasswordInput, Stack, Text } from '@mantine/core'
import { resendConfirmation, signIn } from '@satchel/contract/accounts/accounts.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useCommand } from '../lib/api.ts'
import { paths } from '../lib/paths.ts'
import type { ApiProblem } from '../lib/problem.ts'
import { AS_TYPED } from '../ui/text/as-typed.ts'
import { EmailText } from '../ui/text/EmailText.tsx'
import { problemMessage } from './problem-message.ts'
import { useEntering } from './use-entering.ts'

interface PasswordStepProps {
  email: string
  next: string | null
  onBack: () => void
  /** Runs when the password was right, and a code is needed. */
  onTotp: (password: string) => void
}

export function PasswordStep({ email, next, onBack, onTotp }: PasswordStepProps) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const navigate = useNavigate()
  const entering = useEntering(signIn)
  const resend = useCommand(resendConfirmation, { refreshes: [] })

  const refuse = (error: ApiProblem) => {
    if (error.body.code === 'not-confirmed') {
      resend.mutate({ body: { email } })
      void navigate(paths.confirmVerification({ email, ...(next && { next }) }))
      return
    }
    if (error.body.code === 'totp-required') return onTotp(input.current?.value ?? '')
    setProblem(problemMessage(error))
    input.current?.select()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const password = input.current?.value ?? ''
    if (!password) {
      setProblem(t('classic.signIn.enterYourPassword'))
      input.current?.focus()
      return
    }
    entering.mutate({ body: { email, password } }, { onError: refuse })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Group justify="space-between" gap="xs">
          <Text truncate>
            <EmailText>{email}</EmailText>
          </Text>
          <Anchor component="button" type="button" onClick={onBack}>
            {t('classic.signIn.useAnotherAddress')}
          </Anchor>
        </Group>
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          {...AS_TYPED}
          ref={input}
          label={t('classic.signIn.password')}
          name="password"
          autoComplete="current-password"
          autoFocus
          error={problem}
          onChange={() => setProblem(null)}
        />
        <Button type="submit" loading={entering.isPending} fullWidth>
          {t('classic.signIn.signIn')}
        </Button>
        <Anchor component={Link} to={paths.forgotPassword({ email })} ta="center">
          {t('classic.signIn.forgotYourPassword')}
        </Anchor>
      </Stack>
    </form>
  )
}
