import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import type { ImportDraft } from '@satchel/contract/imports/imports.ts'
import { t } from '@satchel/messages/t.ts'
import { useMay } from '../../lib/session.ts'
import { ArchiveNames } from './ArchiveNames.tsx'
import { Review } from './Review.tsx'
import { useCheck, useStart } from './use-check.ts'

interface ArchiveDraftProps {
  draft: ImportDraft
  onBack: () => void
}

/** Review of an archive's content, before anything is imported. */
export function ArchiveDraft({ draft, onBack }: ArchiveDraftProps) {
  const { draftId, name, total, notes } = draft
  const mayManage = useMay('taxonomy.manage')
  const check = useCheck()
  const start = useStart()
  if (check.data)
    return (
      <Review
        result={check.data}
        isChecking={check.isPending}
        isStarting={start.isPending}
        problem={start.problem}
        onBack={() => check.reset()}
        onStart={() => void start.begin({ source: 'archive', draftId })}
      />
    )
  return (
    <Stack gap="md">
      <Text>
        {t('imports.archiveSummary', {
          total,
          name,
          part: mayManage ? t('imports.createsCategories') : t('imports.missingValuesSkipped'),
        })}
      </Text>
      <ArchiveNames draft={draft} />
      {notes.length > 0 && <Alert color="yellow">{notes.join('. ')}</Alert>}
      {check.error && <Alert color="red">{check.error.message}</Alert>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack}>
          {t('imports.back')}
        </Button>
        <Button loading={check.isPending} onClick={() => check.mutate({ draftId })}>
          {t('imports.check')}
        </Button>
      </Group>
    </Stack>
  )
}
