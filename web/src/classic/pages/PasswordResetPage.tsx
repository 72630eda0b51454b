import { Anchor, Button, Stack, Text } from '@mantine/core'
import { resetPassword } from '@satchel/contract/accounts/passwords.ts'
import { PASSWORD_MIN } from '@satchel/contract/constants.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useCommand } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import type { ApiProblem } from '../../lib/problem.ts'
import { NewPasswordInput } from '../NewPasswordInput.tsx'
import { Notice } from '../Notice.tsx'
import { problemMessage } from '../problem-message.ts'
import { Split } from '../Split.tsx'

/** Page of the link in the email. */
export default function PasswordResetPage() {
  const [query] = useSearchParams()
  const token = query.get('token')
  const [isDone, setDone] = useState(false)
  const [isOver, setOver] = useState(false)
  if (isDone) return <Done />
  if (!token || isOver) return <Over isComplete={token !== null} />
  return (
    <Split
      title={t('classic.passwords.setANewPassword')}
      line={t('classic.passwords.thisSignsYouOutEverywhere')}
      foot={
        <Anchor component={Link} to={paths.login()}>
          {t('classic.passwords.backToSign')}
        </Anchor>
      }
    >
      <NewPasswordForm token={token} onDone={() => setDone(true)} onOver={() => setOver(true)} />
    </Split>
  )
}

interface NewPasswordFormProps {
  token: string
  onDone: () => void
  onOver: () => void
}

function NewPasswordForm({ token, onDone, onOver }: NewPasswordFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const reset = useCommand(resetPassword, { refreshes: [] })

  const refuse = (error: ApiProblem) => {
    if (error.body.code === 'token-expired') return onOver()
    setProblem(problemMessage(error))
    input.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if ([...password].length < PASSWORD_MIN) {
      setProblem(t('classic.passwords.tooShort', { passwordMin: PASSWORD_MIN }))
      input.current?.focus()
      return
    }
    reset.mutate({ body: { token, password } }, { onSuccess: onDone, onError: refuse })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <NewPasswordInput
          ref={input}
          label={t('classic.passwords.newPassword')}
          name="password"
          autoFocus
          value={password}
          error={problem}
          onChange={({ currentTarget }) => {
            setPassword(currentTarget.value)
            setProblem(null)
          }}
        />
        <Button type="submit" loading={reset.isPending} fullWidth>
          {t('classic.passwords.setPassword')}
        </Button>
      </Stack>
    </form>
  )
}

function Done() {
  return (
    <Split title={t('classic.passwords.passwordSet')} line={t('classic.passwords.youCanNowSign')}>
      <Button component={Link} to={paths.login()} fullWidth>
        {t('classic.passwords.signIn')}
      </Button>
    </Split>
  )
}

function Over({ isComplete }: { isComplete: boolean }) {
  return (
    <Split title={t('classic.passwords.thisResetLinkNoLonger')}>
      <Stack>
        <Notice>
          {isComplete
            ? t('classic.passwords.itWasAlreadyUsed')
            : t('classic.passwords.partOfLinkIsMissing')}
        </Notice>
        <Text c="dimmed">{t('classic.passwords.yourPasswordHasntChanged')}</Text>
        <Button component={Link} to={paths.forgotPassword()} fullWidth>
          {t('classic.passwords.requestLink')}
        </Button>
      </Stack>
    </Split>
  )
}
