import { Button, Divider, Stack, Text } from '@mantine/core'
import { beginPasskeySignIn, signInByPasskey } from '@satchel/contract/accounts/factors.ts'
import { t } from '@satchel/messages/t.ts'
import { IconFingerprint } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  canPasskeys,
  passkeyProblemMessage,
  showPasskey,
} from '../features/factors/passkey-browser.ts'
import { call } from '../lib/api.ts'
import { ApiProblem } from '../lib/problem.ts'
import { acceptTokens } from '../lib/session.ts'
import { icon } from '../ui/icon.ts'
import { problemMessage } from './problem-message.ts'

/** Signs in with a passkey and without an address: the device knows the account. */
export function PasskeySignIn() {
  const [problem, setProblem] = useState<string | null>(null)
  const enter = useMutation<void, Error>({
    mutationFn: async () => {
      const passkey = await showPasskey(await call(beginPasskeySignIn, {}))
      await acceptTokens(await call(signInByPasskey, { body: { passkey } }))
    },
    onMutate: () => setProblem(null),
    onError: (error) => setProblem(refusalOf(error)),
  })
  if (!canPasskeys) return null
  return (
    <Stack mt="md">
      <Divider label={t('classic.signIn.or')} />
      <Button
        variant="default"
        fullWidth
        leftSection={<IconFingerprint {...icon} />}
        loading={enter.isPending}
        onClick={() => enter.mutate()}
      >
        {t('classic.signIn.signInWithPasskey')}
      </Button>
      {problem && (
        <Text c="red" size="sm" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  )
}

function refusalOf(error: Error): string {
  if (!(error instanceof ApiProblem)) return passkeyProblemMessage(error)
  return error.body.code === 'bad-credentials'
    ? t('classic.signIn.thisPasskeyIsntRegisteredHere')
    : problemMessage(error)
}
