import { Button, Stack, TextInput } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useRef, useState } from 'react'

interface EmailFormProps {
  email: string
  /** Text on the button. */
  verb: string
  isPending: boolean
  onSubmit: (email: string, refuse: (message: string) => void) => void
}

/** Form for one email address, for any purpose. */
export function EmailForm({ email, verb, isPending, onSubmit }: EmailFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const refuse = (message: string) => {
    setProblem(message)
    input.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const address = input.current?.value.trim() ?? ''
    if (address === '') refuse(t('classic.signIn.enterYourEmailAddress'))
    else onSubmit(address, refuse)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          ref={input}
          label={t('classic.signIn.email')}
          type="email"
          name="email"
          autoComplete="username"
          autoFocus
          defaultValue={email}
          error={problem}
          onChange={() => setProblem(null)}
        />
        <Button type="submit" loading={isPending} fullWidth>
          {verb}
        </Button>
      </Stack>
    </form>
  )
}
