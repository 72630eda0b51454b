import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import type { Reply } from '@satchel/contract/endpoint.ts'
import {
  beginTotp,
  type Factors,
  getFactors,
  removeTotp,
  renewRecoveryCodes,
} from '@satchel/contract/factors.ts'
import { useState } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { openSure } from '../../ui/open-sure.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { toast } from '../../ui/toast.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TotpSetup } from './TotpSetup.tsx'
import { useProved } from './use-proved.tsx'

/** Codes of an authenticator, after the password. */
export function TotpCard({ totp }: { totp: Factors['totp'] }) {
  const [begun, setBegun] = useState<Reply<typeof beginTotp> | null>(null)
  const [isBack, setBack] = useState(false)
  const leave = () => {
    setBegun(null)
    setBack(true)
  }
  const begin = useProved(beginTotp, { refreshes: [] })
  return (
    <Paper withBorder p="md" radius="md" maw={640} component="section" aria-labelledby="totp">
      <Group gap="xs" mb="2xs">
        <Title order={3} id="totp">
          Authenticator
        </Title>
        {totp && (
          <Badge color="green" tt="none">
            On
          </Badge>
        )}
      </Group>
      {begun ? (
        <TotpSetup begun={begun} onDone={leave} onCancel={leave} />
      ) : totp ? (
        <Running totp={totp} />
      ) : (
        <Stack gap="sm" align="start">
          <Text c="dimmed">
            An app on your phone shows a new code every half minute. With it switched on, your
            password alone lets nobody in.
          </Text>
          <Button
            autoFocus={isBack}
            loading={begin.isPending}
            onClick={() => begin.send({}, setBegun)}
          >
            Set up an authenticator
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
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
  const { since, recoveryCodesLeft: left } = totp
  const askRemoval = () =>
    openSure({
      title: 'Remove the authenticator',
      line: 'Signing in takes no code from then on, and its recovery codes no longer work.',
      verb: 'Remove',
      onSure: () => remove.send({}, () => toast({ message: 'The authenticator is removed' })),
    })
  return (
    <Stack gap="sm">
      <Text c="dimmed">
        Set up <RelativeTime at={since} />.{' '}
        {left === 0
          ? 'No recovery code is left.'
          : `${formatNumber(left)} of 10 recovery codes left.`}
      </Text>
      <Group gap="xs">
        <Button
          variant="default"
          loading={renew.isPending}
          onClick={() => renew.send({}, ({ recoveryCodes }) => setCodes(recoveryCodes))}
        >
          New recovery codes
        </Button>
        <Button variant="default" loading={remove.isPending} onClick={askRemoval}>
          Remove
        </Button>
      </Group>
    </Stack>
  )
}
