import { Anchor, Text } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { LineDrawing, type Subject } from './LineDrawing.tsx'

interface EmptyStateProps {
  drawing: Subject
  /** Sentence on what is missing, or why nothing was found. */
  sentence: ReactNode
  /** Button for the next step. */
  action?: ReactNode
  /** Name of the page of the help about it. */
  help?: string
}

export function EmptyState({ drawing, sentence, action, help }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <LineDrawing of={drawing} />
      <Text maw={400}>{sentence}</Text>
      {action}
      {help && (
        <Anchor href={`/docs/${help}`} target="_blank" rel="noopener" size="sm">
          {t('ui.learnMore')}
        </Anchor>
      )}
    </div>
  )
}
