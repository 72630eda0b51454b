import { Button, Stack, Text } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { icon } from '../icon.ts'
import { ModalFooter } from '../overlay/ModalFooter.tsx'
import { closeModal, openModal } from '../overlay/modal.ts'
import styles from '../text/code-block.module.css'
import { CopyButton } from './CopyButton.tsx'

interface Words {
  title: string
  lines: string
  copy: string
}

/** Shows a secret that can't be shown again. */
export function openSecret(secret: string, words: Words): void {
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
