import { Alert, Button, Stack, Text } from '@mantine/core'
import { keepAccount } from '@satchel/contract/tenants/tenants.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import type { ApiProblem } from '../../lib/problem.ts'
import { updateTenant, useMay, useMe } from '../../lib/session.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import * as labels from './labels.ts'

/** Date until which the closing can be canceled and, for owners, the button. */
export function KeepAccount({ onKept }: { onKept?: () => void }) {
  const { tenant } = useMe()
  const isOwner = useMay('billing.manage')
  const keeping = useMutation<void, ApiProblem>({
    mutationFn: async () => {
      updateTenant(await call(keepAccount, { params: { id: tenant.id } }))
    },
    onSuccess: () => {
      toast({ message: labels.accountKept })
      onKept?.()
    },
  })
  const { closesAt } = tenant.accountStatus
  if (!closesAt) return null
  return (
    <Stack>
      <Text>{labels.closesOn(new Date(closesAt), tenant.timeZone)}</Text>
      {keeping.isError && (
        <Alert color="red" role="alert">
          {keeping.error.message}
        </Alert>
      )}
      {isOwner ? (
        <Button onClick={() => keeping.mutate()} loading={keeping.isPending}>
          {labels.keepAccount}
        </Button>
      ) : (
        <Text c="dimmed">{labels.ownerCanCancel}</Text>
      )}
    </Stack>
  )
}
