import { Button, Stack, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { registerOwner } from '@satchel/contract/accounts.ts'
import { NAME_MAX, PASSWORD_MIN } from '@satchel/contract/constants.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCommand } from '../lib/api.ts'
import { paths } from '../lib/paths.ts'
import type { ApiProblem } from '../lib/problem.ts'
import { NewPasswordInput } from './NewPasswordInput.tsx'
import { Notice } from './Notice.tsx'
import { tellOf } from './tell-of.ts'

/** `partnerCode`: on the terms of a partner. */
export function SignupForm({ partnerCode }: { partnerCode?: string }) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<string | null>(null)
  const register = useCommand(registerOwner, { refreshes: [] })
  const form = useForm({
    initialValues: { name: '', company: '', email: query.get('email') ?? '', password: '' },
    validateInputOnBlur: ['email'],
    validate: {
      name: isNotEmpty('Enter your name'),
      company: isNotEmpty('Enter the name of your company'),
      email: (value) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : 'Enter an e-mail address'),
      password: (value) =>
        [...value].length < PASSWORD_MIN ? `Use at least ${PASSWORD_MIN} characters` : null,
    },
  })

  const refuse = (problem: ApiProblem) => {
    const fields = fieldsOf(problem)
    form.setErrors(fields)
    const [first] = Object.keys(fields)
    setRefusal(first ? null : tellOf(problem))
    if (first) form.getInputNode(first)?.focus()
  }

  const submit = form.onSubmit(
    ({ password, ...typed }) => {
      const email = typed.email.trim()
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      setRefusal(null)
      register.mutate(
        { body: { ...typed, email, password, timeZone, ...(partnerCode && { partnerCode }) } },
        {
          onSuccess: () => void navigate(paths.confirmVerification({ email })),
          onError: refuse,
        },
      )
    },
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  )

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {refusal && <Notice>{refusal}</Notice>}
        <TextInput
          label="Your name"
          name="name"
          autoComplete="name"
          autoFocus
          maxLength={NAME_MAX}
          {...form.getInputProps('name')}
        />
        <TextInput
          label="Company"
          name="organization"
          autoComplete="organization"
          maxLength={NAME_MAX}
          {...form.getInputProps('company')}
        />
        <TextInput
          label="Work e-mail"
          name="email"
          type="email"
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        <NewPasswordInput label="Password" name="password" {...form.getInputProps('password')} />
        <Button type="submit" loading={register.isPending} fullWidth>
          Create account
        </Button>
      </Stack>
    </form>
  )
}

/** Two refusals are of one field without naming it. */
function fieldsOf(problem: ApiProblem): Record<string, string> {
  const { code } = problem.body
  if (code === 'email-taken') {
    return { email: 'There is an account with this address already. Sign in instead.' }
  }
  if (code === 'weak-password') return { password: problem.message }
  return problem.fields
}
