import { Badge, Button, Progress, Text, Title } from '@mantine/core'
import type { Import } from '@satchel/contract/imports/imports.ts'
import { t } from '@satchel/messages/t.ts'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { MoreButton } from '../../ui/list/MoreButton.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import styles from './ImportHistory.module.css'
import { formatOutcome, percentOf, SOURCE_LABELS, STATUS_LABELS } from './run-labels.ts'
import { useCancel, useImports } from './use-imports.ts'

/** Earlier imports, and the progress of running ones. */
export function ImportHistory() {
  const imports = useImports()
  const rows = imports.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <section className={styles.history} aria-labelledby="earlier-imports">
      <Title order={2} id="earlier-imports" mb="xs">
        {t('imports.previousImports')}
      </Title>
      {imports.isPending && <RowSkeletons count={3} height={56} />}
      {imports.isError && rows.length === 0 && (
        <LoadProblem title={t('imports.couldntLoadTheImports')} query={imports} />
      )}
      {imports.isSuccess && rows.length === 0 && (
        <Text c="dimmed">{t('imports.noImportsYet')}</Text>
      )}
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map((run) => (
            <Entry key={run.importId} run={run} />
          ))}
        </ul>
      )}
      <MoreButton list={imports} mt="sm" />
    </section>
  )
}

function Entry({ run }: { run: Import }) {
  const { importId, name, source, status, total, createdAt, owner } = run
  const { cancel, isPending } = useCancel()
  const isRunning = status === 'running'
  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        <Link className={styles.name} to={paths.importRun(importId)}>
          {name}
        </Link>
        <span className={styles.quiet}>
          {SOURCE_LABELS[source]} · {owner.name} · <RelativeTime at={createdAt} />
        </span>
      </div>
      <div className={styles.how}>
        {isRunning ? (
          <>
            <Progress value={percentOf(run)} aria-label={t('imports.nameProgress', { name })} />
            <span className={styles.quiet}>
              {t('imports.progressOf', { count: run.done + run.failed + run.skipped, total })}
            </span>
          </>
        ) : (
          <span className={styles.outcome}>
            <StatusBadge run={run} />
            <span className={styles.quiet}>{formatOutcome(run)}</span>
          </span>
        )}
      </div>
      <div className={styles.action}>
        {isRunning && (
          <Button
            variant="default"
            size="compact-sm"
            loading={isPending}
            aria-label={t('imports.cancelImport', { name })}
            onClick={() => cancel(run)}
          >
            {t('ui.cancel')}
          </Button>
        )}
      </div>
    </li>
  )
}

const TONES = {
  running: 'accent',
  completed: 'green',
  failed: 'red',
  cancelled: 'gray',
  undoing: 'accent',
  undone: 'gray',
} as const

export function StatusBadge({ run: { status, failed } }: { run: Import }) {
  const isPartial = status === 'completed' && failed > 0
  return (
    <Badge variant="dot" color={isPartial ? 'yellow' : TONES[status]} tt="none" fw={500}>
      {isPartial ? t('imports.partlyDone') : STATUS_LABELS[status]}
    </Badge>
  )
}
