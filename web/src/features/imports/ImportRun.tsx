import { Alert, Button, Group, Progress, SegmentedControl, Text } from '@mantine/core'
import type { Import } from '@satchel/contract/imports/imports.ts'
import { getImportProblems } from '@satchel/contract/imports/templates.ts'
import { IconArrowBackUp, IconDownload, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { asTable } from '../../lib/format/as-csv.ts'
import { paths } from '../../lib/paths.ts'
import { download } from '../../lib/raw.ts'
import { serverText } from '../../lib/server-text/server-text.ts'
import { ProblemNotice } from '../../ui/feedback/ProblemNotice.tsx'
import { TextSkeleton } from '../../ui/feedback/Skeletons.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { icon } from '../../ui/icon.ts'
import * as uiLabels from '../../ui/labels.ts'
import { Page } from '../../ui/layout/Page.tsx'
import { openSure } from '../../ui/overlay/open-sure.tsx'
import { StatusBadge } from './ImportHistory.tsx'
import { ImportRows } from './ImportRows.tsx'
import styles from './ImportRun.module.css'
import * as labels from './labels.ts'
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
      <Page title={labels.importAction}>
        <ProblemNotice
          title={labels.couldntLoadTheImport}
          problem={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Page>
    )
  if (!run)
    return (
      <Page title={labels.importAction}>
        <TextSkeleton />
      </Page>
    )
  return (
    <Page
      title={run.name}
      line={SOURCE_LABELS[run.source]}
      action={
        <Button component={Link} to={paths.imports()} variant="default">
          {labels.allImports}
        </Button>
      }
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
    <section className={styles.summary} aria-label={labels.progress}>
      <Group justify="space-between" gap="sm">
        <Group gap="sm" role="status">
          <StatusBadge run={run} />
          <Text>
            {isRunning && labels.handledOf(handled, run.total)}
            {formatOutcome(run)}
          </Text>
        </Group>
        <Group gap="xs">
          {isRunning && (
            <Button variant="default" loading={isPending} onClick={() => cancel(run)}>
              {uiLabels.cancel}
            </Button>
          )}
          <Undo run={run} />
          <Again run={run} />
          <Shown run={run} onClassify={onClassify} />
        </Group>
      </Group>
      {isRunning && <Progress value={percentOf(run)} aria-label={labels.rowsProcessed} />}
      {run.status === 'undoing' && <Text c="dimmed">{labels.isBeingUndone}</Text>}
      {run.failure && <Alert color="red">{serverText(run.failure)}</Alert>}
      {isRunning && (
        <Text c="dimmed" size="sm">
          {labels.importContinues}
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
        {labels.showLinks(done)}
      </Button>
    )
  return (
    <>
      {onClassify && (
        <Button variant="default" onClick={() => onClassify(run)}>
          {labels.classify}
        </Button>
      )}
      <Button component={Link} to={paths.library({ importId })}>
        {labels.showItems(done)}
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
    openSure({
      title: labels.undoNamed(run.name),
      line: labels.undoWarning,
      verb: labels.undo,
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
        {labels.undo}
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
  const label = run.failed > 0 ? labels.retryFailedRows(run.failed) : labels.resume
  const save = async () => {
    setSaving(true)
    const params = { importId: run.importId }
    const query = { ...asTable(), format: 'csv' as const }
    await download(getImportProblems, { params, query }, labels.nameProblemsCsv(run.name)).catch(
      (error) => toast({ message: (error as Error).message, tone: 'problem' }),
    )
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
          {labels.exportProblems}
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
  { value: '', label: labels.all },
  { value: 'done', label: labels.added },
  { value: 'failed', label: labels.failed },
  { value: 'skipped', label: labels.skipped },
]

function Rows({ run }: { run: Import }) {
  const [params, setParams] = useSearchParams()
  // Problems come first, once it is known which there are.
  const first = run.status !== 'running' && run.failed > 0 ? 'failed' : ''
  const status = FILTERS.find(({ value }) => value === params.get('status'))?.value ?? first
  return (
    <section aria-label={labels.rowsHeading}>
      <SegmentedControl
        mb="sm"
        aria-label={labels.rowFilter}
        data={FILTERS}
        value={status}
        onChange={(value) => setParams({ status: value }, { replace: true })}
      />
      <ImportRows importId={run.importId} status={status} />
    </section>
  )
}
