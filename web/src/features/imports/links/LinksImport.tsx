import { Alert, Stack, Text } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { TextSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { CsvDrop } from '../CsvDrop.tsx'
import { ExpiredDraft } from '../ExpiredDraft.tsx'
import { Steps } from '../Steps.tsx'
import { useCsvFile } from '../use-csv-file.ts'
import { LinksDraft } from './LinksDraft.tsx'
import * as labels from './labels.ts'

const STEPS = [t('imports.file'), t('imports.review'), t('imports.importAction')]

/** Import of links with their short addresses; the draft is in the address so that it can be reopened. */
export function LinksImport() {
  const { draftId, draft, open, send } = useCsvFile('links')
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
    return <ExpiredDraft label={t('imports.links.chooseAnotherFile')} onBack={() => open(null)} />
  if (draft.data?.status !== 'ready') return <TextSkeleton />
  return (
    <Stack gap="md">
      <Steps steps={STEPS} current={1} />
      <LinksDraft key={draftId} draft={draft.data} onBack={() => open(null)} />
    </Stack>
  )
}
