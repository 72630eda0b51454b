import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import type { Passkey } from '@satchel/contract/accounts/factors.ts'
import { t } from '@satchel/messages/t.ts'
import { IconFingerprint } from '@tabler/icons-react'
import { toast } from '../../ui/feedback/toast.tsx'
import { icon } from '../../ui/icon.ts'
import styles from './Factors.module.css'
import { PasskeyRow } from './PasskeyRow.tsx'
import { canPasskeys } from './passkey-browser.ts'
import { useAddPasskey } from './use-add-passkey.ts'

/** Passkeys, which sign in without a password: fingerprint, face, or security key. */
export function PasskeysCard({ passkeys }: { passkeys: readonly Passkey[] }) {
  const add = useAddPasskey(({ name }) => toast({ message: t('factors.canSignInWith', { name }) }))
  return (
    <Paper
      withBorder
      p="md"
      radius="md"
      maw="var(--reading)"
      component="section"
      aria-labelledby="passkeys"
    >
      <Title order={3} id="passkeys">
        {t('factors.passkeys')}
      </Title>
      <Stack gap="sm" mt="2xs">
        <Text c="dimmed">{t('factors.passkeysHint')}</Text>
        {passkeys.length > 0 && (
          <ul className={styles.passkeys} aria-label={t('factors.passkeys')}>
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
              {t('factors.addPasskey')}
            </Button>
          </div>
        ) : (
          <Text>{t('factors.passkeysNotSupported')}</Text>
        )}
      </Stack>
    </Paper>
  )
}
