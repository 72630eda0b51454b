import { Button, Group, Stack, Text } from '@mantine/core'
import { closeModal, openModal } from '../../ui/modal.ts'

interface Removal {
  title: string
  /** What it does to people. */
  line: string
  verb?: string
  onSure: () => void
}

export function openRemove({ title, line, verb = 'Remove', onSure }: Removal): void {
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
          <Button variant="default" data-autofocus onClick={closeModal}>
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
