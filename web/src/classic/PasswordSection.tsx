import { Button, PasswordInput, Stack, Text } from '@mantine/core'
import {
  askPasswordReset,
  changePassword,
  getPasswordState,
} from '@satchel/contract/accounts/passwords.ts'
import { listSessions } from '@satchel/contract/accounts/sessions.ts'
import { PASSWORD_MIN } from '@satchel/contract/constants.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { query, useCommand } from '../lib/api.ts'
import type { ApiProblem } from '../lib/problem.ts'
import { useMe } from '../lib/session.ts'
import { LoadProblem } from '../ui/feedback/LoadProblem.tsx'
import { TextSkeleton } from '../ui/feedback/Skeletons.tsx'
import { toast } from '../ui/feedback/toast.tsx'
import { AS_TYPED } from '../ui/text/as-typed.ts'
import { RelativeTime } from '../ui/text/RelativeTime.tsx'
import { useUnsaved } from '../ui/use-unsaved.ts'
import { NewPasswordInput } from './NewPasswordInput.tsx'
import { problemMessage } from './problem-message.ts'

export function PasswordSection() {
  const state = useQuery(query(getPasswordState, {}))
  if (state.isPending) return <TextSkeleton />
  if (!state.data)
    return <LoadProblem title={t('classic.passwords.couldntCheckPassword')} query={state} />
  const { isSet, changedAt } = state.data
  if (!isSet) return <NoPassword />
  return (
    <Stack maw={400}>
      {changedAt && (
        <Text c="dimmed" size="sm">
          {t('classic.passwords.passwordIsSet')} <RelativeTime at={changedAt} />
        </Text>
      )}
      <ChangeForm />
    </Stack>
  )
}

const EMPTY = { currentPassword: '', password: '' }
type Field = keyof typeof EMPTY

function ChangeForm() {
  const { user } = useMe()
  const [typed, setTyped] = useState(EMPTY)
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({})
  useUnsaved(typed.password !== '')
  const change = useCommand(changePassword, { refreshes: [getPasswordState, listSessions] })

  const form = useRef<HTMLFormElement>(null)
  const refuseField = (name: Field, message: string) => {
    setProblems({ [name]: message })
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
  }
  const field = (name: Field) => ({
    name,
    value: typed[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      setTyped({ ...typed, [name]: event.currentTarget.value })
      setProblems({ ...problems, [name]: undefined })
    },
  })
  const refuse = (problem: ApiProblem) => {
    const { currentPassword, password } = problem.fields
    if (currentPassword) refuseField('currentPassword', t('classic.passwords.thatsNotYourPassword'))
    else if (password) refuseField('password', t('classic.passwords.itPassword', { password }))
    else toast({ message: problemMessage(problem), tone: 'problem' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!typed.currentPassword)
      return refuseField('currentPassword', t('classic.passwords.enterYourPassword'))
    if ([...typed.password].length < PASSWORD_MIN)
      return refuseField('password', t('classic.passwords.tooShort', { passwordMin: PASSWORD_MIN }))
    change.mutate(
      { body: typed },
      {
        onSuccess: () => {
          setTyped(EMPTY)
          toast({ message: t('classic.passwords.passwordChangedYoureSignedOut') })
        },
        onError: refuse,
      },
    )
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack>
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordInput
          {...AS_TYPED}
          label={t('classic.passwords.currentPassword')}
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <NewPasswordInput label={t('classic.passwords.newPassword')} {...field('password')} />
        <div>
          <Button type="submit" loading={change.isPending}>
            {t('classic.passwords.changePassword')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

/** Offers a password to people who sign in another way. */
function NoPassword() {
  const { user } = useMe()
  const ask = useCommand(askPasswordReset, { refreshes: [] })
  const send = () =>
    ask.mutate(
      { query: { email: user.email } },
      {
        onSuccess: () => toast({ message: t('classic.passwords.linkSent', { email: user.email }) }),
        onError: (error) => toast({ message: problemMessage(error), tone: 'problem' }),
      },
    )
  return (
    <Stack align="flex-start">
      <Text>{t('classic.passwords.youDontHavePassword')}</Text>
      <Button variant="default" onClick={send} loading={ask.isPending} disabled={ask.isSuccess}>
        {t('classic.passwords.emailSetupLink')}
      </Button>
    </Stack>
  )
}
