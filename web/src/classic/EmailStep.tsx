import { Button, Stack, TextInput } from '@mantine/core'
import { findTenant, type SignInOptions } from '@satchel/contract/accounts.ts'
import { type FormEvent, useRef, useState } from 'react'
import { useCommand } from '../lib/api.ts'
import { tellOf } from './tell-of.ts'

interface EmailStepProps {
  email: string
  onFound: (email: string, tenant: SignInOptions) => void
}

/** Whose house one belongs to decides how one signs in. */
export function EmailStep({ email, onFound }: EmailStepProps) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const find = useCommand(findTenant, { refreshes: [] })

  const refuse = (message: string) => {
    setProblem(message)
    input.current?.focus()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const address = input.current?.value.trim() ?? ''
    if (!address) return refuse('Enter your e-mail address')
    find.mutate(
      { query: { email: address } },
      {
        onSuccess: (tenant) => {
          if (typeof tenant === 'object' && tenant !== null) onFound(address, tenant)
          else refuse('Credentials wrong')
        },
        onError: (error) => refuse(tellOf(error)),
      },
    )
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
          defaultValue={email}
          error={problem}
          onChange={() => setProblem(null)}
        />
        <Button type="submit" loading={find.isPending} fullWidth>
          Continue
        </Button>
      </Stack>
    </form>
  )
}
