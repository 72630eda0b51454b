import { Button, Group, Stack, Text } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'

/** Says that a draft isn't there anymore, and offers to begin again. */
export function ExpiredDraft({ label, onBack }: { label: string; onBack: () => void }) {
  return (
    <Stack gap="md" maw="var(--reading)">
      <Text>{t('imports.draftExpired')}</Text>
      <Group>
        <Button variant="default" onClick={onBack}>
          {label}
        </Button>
      </Group>
    </Stack>
  )
}
