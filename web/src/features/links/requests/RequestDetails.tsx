import { Button, Group, Text, Title } from '@mantine/core'
import {
  changeFileRequest,
  type FileRequestDetails,
  getFileRequest,
  listFileRequests,
} from '@satchel/contract/requests.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query, useCommand } from '../../../lib/api.ts'
import { formatBytes, formatDay, formatList } from '../../../lib/format/format.ts'
import { useLive } from '../../../lib/live.ts'
import { paths } from '../../../lib/paths.ts'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { TextSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { toastOutcome } from '../../../ui/feedback/toast.tsx'
import { ReceivedFile } from './ReceivedFile.tsx'
import styles from './Requests.module.css'

/** A request with its waiting room. */
export function RequestDetails({ id }: { id: string }) {
  const client = useQueryClient()
  const found = useQuery(query(getFileRequest, { params: { id } }))
  useLive('requests-update', ({ requestId }) => {
    if (requestId === id) void client.invalidateQueries({ queryKey: [getFileRequest.name] })
  })
  if (found.isError) return <LoadProblem title={t('links.requests.couldntLoadOne')} query={found} />
  if (found.isPending) return <TextSkeleton lines={6} />
  const request = found.data
  return (
    <>
      <Head request={request} />
      {request.missing.length > 0 && (
        <p>{t('links.requests.missing', { names: formatList(request.missing) })}</p>
      )}
      <Title order={2} size="h3" mt="lg" mb="sm">
        {t('links.requests.files')}
      </Title>
      {request.files.length === 0 && <Text c="dimmed">{t('links.requests.noFiles')}</Text>}
      <ul className={styles.list}>
        {request.files.map((file) => (
          <ReceivedFile key={file.id} requestId={id} file={file} />
        ))}
      </ul>
    </>
  )
}

function Head({ request }: { request: FileRequestDetails }) {
  const { title, note, name, recipient, linkId, lastDay, maxBytes, state } = request
  const command = useCommand(changeFileRequest, { refreshes: [getFileRequest, listFileRequests] })
  const isOpen = state === 'open'
  const toggle = () =>
    toastOutcome(
      command.mutateAsync({
        params: { id: request.id },
        body: { state: isOpen ? 'closed' : 'open' },
      }),
      {
        message: isOpen ? t('links.requests.closedNow') : t('links.requests.visitorsCanSendFiles'),
      },
    )
  const facts = [
    recipient,
    name,
    lastDay && t('links.requests.until', { day: formatDay(lastDay) }),
    t('links.requests.upTo', { size: formatBytes(maxBytes) }),
  ]
  return (
    <header className={styles.head}>
      <div className={styles.text}>
        <Title order={1}>{title}</Title>
        <Text c="dimmed">{facts.filter(Boolean).join(' · ')}</Text>
        {note && <Text className={styles.note}>{note}</Text>}
      </div>
      <Group gap="xs">
        {linkId && (
          <Button variant="default" component={Link} to={paths.link(linkId)}>
            {t('links.requests.openLink')}
          </Button>
        )}
        <Button variant="default" loading={command.isPending} onClick={() => void toggle()}>
          {isOpen ? t('links.requests.close') : t('links.requests.reopen')}
        </Button>
      </Group>
    </header>
  )
}
