import { Alert, Button, Stack, Text } from '@mantine/core'
import { keepAccount } from '@satchel/contract/tenants.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { formatDateTime } from '../../lib/format.ts'
import type { ApiProblem } from '../../lib/problem.ts'
import { updateTenant, useMay, useMe } from '../../lib/session.ts'
import { toast } from '../../ui/toast.tsx'

/** Until when there is a way back, and for owners the way. */
export function KeepAccount({ onKept }: { onKept?: () => void }) {
  const { tenant } = useMe()
  const isOwner = useMay('billing.manage')
  const keeping = useMutation<void, ApiProblem>({
    mutationFn: async () => {
      updateTenant(await call(keepAccount, { params: { id: tenant.id } }))
    },
    onSuccess: () => {
      toast({ message: 'The account is kept' })
      onKept?.()
    },
  })
  const { closesAt } = tenant.accountStatus
  if (!closesAt) return null
  return (
    <Stack>
      <Text>
        On {formatDateTime(new Date(closesAt), tenant.timeZone)} everything in it is deleted for
        good. Until then it can be read and exported, and links that were sent go on.
      </Text>
      {keeping.isError && (
        <Alert color="red" role="alert">
          {keeping.error.message}
        </Alert>
      )}
      {isOwner ? (
        <Button onClick={() => keeping.mutate()} loading={keeping.isPending}>
          Keep the account
        </Button>
      ) : (
        <Text c="dimmed">Its owners can take that back.</Text>
      )}
    </Stack>
  )
}
