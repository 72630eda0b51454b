import { Button } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { isInClassic } from '../../lib/routing.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import type { PendingAsset } from './pending-asset.ts'
import styles from './UploadTray.module.css'
import { acceptDuplicate, uploadAnyway } from './upload.ts'

/** Choice for a file whose bytes are in the library already: use the existing item, or upload anyway. */
export function DuplicateChoice({ asset }: { asset: PendingAsset }) {
  const { id, name, duplicateOf } = asset
  if (!duplicateOf) return null
  return (
    <>
      <span className={styles.state}>
        {t('uploads.alreadyInTheLibrary')}{' '}
        <Link
          to={paths.item(duplicateOf.id)}
          reloadDocument={isInClassic()}
          className={styles.duplicate}
        >
          {duplicateOf.name}
        </Link>
      </span>
      <div className={styles.choices}>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('uploads.takeExistingItemInstead', { name })}
          onClick={() => acceptAll([asset])}
        >
          {t('uploads.useExisting')}
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('uploads.uploadNameAnyway', { name })}
          onClick={() => void uploadAnyway(id)}
        >
          {t('uploads.uploadAnyway')}
        </Button>
      </div>
    </>
  )
}

/** Choice for all duplicates at once, such as those of a folder added before. */
export function DuplicatesBar({ assets }: { assets: readonly PendingAsset[] }) {
  const twice = assets.filter(({ transfer }) => transfer === 'duplicate')
  if (twice.length < 2) return null
  return (
    <div className={styles.bar}>
      <span>{t('uploads.areAlreadyInLibrary', { count: twice.length })}</span>
      <Button variant="default" size="compact-sm" onClick={() => acceptAll(twice)}>
        {t('uploads.useExisting')}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        onClick={() => twice.forEach(({ id }) => void uploadAnyway(id))}
      >
        {t('uploads.uploadAnyway')}
      </Button>
    </div>
  )
}

async function acceptAll(assets: readonly PendingAsset[]): Promise<void> {
  try {
    for (const { id } of assets) await acceptDuplicate(id)
  } catch (error) {
    toast({ message: (error as Error).message, tone: 'problem' })
  }
}
