import type { BulkJob } from '@satchel/contract/bulk.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLive } from '../../../lib/live.ts'
import { useMay } from '../../../lib/session.ts'
import { jobsQuery, putJob, showJobResult } from './bulk-jobs.ts'
import { useUndo } from './use-bulk-change.ts'

const BulkJobs = lazy(() => import('./BulkJobs.tsx').then((it) => ({ default: it.BulkJobs })))

/** Polling interval in ms while the socket is silent. */
const POLL = 3_000

/** Progress of bulk changes in the background, on all pages and after a reload. */
export function BulkDock() {
  return useMay('library.write') ? <OpenDock /> : null
}

function OpenDock() {
  const client = useQueryClient()
  const { data } = useQuery({
    ...jobsQuery,
    refetchInterval: ({ state }) => state.data?.items.some(isRunning) && POLL,
    structuralSharing: false,
  })
  useLive('bulk-update', ({ job }) => putJob(client, job))
  const jobs = data?.items ?? []
  useEndings(jobs)
  const running = jobs.filter(isRunning)
  if (running.length === 0) return null
  return (
    <Suspense>
      <BulkJobs jobs={running} />
    </Suspense>
  )
}

function isRunning({ status }: BulkJob): boolean {
  return status === 'running'
}

/** Shows the result of each job that ended after it was seen running. */
function useEndings(jobs: readonly BulkJob[]): void {
  const client = useQueryClient()
  const undo = useUndo()
  const running = useRef(new Set<string>())
  useEffect(() => {
    for (const job of jobs) {
      if (isRunning(job)) running.current.add(job.id)
      else if (running.current.delete(job.id)) showJobResult(client, job, undo)
    }
  }, [jobs, undo, client])
}
