import { Anchor, Badge, Button, Group } from '@mantine/core'
import {
  acceptRequestFile,
  getFileRequest,
  listFileRequests,
  type RequestFile,
  refuseRequestFile,
} from '@satchel/contract/requests.ts'
import { t } from '@satchel/messages/t.ts'
import { Link } from 'react-router'
import { useCommand } from '../../../lib/api.ts'
import { formatBytes } from '../../../lib/format/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay } from '../../../lib/session.ts'
import { toastOutcome } from '../../../ui/feedback/toast.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import styles from './Requests.module.css'
import { SCANS, STATES } from './request-labels.ts'

const READS = [getFileRequest, listFileRequests]

/** A file that came, with what can be done with it while it waits. */
export function ReceivedFile({ requestId, file }: { requestId: string; file: RequestFile }) {
  const { name, slot, bytes, state, scanned, finding, sender, receivedAt, itemId } = file
  const facts = [slot, formatBytes(bytes), sender.email, finding ?? SCANS[scanned]]
  return (
    <li className={styles.row}>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.line}>
          {facts.filter(Boolean).join(' · ')} · <RelativeTime at={receivedAt} />
        </span>
        {file.reason === 'type' && (
          <span className={styles.line}>{t('links.requests.wrongType')}</span>
        )}
      </span>
      {state === 'waiting' ? (
        <Actions requestId={requestId} file={file} />
      ) : (
        <Group gap="xs">
          <Badge color={state === 'infected' ? 'red' : 'gray'} variant="light">
            {STATES[state]}
          </Badge>
          {itemId && (
            <Anchor component={Link} to={paths.item(itemId)} size="sm">
              {t('links.requests.openItem')}
            </Anchor>
          )}
        </Group>
      )}
    </li>
  )
}

function Actions({
  requestId,
  file: { id, name, downloadUrl },
}: {
  requestId: string
  file: RequestFile
}) {
  const mayAccept = useMay('library.write')
  const accept = useCommand(acceptRequestFile, { refreshes: READS })
  const refuse = useCommand(refuseRequestFile, { refreshes: READS })
  const params = { id: requestId, fileId: id }
  const isBusy = accept.isPending || refuse.isPending
  return (
    <Group gap="xs">
      {downloadUrl && (
        <Button
          variant="default"
          component="a"
          href={downloadUrl}
          aria-label={t('links.requests.downloadNamed', { name })}
        >
          {t('ui.download')}
        </Button>
      )}
      {mayAccept && (
        <>
          <Button
            variant="default"
            disabled={isBusy}
            aria-label={t('links.requests.refuseNamed', { name })}
            onClick={() =>
              toastOutcome(refuse.mutateAsync({ params }), {
                message: t('links.requests.refusedNamed', { name }),
              })
            }
          >
            {t('links.requests.refuse')}
          </Button>
          <Button
            disabled={isBusy || downloadUrl === null}
            aria-label={t('links.requests.acceptNamed', { name })}
            onClick={() =>
              toastOutcome(accept.mutateAsync({ params, body: {} }), {
                message: t('links.requests.acceptedNamed', { name }),
              })
            }
          >
            {t('links.requests.accept')}
          </Button>
        </>
      )}
    </Group>
  )
}
