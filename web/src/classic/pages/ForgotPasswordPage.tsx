import { Anchor, Button, Stack, Text } from '@mantine/core'
import { askPasswordReset } from '@satchel/contract/passwords.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useCommand } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../ui/toast.tsx'
import { EmailForm } from '../EmailForm.tsx'
import { Split } from '../Split.tsx'
import { tellOf } from '../tell-of.ts'
import { useCountdown } from '../use-countdown.ts'

const AGAIN_AFTER = 60

export default function ForgotPasswordPage() {
  const [query] = useSearchParams()
  const [email, setEmail] = useState(query.get('email') ?? '')
  const [isSent, setSent] = useState(false)
  const foot = (
    <Anchor component={Link} to={paths.login(email ? { email } : {})}>
      Back to signing in
    </Anchor>
  )
  if (isSent) return <Sent email={email} onBack={() => setSent(false)} />
  return (
    <Split
      title="Forgot your password?"
      line="We mail you a link by which you set a new one."
      foot={foot}
    >
      <AskForm
        email={email}
        onSent={(address) => {
          setEmail(address)
          setSent(true)
        }}
      />
    </Split>
  )
}

function AskForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const ask = useCommand(askPasswordReset, { refreshes: [] })
  return (
    <EmailForm
      email={email}
      verb="Mail me the link"
      isPending={ask.isPending}
      onSubmit={(address, refuse) => {
        if (!/^\S+@\S+\.\S+$/.test(address)) return refuse('Enter your e-mail address')
        ask.mutate(
          { query: { email: address } },
          { onSuccess: () => onSent(address), onError: (error) => refuse(tellOf(error)) },
        )
      }}
    />
  )
}

/** Says the same whether the address is known or not. */
function Sent({ email, onBack }: { email: string; onBack: () => void }) {
  const { secondsLeft, restart } = useCountdown(AGAIN_AFTER)
  const ask = useCommand(askPasswordReset, { refreshes: [] })
  const again = () =>
    ask.mutate(
      { query: { email } },
      {
        onSuccess: () => {
          restart()
          toast({ message: `Sent to ${email} again` })
        },
        onError: (error) => toast({ message: tellOf(error), tone: 'problem' }),
      },
    )
  return (
    <Split
      title="Look into your mail"
      line={
        <>
          If there is an account for <strong>{email}</strong>, a link to set a new password is on
          its way. It works for one hour.
        </>
      }
      foot={
        <Anchor component={Link} to={paths.login({ email })}>
          Back to signing in
        </Anchor>
      }
    >
      <Stack>
        <Text c="dimmed">
          Nothing came? Look among the spam, or whether the address is the one you work with.
        </Text>
        <Button
          variant="default"
          onClick={again}
          loading={ask.isPending}
          disabled={secondsLeft > 0}
          fullWidth
        >
          {secondsLeft > 0 ? `Send again in ${secondsLeft} s` : 'Send again'}
        </Button>
        <Button variant="subtle" onClick={onBack} fullWidth>
          Use another address
        </Button>
      </Stack>
    </Split>
  )
}
