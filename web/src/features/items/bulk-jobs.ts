import { type BulkJob, listBulkJobs } from '@satchel/contract/bulk.ts'
import type { QueryClient } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'

export const jobsQuery = query(listBulkJobs, {})

/** As it is told of now, by an answer or by the socket, which may overtake each other. */
export function putJob(client: QueryClient, job: BulkJob): void {
  client.setQueryData(jobsQuery.queryKey, (known) => {
    const jobs = known?.items ?? []
    const before = jobs.find(({ id }) => id === job.id)
    if (before && !isLater(job, before)) return known
    const others = jobs.filter(({ id }) => id !== job.id)
    return { items: [...others, job].sort((one, other) => (one.id > other.id ? -1 : 1)) }
  })
}

function isLater(job: BulkJob, before: BulkJob): boolean {
  return before.status === 'running' && (job.status !== 'running' || job.done >= before.done)
}
