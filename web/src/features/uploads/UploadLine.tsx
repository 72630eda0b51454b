import { ActionIcon, Loader, Progress } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import {
  IconCircleCheckFilled,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRefresh,
  IconX,
} from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { isInClassic } from '../../lib/routing.ts'
import { FileTypeMark } from '../../ui/FileTypeMark.tsx'
import { icon } from '../../ui/icon.ts'
import { DuplicateChoice } from './Duplicates.tsx'
import type { PendingAsset, Transfer } from './pending-asset.ts'
import { describe } from './progress.ts'
import styles from './UploadTray.module.css'
import { cancelUpload, pauseUpload, resumeUpload, retryUpload } from './upload.ts'

interface UploadLineProps {
  asset: PendingAsset
  isOnline: boolean
}

export function UploadLine({ asset, isOnline }: UploadLineProps) {
  const { itemName, mime, status, transfer, finalAssetId, sent, bytes } = asset
  const name = itemName ?? asset.name
  const stateId = useId()
  const isTwice = transfer === 'duplicate'
  const isMoving = status === 'uploading' && transfer !== 'failed' && !isTwice
  return (
    <li className={styles.line}>
      <FileTypeMark mime={mime} />
      <div className={styles.text}>
        {status === 'completed' && finalAssetId ? (
          <Link
            to={paths.item(finalAssetId)}
            reloadDocument={isInClassic()}
            className={styles.name}
            title={name}
          >
            {name}
          </Link>
        ) : (
          <span className={styles.name} title={name}>
            {name}
          </span>
        )}
        {isMoving && (
          <Progress
            value={Math.floor((sent / bytes) * 100)}
            size={3}
            color={transfer === 'sending' || transfer === 'sent' ? 'accent' : 'gray'}
            aria-label={name}
          />
        )}
        {isTwice ? (
          <DuplicateChoice asset={asset} />
        ) : (
          <span
            id={stateId}
            className={styles.state}
            data-tone={transfer === 'failed' ? 'problem' : undefined}
          >
            {describe(asset, isOnline)}
          </span>
        )}
      </div>
      <LineActions asset={asset} stateId={stateId} />
    </li>
  )
}

const CAN_PAUSE = new Set<Transfer>(['waiting', 'sending', 'retrying'])

function LineActions({ asset, stateId }: { asset: PendingAsset; stateId: string }) {
  const { id, status, transfer } = asset
  const name = asset.itemName ?? asset.name
  if (status !== 'uploading' || transfer === 'sent') {
    return (
      <span className={styles.outcome} aria-hidden>
        {status === 'completed' ? (
          <IconCircleCheckFilled size={20} className={styles.done} />
        ) : (
          <Loader size={16} />
        )}
      </span>
    )
  }
  const next = nextAction(asset, name)
  return (
    <div className={styles.actions}>
      {/* One button, which keeps the focus while what it does changes. */}
      {next && (
        <LineAction {...next} describedBy={transfer === 'failed' ? stateId : undefined}>
          {next.icon}
        </LineAction>
      )}
      <LineAction label={t('uploads.cancelName', { name })} onClick={() => cancelUpload(id)}>
        <IconX {...icon} />
      </LineAction>
    </div>
  )
}

function nextAction({ id, transfer }: PendingAsset, name: string) {
  if (transfer === 'failed')
    return {
      label: t('uploads.tryNameAgain', { name }),
      icon: <IconRefresh {...icon} />,
      onClick: () => retryUpload(id),
    }
  if (transfer === 'paused')
    return {
      label: t('uploads.resumeName', { name }),
      icon: <IconPlayerPlayFilled {...icon} />,
      onClick: () => resumeUpload(id),
    }
  if (!CAN_PAUSE.has(transfer)) return null
  return {
    label: t('uploads.pauseName', { name }),
    icon: <IconPlayerPauseFilled {...icon} />,
    onClick: () => pauseUpload(id),
  }
}

interface LineActionProps {
  label: string
  onClick: () => Promise<void>
  /** The id of the explanation. */
  describedBy?: string | undefined
  children: ReactNode
}

function LineAction({ label, onClick, describedBy, children }: LineActionProps) {
  return (
    <ActionIcon
      size={28}
      aria-label={label}
      aria-describedby={describedBy}
      onClick={() => void onClick()}
    >
      {children}
    </ActionIcon>
  )
}
