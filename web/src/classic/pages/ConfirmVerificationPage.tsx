import { Anchor, Button, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { CodeForm } from '../CodeForm.tsx'
import { Split } from '../Split.tsx'

export default function ConfirmVerificationPage() {
  const [query] = useSearchParams()
  const email = query.get('email')
  return (
    <Split
      title="Confirm your address"
      line={
        email ? (
          <>
            We sent a mail to <strong>{email}</strong>. Enter the six digits from it, or open its
            link.
          </>
        ) : (
          'Enter the address you signed up with, and then the six digits we mailed to it.'
        )
      }
      foot={
        <>
          {email ? 'Not your address?' : 'No account yet?'}{' '}
          <Anchor component={Link} to={paths.signup()}>
            {email ? 'Start again' : 'Create an account'}
          </Anchor>
        </>
      }
    >
      {email ? <CodeForm email={email} /> : <AddressForm next={query.get('next')} />}
    </Split>
  )
}

function AddressForm({ next }: { next: string | null }) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const navigate = useNavigate()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const email = input.current?.value.trim() ?? ''
    if (email) return void navigate(paths.confirmVerification({ email, ...(next && { next }) }))
    setProblem('Enter your e-mail address')
    input.current?.focus()
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          ref={input}
          label="E-mail"
          type="email"
          name="email"
          autoComplete="username"
          autoFocus
          error={problem}
          onChange={() => setProblem(null)}
        />
        <Button type="submit" fullWidth>
          Continue
        </Button>
      </Stack>
    </form>
  )
}
