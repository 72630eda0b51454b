import { Button, Stack, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { acceptInvitation, type OpenedInvitation } from '@satchel/contract/accounts/invitations.ts'
import { NAME_MAX, PASSWORD_MIN } from '@satchel/contract/constants.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { paths } from '../lib/paths.ts'
import type { ApiProblem } from '../lib/problem.ts'
import { NewPasswordInput } from './NewPasswordInput.tsx'
import { Notice } from './Notice.tsx'
import { problemMessage } from './problem-message.ts'
import { useEntering } from './use-entering.ts'

interface AcceptFormProps {
  invitation: OpenedInvitation
  token: string
}

export function AcceptForm({ invitation: { email, name }, token }: AcceptFormProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const entering = useEntering(acceptInvitation)
  const form = useForm({
    initialValues: { name: name ?? '', password: '' },
    validate: {
      name: isNotEmpty(t('classic.invited.enterYourName')),
      password: (value) =>
        [...value].length < PASSWORD_MIN
          ? t('classic.invited.atLeastCharacters', { passwordMin: PASSWORD_MIN })
          : null,
    },
  })

  const refuse = (problem: ApiProblem) => {
    const { code } = problem.body
    const fields = code === 'weak-password' ? { password: problem.message } : problem.fields
    form.setErrors(fields)
    const [first] = Object.keys(fields)
    setRefusal(first ? null : problemMessage(problem))
    if (first) form.getInputNode(first)?.focus()
  }

  const submit = form.onSubmit(
    (typed) => {
      setRefusal(null)
      entering.mutate(
        { body: { token, ...typed } },
        { onSuccess: () => window.location.replace(paths.home), onError: refuse },
      )
    },
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  )

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {refusal && <Notice>{refusal}</Notice>}
        <TextInput
          label={t('classic.invited.email')}
          name="email"
          value={email}
          readOnly
          autoComplete="username"
        />
        <TextInput
          label={t('classic.invited.yourName')}
          name="name"
          autoComplete="name"
          autoFocus
          maxLength={NAME_MAX}
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <NewPasswordInput
          label={name === null ? t('classic.invited.password') : t('classic.invited.newPassword')}
          name="password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={entering.isPending} fullWidth>
          {t('classic.invited.acceptAndSign')}
        </Button>
      </Stack>
    </form>
  )
}
