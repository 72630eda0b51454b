import { Button, Text } from '@mantine/core'
import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { IconDownload } from '@tabler/icons-react'
import { formatBytes } from '../../../lib/format/format.ts'
import { FileTypeMark, fileTypeLabel } from '../../../ui/FileTypeMark.tsx'
import { icon } from '../../../ui/icon.ts'
import styles from './FileCard.module.css'

/** Card of a file without a preview. */
export function FileCard({ item, reason = reasonOf(item) }: { item: Item; reason?: string }) {
  const { kind, mime, bytes, downloadUrl, originalName, status, failure, thumbnailUrl } = item
  const isOnItsWay = (status === 'processing' || status === 'uploading') && !item.newFileVersion
  const size = bytes === undefined ? '' : `, ${formatBytes(bytes)}`
  return (
    <div className={styles.card}>
      {thumbnailUrl ? (
        <img src={thumbnailUrl} alt="" className={styles.picture} />
      ) : (
        <FileTypeMark kind={kind} mime={mime} size={64} />
      )}
      <div>
        <Text fw={500}>{originalName || item.name}</Text>
        <Text c="dimmed" role={isOnItsWay ? 'status' : undefined}>
          {isOnItsWay
            ? t('items.preview.creatingThePreview')
            : `${fileTypeLabel(kind, mime)}${size}`}
        </Text>
        {status === 'failed' && failure && !item.newFileVersion && (
          <Text c="var(--mantine-color-error)" size="sm">
            {failure}
          </Text>
        )}
        {reason && <Text size="sm">{reason}</Text>}
      </div>
      {downloadUrl && (
        <Button
          component="a"
          href={downloadUrl}
          download={originalName}
          variant="default"
          leftSection={<IconDownload {...icon} />}
        >
          {t('ui.download')}
        </Button>
      )}
    </div>
  )
}

/** Returns why a processed file has no preview. */
function reasonOf({ kind, status, previewNote, downloadUrl }: Item): string | undefined {
  if (kind !== 'file' || status !== 'completed' || !downloadUrl) return undefined
  return previewNote ?? t('items.preview.noPreview')
}
