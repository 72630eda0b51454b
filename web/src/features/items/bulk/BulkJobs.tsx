import { Button, Progress } from '@mantine/core'
import { type BulkJob, cancelBulkJob } from '@satchel/contract/bulk.ts'
import { t } from '@satchel/messages/t.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { call } from '../../../lib/api.ts'
import type { ApiProblem } from '../../../lib/problem.ts'
import { showProblem } from '../../../ui/feedback/toast.tsx'
import styles from './BulkJobs.module.css'
import { putJob } from './bulk-jobs.ts'
import { formatProgress, jobLabel } from './bulk-labels.ts'

export function BulkJobs({ jobs }: { jobs: readonly BulkJob[] }) {
  return (
    <section className={styles.jobs} aria-label={t('items.bulk.bulkChanges')}>
      {jobs.map((job) => (
        <JobLine key={job.id} job={job} />
      ))}
    </section>
  )
}

function JobLine({ job }: { job: BulkJob }) {
  const { id, done, total } = job
  const client = useQueryClient()
  const labelId = useId()
  const { mutate, isPending } = useMutation<BulkJob, ApiProblem>({
    mutationFn: () => call(cancelBulkJob, { params: { id } }),
    onSuccess: (cancelled) => putJob(client, cancelled),
    onError: showProblem,
  })
  return (
    <div className={styles.job}>
      <div className={styles.text}>
        <strong id={labelId} role="status">
          {jobLabel(job)}
        </strong>
        <span className={styles.quiet}>{formatProgress(job, Date.now())}</span>
      </div>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        loading={isPending}
        onClick={() => mutate()}
      >
        {t('ui.cancel')}
      </Button>
      <Progress
        className={styles.bar ?? ''}
        value={(done / Math.max(total, 1)) * 100}
        size={2}
        radius={0}
        color="accent"
        aria-labelledby={labelId}
      />
    </div>
  )
}
