import { ActionIcon, Badge } from '@mantine/core'
import type { Version } from '@satchel/contract/items/versions.ts'
import { t } from '@satchel/messages/t.ts'
import { IconArrowBackUp, IconColumns2, IconDownload } from '@tabler/icons-react'
import { FileTypeMark } from '../../../ui/FileTypeMark.tsx'
import { icon } from '../../../ui/icon.ts'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import styles from './VersionsPanel.module.css'
import { factsOf } from './version-facts.ts'

interface VersionLineProps {
  version: Version
  onCompare?: () => void
  onRestore?: () => void
}

export function VersionLine({ version, onCompare, onRestore }: VersionLineProps) {
  const { number, originalName, mime, thumbnailUrl, isCurrent, status, failure } = version
  const facts = factsOf(version).map(([, fact]) => fact)
  return (
    <li className={styles.version}>
      <span className={styles.picture}>
        {thumbnailUrl ? <img src={thumbnailUrl} alt="" /> : <FileTypeMark mime={mime} size={24} />}
      </span>
      <div className={styles.text}>
        <span className={styles.line}>
          {t('items.versions.versionNumber', { number })}
          {isCurrent && (
            <Badge size="sm" fw={500} tt="none">
              {t('items.versions.current')}
            </Badge>
          )}
          {status === 'processing' && (
            <Badge size="sm" color="gray" fw={500} tt="none">
              {t('items.versions.processing')}
            </Badge>
          )}
        </span>
        <span className={styles.name}>{originalName}</span>
        <span className={styles.quiet}>{facts.join(', ')}</span>
        <span className={styles.quiet}>
          {version.madeBy?.name ?? t('items.versions.satchel')},{' '}
          <RelativeTime at={version.createdAt} />
        </span>
        {failure && <span className={styles.problem}>{failure}</span>}
      </div>
      <div className={styles.actions}>
        {onCompare && (
          <VersionAction
            label={t('items.versions.compareVersionNumber', { number })}
            onClick={onCompare}
          >
            <IconColumns2 {...icon} />
          </VersionAction>
        )}
        {onRestore && (
          <VersionAction
            label={t('items.versions.restoreVersionNumber', { number })}
            onClick={onRestore}
          >
            <IconArrowBackUp {...icon} />
          </VersionAction>
        )}
        <ActionIcon
          component="a"
          size={32}
          href={version.downloadUrl}
          download={originalName}
          aria-label={t('items.versions.downloadVersionNumber', { number })}
          title={t('ui.download')}
        >
          <IconDownload {...icon} />
        </ActionIcon>
      </div>
    </li>
  )
}

interface VersionActionProps {
  label: string
  onClick: () => void
  children: React.ReactNode
}

function VersionAction({ label, onClick, children }: VersionActionProps) {
  return (
    <ActionIcon size={32} aria-label={label} title={label} onClick={onClick}>
      {children}
    </ActionIcon>
  )
}
