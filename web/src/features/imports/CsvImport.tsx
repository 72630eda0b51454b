import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { type ImportDraft, uploadImportCsv } from '@satchel/contract/imports/imports.ts'
import { t } from '@satchel/messages/t.ts'
import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { ApiProblem } from '../../lib/problem.ts'
import { callRaw } from '../../lib/raw.ts'
import { TextSkeleton } from '../../ui/feedback/Skeletons.tsx'
import { CsvDraft } from './CsvDraft.tsx'
import { CsvDrop } from './CsvDrop.tsx'
import { Steps } from './Steps.tsx'
import { useDraft } from './use-imports.ts'

/** Import of a CSV, whose draft is in the address so that it can be reopened. */
export function CsvImport() {
  const [params, setParams] = useSearchParams()
  const draftId = params.get('draft')
  const draft = useDraft(draftId)
  const open = (id: string | null) =>
    setParams({ from: 'csv', ...(id !== null && { draft: id }) }, { replace: true })
  const send = useMutation<ImportDraft, ApiProblem, File>({
    mutationFn: async (file) => {
      const response = await callRaw(uploadImportCsv, { query: { name: file.name } }, file)
      return (await response.json()) as ImportDraft
    },
    onSuccess: (newImport) => open(newImport.draftId),
  })
  if (draftId === null)
    return (
      <Stack gap="md">
        <Steps current={0} />
        <CsvDrop isSending={send.isPending} onFile={send.mutate} />
        {send.error && (
          <Alert color="red" title={t('imports.couldntReadTheFile')}>
            {send.error.fields.csv ?? send.error.message}
          </Alert>
        )}
      </Stack>
    )
  if (draft.data?.status === 'ready')
    return <CsvDraft key={draftId} draft={draft.data} onBack={() => open(null)} />
  if (draft.isError)
    return (
      <Stack gap="md" maw="var(--reading)">
        <Text>{t('imports.draftExpired')}</Text>
        <Group>
          <Button variant="default" onClick={() => open(null)}>
            {t('imports.chooseCsv')}
          </Button>
        </Group>
      </Stack>
    )
  return <TextSkeleton />
}
