import { Button, Group, Stack, Text } from '@mantine/core'
import { closeModal, openModal } from '../../ui/modal.ts'

interface Sure {
  title: string
  /** What is no more, once it is done. */
  text: string
  verb: string
  onSure: () => void
}

export function openSure({ title, text, verb, onSure }: Sure): void {
  const go = () => {
    closeModal()
    onSure()
  }
  openModal({
    title,
    content: (
      <Stack>
        <Text>{text}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={closeModal} data-autofocus>
            Cancel
          </Button>
          <Button color="red" onClick={go}>
            {verb}
          </Button>
        </Group>
      </Stack>
    ),
  })
}
