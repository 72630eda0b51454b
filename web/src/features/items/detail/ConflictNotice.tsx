import { Alert, Button, Group } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import type { ReactNode } from 'react'
import { type EditConflict, fieldOf, type ItemEdit } from '../use-item-change.ts'
import styles from './ConflictNotice.module.css'

type Value = ItemEdit['value'] | undefined

interface ConflictNoticeProps {
  conflict: EditConflict
  /** Renders a value. */
  show: (value: Value) => ReactNode
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Conflicting values side by side; a person decides which is right. */
export function ConflictNotice({ conflict, show, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const { edit, latest } = conflict
  return (
    <Alert color="yellow" title={t('items.detail.someoneElseChanged')} role="alert">
      <dl className={styles.values}>
        <dt>{t('items.detail.yourVersion')}</dt>
        <dd>{show(edit.value)}</dd>
        <dt>{t('items.detail.theirVersion')}</dt>
        <dd>{show(fieldOf(latest, edit.field))}</dd>
      </dl>
      <Group gap="xs">
        <Button size="compact-sm" variant="default" onClick={onKeepMine}>
          {t('items.detail.keepMine')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onTakeTheirs}>
          {t('items.detail.useTheirs')}
        </Button>
      </Group>
    </Alert>
  )
}
