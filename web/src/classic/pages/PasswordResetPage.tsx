import { Anchor, Button, Stack, Text } from '@mantine/core'
import { resetPassword } from '@satchel/contract/accounts/passwords.ts'
import { PASSWORD_MIN } from '@satchel/contract/constants.ts'
import { type FormEvent, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useCommand } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import type { ApiProblem } from '../../lib/problem.ts'
import * as labels from '../labels/passwords.ts'
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
      title={labels.setANewPassword}
      line={labels.thisSignsYouOutEverywhere}
      foot={
        <Anchor component={Link} to={paths.login()}>
          {labels.backToSign}
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
      setProblem(labels.tooShort(PASSWORD_MIN))
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
          label={labels.newPassword}
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
          {labels.setPassword}
        </Button>
      </Stack>
    </form>
  )
}

function Done() {
  return (
    <Split title={labels.passwordSet} line={labels.youCanNowSign}>
      <Button component={Link} to={paths.login()} fullWidth>
        {labels.signIn}
      </Button>
    </Split>
  )
}

function Over({ isComplete }: { isComplete: boolean }) {
  return (
    <Split title={labels.thisResetLinkNoLonger}>
      <Stack>
        <Notice>{isComplete ? labels.itWasAlreadyUsed : labels.partOfLinkIsMissing}</Notice>
        <Text c="dimmed">{labels.yourPasswordHasntChanged}</Text>
        <Button component={Link} to={paths.forgotPassword()} fullWidth>
          {labels.requestLink}
        </Button>
      </Stack>
    </Split>
  )
}
