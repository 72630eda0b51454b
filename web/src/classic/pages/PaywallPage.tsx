import { Button, Stack, Text } from '@mantine/core'
import type { AccountStatus } from '@satchel/contract/tenants.ts'
import { useMutation } from '@tanstack/react-query'
import { loadMe, signOut, useMe } from '../../lib/session.ts'
import { toast } from '../../ui/toast.tsx'
import { Split } from '../Split.tsx'

const reasons: Record<AccountStatus, string> = {
  trialing: 'The trial is over.',
  active: 'It is open again.',
  past_due: 'A payment is overdue.',
  canceled: 'It was cancelled.',
  suspended: 'It was suspended.',
}

export default function PaywallPage() {
  const { tenant, user, role } = useMe()
  const checking = useMutation({ mutationFn: loadMe, onError: tellAway })
  const leaving = useMutation({ mutationFn: signOut, onError: tellAway })
  return (
    <Split
      title={`The account of ${tenant.name} is not active`}
      line={reasons[tenant.accountStatus.status]}
      foot={`Signed in as ${user.email}`}
    >
      <Stack>
        <Text>
          Everything in it is kept.{' '}
          {role === 'owner'
            ? 'You are its owner: ask those who run this Satchel to open it again.'
            : 'Ask its owner to open it again.'}
        </Text>
        <Button loading={checking.isPending} onClick={() => checking.mutate()} fullWidth>
          Check again
        </Button>
        <Button
          variant="default"
          loading={leaving.isPending}
          onClick={() => leaving.mutate()}
          fullWidth
        >
          Sign out
        </Button>
      </Stack>
    </Split>
  )
}

function tellAway(error: Error): void {
  toast({ message: error.message, tone: 'problem' })
}
