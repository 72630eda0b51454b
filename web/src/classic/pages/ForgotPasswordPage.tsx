import { Anchor, Button, Stack, Text } from '@mantine/core'
import { askPasswordReset } from '@satchel/contract/accounts/passwords.ts'
import { isAddress } from '@satchel/contract/addresses.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useCommand } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { EmailAddress } from '../../ui/text/EmailAddress.tsx'
import { EmailForm } from '../EmailForm.tsx'
import { problemMessage } from '../problem-message.ts'
import { Split } from '../Split.tsx'
import { useCountdown } from '../use-countdown.ts'

const AGAIN_AFTER = 60

export default function ForgotPasswordPage() {
  const [query] = useSearchParams()
  const [email, setEmail] = useState(query.get('email') ?? '')
  const [isSent, setSent] = useState(false)
  const foot = (
    <Anchor component={Link} to={paths.login(email ? { email } : {})}>
      {t('classic.passwords.backToSign')}
    </Anchor>
  )
  if (isSent) return <Sent email={email} onBack={() => setSent(false)} />
  return (
    <Split
      title={t('classic.passwords.forgotYourPassword')}
      line={t('classic.passwords.wellEmailYouLink')}
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
      verb={t('classic.passwords.emailLink')}
      isPending={ask.isPending}
      onSubmit={(address, refuse) => {
        if (!isAddress(address)) return refuse(t('classic.passwords.enterYourEmailAddress'))
        ask.mutate(
          { query: { email: address } },
          { onSuccess: () => onSent(address), onError: (error) => refuse(problemMessage(error)) },
        )
      }}
    />
  )
}

/** Confirmation that is the same whether the address is known or not. */
function Sent({ email, onBack }: { email: string; onBack: () => void }) {
  const { secondsLeft, restart } = useCountdown(AGAIN_AFTER)
  const ask = useCommand(askPasswordReset, { refreshes: [] })
  const again = () =>
    ask.mutate(
      { query: { email } },
      {
        onSuccess: () => {
          restart()
          toast({ message: t('classic.passwords.sentToAgain', { email }) })
        },
        onError: (error) => toast({ message: problemMessage(error), tone: 'problem' }),
      },
    )
  return (
    <Split
      title={t('classic.passwords.checkYourInbox')}
      line={
        <>
          {t('classic.passwords.ifTheresAccount')}{' '}
          <strong>
            <EmailAddress>{email}</EmailAddress>
          </strong>
          {t('classic.passwords.weveSentLinkToSet')}
        </>
      }
      foot={
        <Anchor component={Link} to={paths.login({ email })}>
          {t('classic.passwords.backToSign')}
        </Anchor>
      }
    >
      <Stack>
        <Text c="dimmed">{t('classic.passwords.noEmailCheckYourSpam')}</Text>
        <Button
          variant="default"
          onClick={again}
          loading={ask.isPending}
          disabled={secondsLeft > 0}
          fullWidth
        >
          {secondsLeft > 0
            ? t('classic.passwords.sendAgainInS', { secondsLeft })
            : t('classic.passwords.sendAgain')}
        </Button>
        <Button variant="subtle" onClick={onBack} fullWidth>
          {t('classic.passwords.takeAnotherAddress')}
        </Button>
      </Stack>
    </Split>
  )
}
