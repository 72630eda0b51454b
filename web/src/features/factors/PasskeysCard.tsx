import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import type { Passkey } from '@satchel/contract/accounts/factors.ts'
import { IconFingerprint } from '@tabler/icons-react'
import { toast } from '../../ui/feedback/toast.tsx'
import { icon } from '../../ui/icon.ts'
import styles from './Factors.module.css'
import * as labels from './labels.ts'
import { PasskeyRow } from './PasskeyRow.tsx'
import { canPasskeys } from './passkey-browser.ts'
import { useAddPasskey } from './use-add-passkey.ts'

/** Passkeys, which sign in without a password: fingerprint, face, or security key. */
export function PasskeysCard({ passkeys }: { passkeys: readonly Passkey[] }) {
  const add = useAddPasskey(({ name }) => toast({ message: labels.canSignInWith(name) }))
  return (
    <Paper withBorder p="md" radius="md" maw={640} component="section" aria-labelledby="passkeys">
      <Title order={3} id="passkeys">
        {labels.passkeys}
      </Title>
      <Stack gap="sm" mt="2xs">
        <Text c="dimmed">{labels.passkeysHint}</Text>
        {passkeys.length > 0 && (
          <ul className={styles.passkeys} aria-label={labels.passkeys}>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
        {canPasskeys ? (
          <div>
            <Button
              variant={passkeys.length > 0 ? 'default' : 'filled'}
              leftSection={<IconFingerprint {...icon} />}
              loading={add.isPending}
              onClick={() => add.mutate()}
            >
              {labels.addPasskey}
            </Button>
          </div>
        ) : (
          <Text>{labels.passkeysNotSupported}</Text>
        )}
      </Stack>
    </Paper>
  )
}
