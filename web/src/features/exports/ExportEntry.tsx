import { ActionIcon, Button, Progress } from '@mantine/core'
import type { Export } from '@satchel/contract/exports.ts'
import { t } from '@satchel/messages/t.ts'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { formatBytes } from '../../lib/format/format.ts'
import { useMay } from '../../lib/session.ts'
import { icon } from '../../ui/icon.ts'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import styles from './ExportPanel.module.css'
import { useRemoveExport } from './use-exports.ts'

export function ExportEntry({ made }: { made: Export }) {
  const { format, status, total, done, createdAt, expiresAt, downloadUrl } = made
  const { remove, isPending } = useRemoveExport()
  const mayRemove = useMay('library.write')
  const name = format.toUpperCase()
  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.quiet}>
          <RelativeTime at={createdAt} />
          {downloadUrl && expiresAt && (
            <>
              {' · '}
              <Sentence
                text={t('exports.deletedAt', { time: '{time}' })}
                parts={{ time: <RelativeTime at={expiresAt} /> }}
              />
            </>
          )}
        </span>
      </div>
      {status === 'running' ? (
        <>
          <div className={styles.how}>
            <Progress
              value={total > 0 ? (done / total) * 100 : 0}
              aria-label={t('exports.nameExportProgress', { name })}
            />
            <span className={styles.quiet}>{t('exports.progressOf', { done, total })}</span>
          </div>
          {mayRemove && (
            <Button variant="default" loading={isPending} onClick={() => remove(made)}>
              {t('ui.cancel')}
            </Button>
          )}
        </>
      ) : (
        <>
          <span className={styles.how}>{outcomeOf(made)}</span>
          {downloadUrl && (
            <>
              <Button
                component="a"
                href={downloadUrl}
                variant="default"
                leftSection={<IconDownload {...icon} />}
              >
                {t('ui.download')}
              </Button>
              {mayRemove && (
                <ActionIcon
                  size={36}
                  aria-label={t('exports.removeNameExport', { name })}
                  loading={isPending}
                  onClick={() => remove(made)}
                >
                  <IconTrash {...icon} />
                </ActionIcon>
              )}
            </>
          )}
        </>
      )}
    </li>
  )
}

function outcomeOf({ status, failure, total, bytes }: Export): string {
  if (status === 'failed') return failure ?? t('exports.theExportFailed')
  if (status === 'cancelled') return t('exports.canceled')
  return `${t('exports.items', { count: total })}${bytes === undefined ? '' : `, ${formatBytes(bytes)}`}`
}
