import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { signIn } from '@satchel/contract/accounts/accounts.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import { CodeField } from '../features/factors/CodeField.tsx'
import type { ApiProblem } from '../lib/problem.ts'
import { EmailText } from '../ui/text/EmailText.tsx'
import { problemMessage } from './problem-message.ts'
import { useEntering } from './use-entering.ts'

interface TotpStepProps {
  email: string
  password: string
  onBack: () => void
}

/** Form for the code, after the right password. */
export function TotpStep({ email, password, onBack }: TotpStepProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const entering = useEntering(signIn)
  const refuse = (error: ApiProblem) => {
    const isWrong = error.body.code === 'totp-required'
    setProblem(isWrong ? t('classic.signIn.thatCodeIsWrong') : problemMessage(error))
    setCode('')
  }
  const send = (totp: string) => {
    setProblem(null)
    entering.mutate({ body: { email, password, totp } }, { onError: refuse })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim()) send(code)
    else setProblem(t('classic.signIn.enterTheCode'))
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Group justify="space-between" gap="xs">
          <Text truncate>
            <EmailText>{email}</EmailText>
          </Text>
          <Anchor component="button" type="button" onClick={onBack}>
            {t('classic.signIn.startOver')}
          </Anchor>
        </Group>
        <CodeField value={code} onChange={setCode} onComplete={send} problem={problem} mayRecover />
        <Button type="submit" loading={entering.isPending} fullWidth>
          {t('classic.signIn.signIn')}
        </Button>
      </Stack>
    </form>
  )
}
