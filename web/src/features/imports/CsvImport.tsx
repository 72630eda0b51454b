import { Alert, Stack } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { TextSkeleton } from '../../ui/feedback/Skeletons.tsx'
import { CsvDraft } from './CsvDraft.tsx'
import { CsvDrop } from './CsvDrop.tsx'
import { ExpiredDraft } from './ExpiredDraft.tsx'
import { Steps } from './Steps.tsx'
import { useCsvFile } from './use-csv-file.ts'

/** Import of a CSV, whose draft is in the address so that it can be reopened. */
export function CsvImport() {
  const { draftId, draft, open, send } = useCsvFile('items')
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
    return <ExpiredDraft label={t('imports.chooseCsv')} onBack={() => open(null)} />
  return <TextSkeleton />
}
