import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { useSearchParams } from 'react-router'
import { failureText } from '../../lib/problem-text.ts'
import { TextSkeleton } from '../../ui/feedback/Skeletons.tsx'
import { ArchiveDraft } from './ArchiveDraft.tsx'
import { ArchiveSend } from './ArchiveSend.tsx'
import { useDraft } from './use-imports.ts'

/** Import of an archive, whose draft is in the address so that it can be reopened. */
export function ArchiveImport() {
  const [params, setParams] = useSearchParams()
  const draftId = params.get('draft')
  const { data, error } = useDraft(draftId)
  const open = (id: string | null) =>
    setParams({ from: 'archive', ...(id !== null && { draft: id }) }, { replace: true })
  if (draftId === null) return <ArchiveSend onSent={open} />
  if (data?.status === 'ready')
    return <ArchiveDraft key={draftId} draft={data} onBack={() => open(null)} />
  const failure = data?.failure
    ? failureText(data.failure, data.failureReason)
    : error && t('imports.draftExpired')
  if (failure)
    return (
      <Stack gap="md" maw="var(--reading)">
        <Alert color="red" title={t('imports.couldntReadTheArchive')}>
          {failure}
        </Alert>
        <Group>
          <Button variant="default" onClick={() => open(null)}>
            {t('imports.chooseAnother')}
          </Button>
        </Group>
      </Stack>
    )
  return (
    <Stack gap="sm" maw="var(--reading)">
      <Text role="status">{t('imports.readingTheArchive')}</Text>
      <TextSkeleton />
    </Stack>
  )
}
