import { Button, Stack, Text } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { CopyButton } from '../../ui/copy/CopyButton.tsx'
import { icon } from '../../ui/icon.ts'
import { ModalFooter } from '../../ui/overlay/ModalFooter.tsx'
import { closeModal, openModal } from '../../ui/overlay/modal.ts'
import styles from './Webhooks.module.css'

interface Words {
  title: string
  lines: string
  copy: string
}

const OF_WEBHOOK: Words = {
  title: t('integrations.secret'),
  lines: `${t('integrations.copySecretNow')} ${t('integrations.secretHint')}`,
  copy: t('integrations.copySecret'),
}

/** Shows a secret that can't be shown again. */
export function openSecret(secret: string, words = OF_WEBHOOK): void {
  openModal({ title: words.title, content: <Secret secret={secret} words={words} /> })
}

function Secret({ secret, words }: { secret: string; words: Words }) {
  return (
    <Stack>
      <Text>{words.lines}</Text>
      <code className={styles.code}>{secret}</code>
      <ModalFooter>
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              data-autofocus
              leftSection={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
              onClick={copy}
            >
              {copied ? t('ui.copied') : words.copy}
            </Button>
          )}
        </CopyButton>
        <Button onClick={closeModal}>{t('ui.done')}</Button>
      </ModalFooter>
    </Stack>
  )
}
