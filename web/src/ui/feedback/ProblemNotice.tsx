import { Button, Text } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { sentenceOf } from '../../lib/problem.ts'
import styles from './EmptyState.module.css'
import { LineDrawing } from './LineDrawing.tsx'

interface ProblemNoticeProps {
  /** Title such as "Couldn’t load the library". */
  title: string
  /** Problem, whose message says why and what to do. */
  problem: Error
  onRetry?: () => void
  isRetrying?: boolean
}

export function ProblemNotice({ title, problem, onRetry, isRetrying }: ProblemNoticeProps) {
  return (
    <div className={styles.empty} role="alert">
      <LineDrawing of="broken" />
      <div>
        <Text fw={500}>{title}</Text>
        <Text c="dimmed" maw={400}>
          {sentenceOf(problem)}
        </Text>
      </div>
      {onRetry && (
        <Button variant="default" onClick={onRetry} loading={isRetrying ?? false}>
          {t('ui.tryAgain')}
        </Button>
      )}
    </div>
  )
}
