import { Button, FileButton, Text } from '@mantine/core'
import type { Item } from '@satchel/contract/items/items.ts'
import { listItemVersions } from '@satchel/contract/items/versions.ts'
import { t } from '@satchel/messages/t.ts'
import { IconFileUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { icon } from '../../../ui/icon.ts'
import { openCompare } from './open-compare.tsx'
import { useRestoreVersion } from './use-restore-version.ts'
import { VersionLine } from './VersionLine.tsx'
import styles from './VersionsPanel.module.css'

interface VersionsPanelProps {
  item: Item
  mayEdit: boolean
  onReplace: (file: File, itemId: string) => void
}

/** Files an item has had, each of which can be restored. */
export function VersionsPanel({ item, mayEdit, onReplace }: VersionsPanelProps) {
  const versions = useQuery(query(listItemVersions, { params: { id: item.id } }))
  const { restore, isRestoring } = useRestoreVersion(item)
  if (versions.isPending) return <RowSkeletons count={2} height={64} />
  if (versions.isError) {
    return <LoadProblem title={t('items.versions.couldntLoadTheVersions')} query={versions} />
  }
  const { items } = versions.data
  const mayRestore = mayEdit && !isRestoring
  return (
    <div className={styles.panel}>
      {mayEdit && <ReplaceButton onChoose={(file) => onReplace(file, item.id)} />}
      <ul className={styles.versions} aria-label={t('items.versions.versions')}>
        {items.map((version) => (
          <VersionLine
            key={version.number}
            version={version}
            {...(items.length > 1 && {
              onCompare: () => openCompare(item, items, version.number),
            })}
            {...(mayRestore &&
              !(version.isCurrent && item.newFileVersion === undefined) &&
              version.status !== 'processing' && { onRestore: () => restore(version.number) })}
          />
        ))}
      </ul>
    </div>
  )
}

function ReplaceButton({ onChoose }: { onChoose: (file: File) => void }) {
  return (
    <div className={styles.replace}>
      <FileButton onChange={(file) => file && onChoose(file)}>
        {(props) => (
          <Button {...props} variant="default" leftSection={<IconFileUpload {...icon} />}>
            {t('items.versions.replaceFile')}
          </Button>
        )}
      </FileButton>
      <Text size="xs" c="dimmed">
        {t('items.versions.replaceHint')}
      </Text>
    </div>
  )
}
