import { Button, Stack, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { registerOwner } from '@satchel/contract/accounts/accounts.ts'
import { registerFirst } from '@satchel/contract/accounts/sign-up.ts'
import { isAddress } from '@satchel/contract/addresses.ts'
import { NAME_MAX, PASSWORD_MIN } from '@satchel/contract/constants.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCommand } from '../lib/api.ts'
import { formatChoice } from '../lib/format/format.ts'
import { APP_LOCALE } from '../lib/language.ts'
import { paths } from '../lib/paths.ts'
import type { ApiProblem } from '../lib/problem.ts'
import { NewPasswordInput } from './NewPasswordInput.tsx'
import { Notice } from './Notice.tsx'
import { problemMessage } from './problem-message.ts'
import { useEntering } from './use-entering.ts'

interface SignupFormProps {
  /** Code of the partner on whose terms to sign up. */
  partnerCode?: string
  /** The only domains whose addresses can sign up; null if any can. */
  domains: readonly string[] | null
  /** True on an empty server: signs in at once, without an email. */
  isFirst?: boolean
}

/** Form to sign up. */
export function SignupForm({ partnerCode, domains, isFirst = false }: SignupFormProps) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<string | null>(null)
  const register = useCommand(registerOwner, { refreshes: [] })
  const entering = useEntering(registerFirst)
  const form = useForm({
    initialValues: { name: '', company: '', email: query.get('email') ?? '', password: '' },
    validateInputOnBlur: ['email'],
    validate: {
      name: isNotEmpty(t('classic.signUp.enterYourName')),
      company: isNotEmpty(t('classic.signUp.enterYourCompanysName')),
      email: (value) => addressFault(value, domains),
      password: (value) =>
        [...value].length < PASSWORD_MIN
          ? t('classic.signUp.atLeastCharacters', { passwordMin: PASSWORD_MIN })
          : null,
    },
  })

  const refuse = (problem: ApiProblem) => {
    const fields = fieldsOf(problem)
    form.setErrors(fields)
    const [first] = Object.keys(fields)
    setRefusal(first ? null : problemMessage(problem))
    if (first) form.getInputNode(first)?.focus()
  }

  const submit = form.onSubmit(
    ({ password, ...typed }) => {
      const place = placeOfBrowser()
      const body = { ...typed, email: typed.email.trim(), password, ...place }
      setRefusal(null)
      if (isFirst) return entering.mutate({ body }, { onError: refuse })
      register.mutate(
        { body: { ...body, ...(partnerCode && { partnerCode }) } },
        {
          onSuccess: () => void navigate(paths.confirmVerification({ email: body.email })),
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
          label={t('classic.signUp.yourName')}
          name="name"
          autoComplete="name"
          autoFocus
          maxLength={NAME_MAX}
          {...form.getInputProps('name')}
        />
        <TextInput
          label={t('classic.signUp.company')}
          name="organization"
          autoComplete="organization"
          maxLength={NAME_MAX}
          {...form.getInputProps('company')}
        />
        <TextInput
          label={t('classic.signUp.workEmail')}
          name="email"
          type="email"
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        <NewPasswordInput
          label={t('classic.signUp.password')}
          name="password"
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={register.isPending || entering.isPending} fullWidth>
          {t('classic.signUp.createAccount')}
        </Button>
      </Stack>
    </form>
  )
}

function placeOfBrowser() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return { timeZone, ...(APP_LOCALE && { locale: APP_LOCALE }) }
}

function addressFault(value: string, domains: readonly string[] | null): string | null {
  if (!isAddress(value)) return t('classic.signUp.enterYourEmailAddress')
  const domain = value.trim().toLowerCase().split('@').at(-1) ?? ''
  if (!domains || domains.includes(domain)) return null
  return t('classic.signUp.useAddressAtDomains', { domains: formatChoice(domains) })
}

/** Returns problems by field; two refusals belong to a field without naming it. */
function fieldsOf(problem: ApiProblem): Record<string, string> {
  const { code } = problem.body
  if (code === 'email-taken') {
    return { email: t('classic.signUp.accountWithThisAddressAlready') }
  }
  if (code === 'weak-password') return { password: problem.message }
  return problem.fields
}
