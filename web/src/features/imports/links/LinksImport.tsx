import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { type ImportDraft, uploadImportCsv } from '@satchel/contract/imports/imports.ts'
import { t } from '@satchel/messages/t.ts'
import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { ApiProblem } from '../../../lib/problem.ts'
import { callRaw } from '../../../lib/raw.ts'
import { TextSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { CsvDrop } from '../CsvDrop.tsx'
import { Steps } from '../Steps.tsx'
import { useDraft } from '../use-imports.ts'
import { LinksDraft } from './LinksDraft.tsx'
import * as labels from './labels.ts'

const STEPS = [t('imports.file'), t('imports.review'), t('imports.importAction')]

/** Import of links with their short addresses; the draft is in the address so that it can be reopened. */
export function LinksImport() {
  const [params, setParams] = useSearchParams()
  const draftId = params.get('draft')
  const draft = useDraft(draftId)
  const open = (id: string | null) =>
    setParams({ from: 'links', ...(id !== null && { draft: id }) }, { replace: true })
  const send = useMutation<ImportDraft, ApiProblem, File>({
    mutationFn: async (file) => {
      const sent = { name: file.name, source: 'links' } as const
      const response = await callRaw(uploadImportCsv, { query: sent }, file)
      return (await response.json()) as ImportDraft
    },
    onSuccess: (newImport) => open(newImport.draftId),
  })
  if (draftId === null)
    return (
      <Stack gap="md">
        <Steps steps={STEPS} current={0} />
        <CsvDrop kind="links" isSending={send.isPending} onFile={send.mutate} />
        <Text c="dimmed" size="sm">
          {Object.values(labels.products).filter(Boolean).join(' · ')}
        </Text>
        {send.error && (
          <Alert color="red" title={t('imports.couldntReadTheFile')}>
            {send.error.fields.csv ?? send.error.message}
          </Alert>
        )}
      </Stack>
    )
  if (draft.isError)
    return (
      <Stack gap="md" maw="var(--reading)">
        <Text>{t('imports.draftExpired')}</Text>
        <Group>
          <Button variant="default" onClick={() => open(null)}>
            {t('imports.links.chooseAnotherFile')}
          </Button>
        </Group>
      </Stack>
    )
  if (draft.data?.status !== 'ready') return <TextSkeleton />
  return (
    <Stack gap="md">
      <Steps steps={STEPS} current={1} />
      <LinksDraft key={draftId} draft={draft.data} onBack={() => open(null)} />
    </Stack>
  )
}
