import { Alert, Button, Group, Progress, SegmentedControl, Text } from '@mantine/core'
import type { Import } from '@satchel/contract/imports/imports.ts'
import { getImportProblems } from '@satchel/contract/imports/templates.ts'
import { t } from '@satchel/messages/t.ts'
import { IconArrowBackUp, IconDownload, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { asTable } from '../../lib/format/as-csv.ts'
import { paths } from '../../lib/paths.ts'
import { failureText } from '../../lib/problem-text.ts'
import { download } from '../../lib/raw.ts'
import { ProblemNotice } from '../../ui/feedback/ProblemNotice.tsx'
import { TextSkeleton } from '../../ui/feedback/Skeletons.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { icon } from '../../ui/icon.ts'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { openConfirm } from '../../ui/overlay/open-confirm.tsx'
import { StatusBadge } from './ImportHistory.tsx'
import { ImportRows } from './ImportRows.tsx'
import styles from './ImportRun.module.css'
import { formatOutcome, percentOf, SOURCE_LABELS } from './run-labels.ts'
import { useCancel, useImport, useRetry, useUndo } from './use-imports.ts'

interface ImportRunProps {
  importId: string
  /** Opens the form of another feature for what came in; undefined for people who may not change it. */
  onClassify?: (run: Import) => void
}

/** Progress of one import, and the result of each row. */
export function ImportRun({ importId, onClassify }: ImportRunProps) {
  const { data: run, error, refetch, isFetching } = useImport(importId)
  if (error && !run)
    return (
      <Page title={t('imports.importAction')}>
        <ProblemNotice
          title={t('imports.couldntLoadTheImport')}
          problem={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Page>
    )
  if (!run)
    return (
      <Page title={t('imports.importAction')}>
        <TextSkeleton />
      </Page>
    )
  return (
    <Page
      back={<BackLink to={paths.imports()} name={t('app.imports.importAndExport')} />}
      title={run.name}
      line={SOURCE_LABELS[run.source]}
    >
      <Summary run={run} onClassify={onClassify} />
      {run.source !== 'upload' && <Rows run={run} />}
    </Page>
  )
}

interface SummaryProps {
  run: Import
  onClassify: ImportRunProps['onClassify']
}

function Summary({ run, onClassify }: SummaryProps) {
  const { cancel, isPending } = useCancel()
  const isRunning = run.status === 'running'
  const handled = run.done + run.failed + run.skipped
  return (
    <section className={styles.summary} aria-label={t('imports.progress')}>
      <Group justify="space-between" gap="sm">
        <Group gap="sm" role="status">
          <StatusBadge run={run} />
          <Text>
            {isRunning && t('imports.handledOf', { handled, total: run.total })}
            {formatOutcome(run)}
          </Text>
        </Group>
        <Group gap="xs">
          {isRunning && (
            <Button variant="default" loading={isPending} onClick={() => cancel(run)}>
              {t('ui.cancel')}
            </Button>
          )}
          <Undo run={run} />
          <Again run={run} />
          <Shown run={run} onClassify={onClassify} />
        </Group>
      </Group>
      {isRunning && <Progress value={percentOf(run)} aria-label={t('imports.rowsProcessed')} />}
      {run.status === 'undoing' && <Text c="dimmed">{t('imports.isBeingUndone')}</Text>}
      {run.failure && <Alert color="red">{failureText(run.failure, run.failureReason)}</Alert>}
      {isRunning && (
        <Text c="dimmed" size="sm">
          {t('imports.importContinues')}
        </Text>
      )}
    </section>
  )
}

/** Leads to what came into the library. */
function Shown({ run, onClassify }: SummaryProps) {
  const { status, done, importId, source } = run
  if (status === 'running' || isUndone(run) || done === 0) return null
  if (source === 'links')
    return (
      <Button component={Link} to={paths.links()}>
        {t('imports.showLinks', { count: done })}
      </Button>
    )
  return (
    <>
      {onClassify && (
        <Button variant="default" onClick={() => onClassify(run)}>
          {t('imports.classify')}
        </Button>
      )}
      <Button component={Link} to={paths.library({ importId })}>
        {t('imports.showItems', { count: done })}
      </Button>
    </>
  )
}

function isUndone({ status }: Import): boolean {
  return status === 'undoing' || status === 'undone'
}

/** Takes back an import of links, after asking. */
function Undo({ run }: { run: Import }) {
  const { undo, isPending, problem } = useUndo()
  if (run.source !== 'links' || isUndone(run)) return null
  const ask = () =>
    openConfirm({
      title: t('imports.undoNamed', { name: run.name }),
      line: t('imports.undoWarning'),
      verb: t('imports.undo'),
      onSure: () => undo(run),
    })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp {...icon} />}
        loading={isPending}
        onClick={ask}
      >
        {t('imports.undo')}
      </Button>
      {problem && <Alert color="red">{problem.message}</Alert>}
    </>
  )
}

/** Actions for an import that has ended. */
function Again({ run }: { run: Import }) {
  const { retry, isPending, problem } = useRetry()
  const [isSaving, setSaving] = useState(false)
  if (run.status === 'running' || isUndone(run) || run.source === 'upload') return null
  const left = run.total - run.done - run.failed - run.skipped
  const isOpen = run.status === 'failed' || (run.status === 'cancelled' && left > 0)
  const label =
    run.failed > 0 ? t('imports.retryFailedRows', { failed: run.failed }) : t('imports.resume')
  const save = async () => {
    setSaving(true)
    const params = { importId: run.importId }
    const query = { ...asTable(), format: 'csv' as const }
    await download(
      getImportProblems,
      { params, query },
      t('imports.nameProblemsCsv', { name: run.name }),
    ).catch((error) => toast({ message: (error as Error).message, tone: 'problem' }))
    setSaving(false)
  }
  return (
    <>
      {run.failed > 0 && (
        <Button
          variant="default"
          leftSection={<IconDownload {...icon} />}
          loading={isSaving}
          onClick={() => void save()}
        >
          {t('imports.exportProblems')}
        </Button>
      )}
      {(run.failed > 0 || isOpen) && (
        <Button
          variant="default"
          leftSection={<IconRefresh {...icon} />}
          loading={isPending}
          onClick={() => retry(run)}
        >
          {label}
        </Button>
      )}
      {problem && <Alert color="red">{problem.message}</Alert>}
    </>
  )
}

const FILTERS = [
  { value: '', label: t('imports.all') },
  { value: 'done', label: t('imports.added') },
  { value: 'failed', label: t('imports.failed') },
  { value: 'skipped', label: t('imports.skipped') },
]

function Rows({ run }: { run: Import }) {
  const [params, setParams] = useSearchParams()
  // Problems come first, once it is known which there are.
  const first = run.status !== 'running' && run.failed > 0 ? 'failed' : ''
  const status = FILTERS.find(({ value }) => value === params.get('status'))?.value ?? first
  return (
    <section aria-label={t('imports.rowsHeading')}>
      <SegmentedControl
        mb="sm"
        aria-label={t('imports.rowFilter')}
        data={FILTERS}
        value={status}
        onChange={(value) => setParams({ status: value }, { replace: true })}
      />
      <ImportRows importId={run.importId} status={status} />
    </section>
  )
}
