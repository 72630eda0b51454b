import { Alert, Button, Group, Text, Title } from '@mantine/core'
import type { ImportCheck } from '@satchel/contract/imports/imports.ts'
import { t } from '@satchel/messages/t.ts'
import type { ReactNode } from 'react'
import { formatNumber } from '../../lib/format/format.ts'
import type { ApiProblem } from '../../lib/problem.ts'
import { ProblemRows } from './ProblemRows.tsx'
import styles from './Review.module.css'

interface ReviewProps {
  result: ImportCheck
  isChecking: boolean
  isStarting: boolean
  problem: ApiProblem | null
  onBack: () => void
  onStart: () => void
  /** Options of the run. */
  children?: ReactNode
}

/** Preview of an import's effects. */
export function Review(props: ReviewProps) {
  const { result, isChecking, isStarting, problem, onBack, onStart, children } = props
  const { ready, faulty, duplicates, problems, preview } = result
  const label = ready === 0 ? t('imports.nothingToImport') : t('imports.importItems', { ready })
  return (
    <section className={styles.review} aria-labelledby="review" data-old={isChecking || undefined}>
      <Title order={2} id="review">
        {t('imports.review')}
      </Title>
      <div role="status">
        <dl className={styles.counts}>
          <Count label={t('imports.ready')} value={ready} />
          <Count label={t('imports.alreadyInLibrary')} value={duplicates} />
          <Count label={t('imports.withProblems')} value={faulty} />
        </dl>
      </div>
      {children}
      {problems.length > 0 && <ProblemRows result={result} />}
      {preview.length > 0 && (
        <details className={styles.preview}>
          <summary>{t('imports.itemsToAdd')}</summary>
          <ul>
            {preview.map(({ row, url, name }) => (
              <li key={row}>
                {name && <strong>{name} </strong>}
                <span>{url}</span>
              </li>
            ))}
          </ul>
          {ready > preview.length && (
            <Text c="dimmed" size="sm">
              {t('imports.andCountMore', { count: ready - preview.length })}
            </Text>
          )}
        </details>
      )}
      {problem && <Alert color="red">{problem.message}</Alert>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack}>
          {t('imports.back')}
        </Button>
        <Button onClick={onStart} loading={isStarting} disabled={ready === 0 || isChecking}>
          {label}
        </Button>
      </Group>
    </section>
  )
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div className={styles.count}>
      <dt>{label}</dt>
      <dd>{formatNumber(value)}</dd>
    </div>
  )
}
