import { ActionIcon, Loader, Progress } from '@mantine/core'
import {
  IconCircleCheckFilled,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRefresh,
  IconX,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { FileTypeMark } from '../../ui/FileTypeMark.tsx'
import { icon } from '../../ui/icon.ts'
import { DuplicateChoice } from './Duplicates.tsx'
import * as labels from './labels.ts'
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
  const isTwice = transfer === 'duplicate'
  const isMoving = status === 'uploading' && transfer !== 'failed' && !isTwice
  return (
    <li className={styles.line}>
      <FileTypeMark mime={mime} />
      <div className={styles.text}>
        {status === 'completed' && finalAssetId ? (
          <Link to={paths.item(finalAssetId)} className={styles.name} title={name}>
            {name}
          </Link>
        ) : (
          <span className={styles.name} title={name}>
            {name}
          </span>
        )}
        {isMoving && (
          <Progress
            value={(sent / bytes) * 100}
            size={3}
            color={transfer === 'sending' || transfer === 'sent' ? 'accent' : 'gray'}
            aria-label={name}
          />
        )}
        {isTwice ? (
          <DuplicateChoice asset={asset} />
        ) : (
          <span className={styles.state} data-tone={transfer === 'failed' ? 'problem' : undefined}>
            {describe(asset, isOnline)}
          </span>
        )}
      </div>
      <LineActions asset={asset} />
    </li>
  )
}

const CAN_PAUSE = new Set<Transfer>(['waiting', 'sending', 'retrying'])

function LineActions({ asset: { id, name, status, transfer } }: { asset: PendingAsset }) {
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
  return (
    <div className={styles.actions}>
      {transfer === 'failed' && (
        <LineAction label={labels.tryNameAgain(name)} onClick={() => retryUpload(id)}>
          <IconRefresh {...icon} />
        </LineAction>
      )}
      {transfer === 'paused' && (
        <LineAction label={labels.resumeName(name)} onClick={() => resumeUpload(id)}>
          <IconPlayerPlayFilled {...icon} />
        </LineAction>
      )}
      {CAN_PAUSE.has(transfer) && (
        <LineAction label={labels.pauseName(name)} onClick={() => pauseUpload(id)}>
          <IconPlayerPauseFilled {...icon} />
        </LineAction>
      )}
      <LineAction label={labels.cancelName(name)} onClick={() => cancelUpload(id)}>
        <IconX {...icon} />
      </LineAction>
    </div>
  )
}

interface LineActionProps {
  label: string
  onClick: () => Promise<void>
  children: React.ReactNode
}

function LineAction({ label, onClick, children }: LineActionProps) {
  return (
    <ActionIcon size={28} aria-label={label} onClick={() => void onClick()}>
      {children}
    </ActionIcon>
  )
}
