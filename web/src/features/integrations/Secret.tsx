import { Button, CopyButton, Group, Stack, Text } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { icon } from '../../ui/icon.ts'
import { closeModal, openModal } from '../../ui/overlay/modal.ts'
import * as labels from './labels.ts'
import styles from './Webhooks.module.css'

/** Shows a secret, once. */
export function openSecret(secret: string): void {
  openModal({ title: labels.secret, content: <Secret secret={secret} /> })
}

function Secret({ secret }: { secret: string }) {
  return (
    <Stack>
      <Text>
        {labels.secretOnce} {labels.secretUse}
      </Text>
      <code className={styles.code}>{secret}</code>
      <Group justify="flex-end">
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              data-autofocus
              leftSection={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
              onClick={copy}
            >
              {copied ? labels.copied : labels.copySecret}
            </Button>
          )}
        </CopyButton>
        <Button onClick={closeModal}>{labels.done}</Button>
      </Group>
    </Stack>
  )
}
