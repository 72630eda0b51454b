import { Alert, Button, Stack, Text } from '@mantine/core'
import { keepAccountByMail } from '@satchel/contract/tenants/tenants.ts'
import { t } from '@satchel/messages/t.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import type { ApiProblem } from '../../lib/problem.ts'

/** Cancels closing by email; needs a click, since mail scanners follow links. */
export function KeepByMail({ token }: { token: string }) {
  const keeping = useMutation<{ name: string }, ApiProblem>({
    mutationFn: () => call(keepAccountByMail, { body: { token } }),
  })
  if (keeping.isSuccess)
    return (
      <Stack>
        <Text role="status">{t('tenants.accountIsKept', { name: keeping.data.name })}</Text>
        <Button component="a" href={paths.home} fullWidth>
          {t('tenants.openSatchel')}
        </Button>
      </Stack>
    )
  const isOver = keeping.error?.body.code === 'token-expired'
  return (
    <Stack>
      {keeping.isError && (
        <Alert color="red" role="alert">
          {keeping.error.message}
        </Alert>
      )}
      {isOver ? (
        <Button component="a" href={paths.home} variant="default" fullWidth>
          {t('tenants.openSatchel')}
        </Button>
      ) : (
        <Button onClick={() => keeping.mutate()} loading={keeping.isPending} fullWidth>
          {t('tenants.keepAccount')}
        </Button>
      )}
    </Stack>
  )
}
