import { type BulkJob, listBulkJobs } from '@satchel/contract/bulk.ts'
import { t } from '@satchel/messages/t.ts'
import type { QueryClient } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { readView, setView, viewState } from '../../../lib/view-state.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { jobResultMessage } from './bulk-labels.ts'

type Undo = (undoIds: readonly string[]) => void

export const jobsQuery = query(listBulkJobs, {})

/** Ids of the jobs whose results were shown. */
const REPORTED = viewState<readonly string[]>('reported-jobs', [])

/** Adds the jobs our call started; those that ended before its response were never seen running. */
export function takeJobs(client: QueryClient, jobs: readonly BulkJob[], undo: Undo): void {
  for (const job of jobs) {
    const now = putJob(client, job)
    if (now.status !== 'running') showJobResult(client, now, undo)
  }
}

/** Shows the result of a job once, with Undo. */
export function showJobResult(client: QueryClient, job: BulkJob, undo: Undo): void {
  const { id, undoId, updated, status } = job
  const reported = readView(client, REPORTED)
  if (reported.includes(id)) return
  setView(client, REPORTED, [...reported, id])
  toast({
    ...jobResultMessage(job),
    tone: status === 'failed' ? 'problem' : 'plain',
    ...(undoId &&
      updated > 0 && { action: { label: t('ui.undo'), onClick: () => undo([undoId]) } }),
  })
}

/** Stores the job's newest state; responses and socket messages may overtake each other. */
export function putJob(client: QueryClient, job: BulkJob): BulkJob {
  const list = client.setQueryData(jobsQuery.queryKey, (existing) => {
    const jobs = existing?.items ?? []
    const before = jobs.find(({ id }) => id === job.id)
    if (before && !isLater(job, before)) return existing
    const others = jobs.filter(({ id }) => id !== job.id)
    return { items: [...others, job].sort((one, other) => (one.id > other.id ? -1 : 1)) }
  })
  return list?.items.find(({ id }) => id === job.id) ?? job
}

function isLater(job: BulkJob, before: BulkJob): boolean {
  return before.status === 'running' && (job.status !== 'running' || job.done >= before.done)
}
