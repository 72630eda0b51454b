import { Button, Stack, Text } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { ModalFooter } from './ModalFooter.tsx'
import { closeModal, openModal } from './modal.ts'

interface Confirm {
  title: string
  /** Sentence on what will be gone. */
  line: string
  verb: string
  onSure: () => void
}

/** Asks for confirmation before something is deleted. */
export function openConfirm({ title, line, verb, onSure }: Confirm): void {
  const go = () => {
    closeModal()
    onSure()
  }
  openModal({
    title,
    content: (
      <Stack>
        <Text>{line}</Text>
        <ModalFooter>
          <Button variant="default" onClick={closeModal} data-autofocus>
            {t('ui.cancel')}
          </Button>
          <Button color="red" onClick={go}>
            {verb}
          </Button>
        </ModalFooter>
      </Stack>
    ),
  })
}
