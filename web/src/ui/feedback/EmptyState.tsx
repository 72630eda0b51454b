import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { LineDrawing, type Subject } from './LineDrawing.tsx'

interface EmptyStateProps {
  drawing: Subject
  /** Sentence on what is missing, or why nothing was found. */
  sentence: ReactNode
  /** Button for the next step. */
  action?: ReactNode
}

export function EmptyState({ drawing, sentence, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <LineDrawing of={drawing} />
      <Text maw={400}>{sentence}</Text>
      {action}
    </div>
  )
}
