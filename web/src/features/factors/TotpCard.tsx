import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import {
  beginTotp,
  type Factors,
  getFactors,
  removeTotp,
  renewRecoveryCodes,
} from '@satchel/contract/accounts/factors.ts'
import type { Reply } from '@satchel/contract/endpoint.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { toast } from '../../ui/feedback/toast.tsx'
import { openConfirm } from '../../ui/overlay/open-confirm.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TotpSetup } from './TotpSetup.tsx'
import { useProved } from './use-proof.tsx'

/** Settings of authenticator codes, the step after the password. */
export function TotpCard({ totp }: { totp: Factors['totp'] }) {
  const [begun, setBegun] = useState<Reply<typeof beginTotp> | null>(null)
  const [isBack, setBack] = useState(false)
  const leave = () => {
    setBegun(null)
    setBack(true)
  }
  const begin = useProved(beginTotp, { refreshes: [] })
  return (
    <Paper
      withBorder
      p="md"
      radius="md"
      maw="var(--reading)"
      component="section"
      aria-labelledby="totp"
    >
      <Group gap="xs" mb="2xs">
        <Title order={3} id="totp">
          {t('factors.authenticatorApp')}
        </Title>
        {totp && (
          <Badge color="green" tt="none">
            {t('factors.on')}
          </Badge>
        )}
      </Group>
      {begun ? (
        <TotpSetup begun={begun} onDone={leave} onCancel={leave} />
      ) : totp ? (
        <Running totp={totp} />
      ) : (
        <Stack gap="sm" align="start">
          <Text c="dimmed">{t('factors.authenticatorHint')}</Text>
          <Button
            autoFocus={isBack}
            loading={begin.isPending}
            onClick={() => begin.send({}, setBegun)}
          >
            {t('factors.setUpAuthenticator')}
          </Button>
        </Stack>
      )}
    </Paper>
  )
}

function Running({ totp }: { totp: NonNullable<Factors['totp']> }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const renew = useProved(renewRecoveryCodes, { refreshes: [getFactors] })
  const remove = useProved(removeTotp, { refreshes: [getFactors] })
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
  const { since, recoveryCodesLeft: left } = totp
  const askRemoval = () =>
    openConfirm({
      title: t('factors.removeAuthenticator'),
      line: t('factors.authenticatorRemovalWarning'),
      verb: t('ui.remove'),
      onSure: () => remove.send({}, () => toast({ message: t('factors.authenticatorRemoved') })),
    })
  return (
    <Stack gap="sm">
      <Text c="dimmed">
        {t('factors.setUp')} <RelativeTime at={since} />.{' '}
        {left === 0 ? t('factors.noRecoveryCodesLeft') : t('factors.recoveryCodesLeft', { left })}
      </Text>
      <Group gap="xs">
        <Button
          variant="default"
          loading={renew.isPending}
          onClick={() => renew.send({}, ({ recoveryCodes }) => setCodes(recoveryCodes))}
        >
          {t('factors.newRecoveryCodes')}
        </Button>
        <Button variant="default" loading={remove.isPending} onClick={askRemoval}>
          {t('ui.remove')}
        </Button>
      </Group>
    </Stack>
  )
}
