import { Button, Group, Stack, Text } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
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
        <Group justify="flex-end">
          <Button variant="default" onClick={closeModal} data-autofocus>
            {t('ui.cancel')}
          </Button>
          <Button color="red" onClick={go}>
            {verb}
          </Button>
        </Group>
      </Stack>
    ),
  })
}
