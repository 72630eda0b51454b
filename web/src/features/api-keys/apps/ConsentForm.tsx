import { Alert, Button, Checkbox, Group, Stack } from '@mantine/core'
import { type AppRequest, answerAppRequest } from '@satchel/contract/accounts/connected-apps.ts'
import type { ApiScope } from '@satchel/contract/api-keys.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { useCommand } from '../../../lib/api.ts'
import { scopeName } from '../labels.ts'

/** Asks what of the app's wishes the person allows, and sends the browser back to the app. */
export function ConsentForm({ uid, request }: { uid: string; request: AppRequest }) {
  // What changes something is for the person to tick.
  const [scopes, setScopes] = useState<string[]>(
    request.scopes.filter((scope) => scope.endsWith('.read')),
  )
  const command = useCommand(answerAppRequest, { refreshes: [] })
  const answer = (allowed: string[]) =>
    command.mutate(
      { params: { uid }, body: { scopes: allowed as ApiScope[] } },
      { onSuccess: ({ location }) => window.location.assign(location) },
    )
  // The browser is on its way once there is an answer.
  const isBusy = command.isPending || command.isSuccess
  return (
    <Stack>
      <Checkbox.Group
        label={t('apiKeys.apps.mayDo')}
        description={t('apiKeys.apps.mayDoHint')}
        value={scopes}
        onChange={setScopes}
      >
        <Stack gap="xs" mt="sm">
          {request.scopes.map((scope) => (
            <Checkbox key={scope} value={scope} label={scopeName(scope)} />
          ))}
        </Stack>
      </Checkbox.Group>
      {command.error && <Alert color="red">{command.error.message}</Alert>}
      <Group justify="flex-end">
        <Button variant="default" disabled={isBusy} onClick={() => answer([])}>
          {t('apiKeys.apps.refuse')}
        </Button>
        <Button loading={isBusy} disabled={scopes.length === 0} onClick={() => answer(scopes)}>
          {t('apiKeys.apps.allow')}
        </Button>
      </Group>
    </Stack>
  )
}
