import { Alert, Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { type EditConflict, fieldOf, type ItemEdit } from '../use-item-change.ts'
import styles from './ConflictNotice.module.css'
import * as labels from './labels.ts'

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
    <Alert color="yellow" title={labels.someoneElseChanged} role="alert">
      <dl className={styles.values}>
        <dt>{labels.yourVersion}</dt>
        <dd>{show(edit.value)}</dd>
        <dt>{labels.theirVersion}</dt>
        <dd>{show(fieldOf(latest, edit.field))}</dd>
      </dl>
      <Group gap="xs">
        <Button size="compact-sm" variant="default" onClick={onKeepMine}>
          {labels.keepMine}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onTakeTheirs}>
          {labels.useTheirs}
        </Button>
      </Group>
    </Alert>
  )
}
