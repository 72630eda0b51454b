import { Alert, Button, Stack, Text } from '@mantine/core'
import { keepAccount } from '@satchel/contract/tenants/tenants.ts'
import { t } from '@satchel/messages/t.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import type { ApiProblem } from '../../lib/problem.ts'
import { updateTenant, useMay, useMe } from '../../lib/session.ts'
import { toast } from '../../ui/feedback/toast.tsx'

/** Date until which the closing can be canceled and, for owners, the button. */
export function KeepAccount({ onKept }: { onKept?: () => void }) {
  const { tenant } = useMe()
  const isOwner = useMay('billing.manage')
  const keeping = useMutation<void, ApiProblem>({
    mutationFn: async () => {
      updateTenant(await call(keepAccount, { params: { id: tenant.id } }))
    },
    onSuccess: () => {
      toast({ message: t('tenants.accountKept') })
      onKept?.()
    },
  })
  const { closesAt } = tenant.accountStatus
  if (!closesAt) return null
  return (
    <Stack>
      <Text>
        {t('tenants.closesOn', { timeZone: formatDateTime(new Date(closesAt), tenant.timeZone) })}
      </Text>
      {keeping.isError && (
        <Alert color="red" role="alert">
          {keeping.error.message}
        </Alert>
      )}
      {isOwner ? (
        <Button onClick={() => keeping.mutate()} loading={keeping.isPending}>
          {t('tenants.keepAccount')}
        </Button>
      ) : (
        <Text c="dimmed">{t('tenants.ownerCanCancel')}</Text>
      )}
    </Stack>
  )
}
