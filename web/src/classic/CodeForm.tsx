import { Button, Input, PinInput, Stack } from '@mantine/core'
import { confirmEmail, resendConfirmation } from '@satchel/contract/accounts.ts'
import { useRef, useState } from 'react'
import { useCommand } from '../lib/api.ts'
import type { ApiProblem } from '../lib/problem.ts'
import { toast } from '../ui/toast.tsx'
import { tellOf } from './tell-of.ts'
import { useCountdown } from './use-countdown.ts'
import { useEntering } from './use-entering.ts'

const RESEND_AFTER = 60

export function CodeForm({ email }: { email: string }) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const digits = useRef<HTMLDivElement>(null)
  const entering = useEntering(confirmEmail)

  const submit = (given: string) => {
    setProblem(null)
    entering.mutate({ body: { email, code: given } }, { onError: refuse })
  }
  const focus = (digit: number) => digits.current?.querySelectorAll('input')[digit]?.focus()
  const refuse = (error: ApiProblem) => {
    setProblem(tellOfCode(error))
    setCode('')
    focus(0)
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (code.length === 6) submit(code)
        else {
          setProblem('Enter all six digits')
          focus(code.length)
        }
      }}
    >
      <Stack>
        <Input.Wrapper label="Code" labelElement="div" error={problem}>
          <PinInput
            rootRef={digits}
            length={6}
            type="number"
            oneTimeCode
            autoFocus
            size="lg"
            placeholder=""
            gap="xs"
            styles={{ root: { width: '100%' }, pinInput: { flex: 1 } }}
            aria-label="Code"
            getInputProps={(index) => ({ 'aria-label': `Digit ${index + 1}` })}
            value={code}
            onChange={setCode}
            onComplete={submit}
            error={problem !== null}
          />
        </Input.Wrapper>
        <Button type="submit" loading={entering.isPending} fullWidth>
          Confirm
        </Button>
        <ResendButton email={email} onSent={() => setProblem(null)} />
      </Stack>
    </form>
  )
}

function ResendButton({ email, onSent }: { email: string; onSent: () => void }) {
  const { secondsLeft, restart } = useCountdown(RESEND_AFTER)
  const resend = useCommand(resendConfirmation, { refreshes: [] })
  const send = () =>
    resend.mutate(
      { body: { email } },
      {
        onSuccess: () => {
          restart()
          onSent()
          toast({ message: `Sent to ${email} again` })
        },
        onError: (error) => toast({ message: tellOf(error), tone: 'problem' }),
      },
    )
  return (
    <Button
      variant="default"
      onClick={send}
      loading={resend.isPending}
      disabled={secondsLeft > 0}
      fullWidth
    >
      {secondsLeft > 0 ? `Send again in ${secondsLeft} s` : 'Send again'}
    </Button>
  )
}

function tellOfCode(problem: ApiProblem): string {
  const { code } = problem.body
  if (code === 'wrong-code') return 'That is not the code from the newest mail'
  if (code === 'token-expired') return 'The code has expired. Send it again for a new one.'
  return tellOf(problem)
}
