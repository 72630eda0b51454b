import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { LineDrawing, type Subject } from './LineDrawing.tsx'

interface EmptyStateProps {
  drawing: Subject
  /** One sentence: what is not here yet, or why nothing was found. */
  sentence: ReactNode
  /** One button: what to do next. */
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
