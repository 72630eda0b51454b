import type { BulkJob } from '@satchel/contract/bulk.ts'
import { expect, it } from 'vitest'
import { itemId } from '../../../../test/items.ts'
import {
  formatProgress,
  jobLabel,
  jobResultMessage,
  pastVerb,
  resultMessage,
  resultOf,
} from './bulk-labels.ts'

const job: BulkJob = {
  kind: 'job',
  id: itemId(1),
  status: 'running',
  wish: { addTags: ['Red'] },
  total: 12_345,
  done: 3_000,
  updated: 2_990,
  missing: 0,
  refused: 10,
  reasons: [{ reason: 'not-yours', count: 10 }],
  refusals: [],
  undoId: itemId(1),
  createdAt: '2026-11-20T09:00:00.000Z',
}

it('says what was done, and what was not and why', () => {
  const [one, two, three] = [itemId(1), itemId(2), itemId(3)]
  const refused = [
    { id: two, reason: 'not-yours' as const },
    { id: three, reason: 'dates' as const },
    { id: itemId(4), reason: 'not-yours' as const },
  ]
  const result = resultOf([{ updated: [one], missing: [itemId(9)], refused, undoId: null }])
  expect(resultMessage(result, 'tagged')).toEqual({
    message: '1 item tagged',
    detail:
      '2 were not changed: they belong to someone else. 1 was not changed: it would expire before its release date. 1 was already deleted.',
  })
  expect(resultMessage({ updated: 0, missing: 0, reasons: [] }, 'tagged')).toEqual({
    message: 'No items changed',
  })
})

it('has a label for each change', () => {
  expect(pastVerb({ delete: true })).toBe('moved to the trash')
  expect(pastVerb({ add: {}, addTags: ['x'] })).toBe('classified')
  expect(pastVerb({ addTags: ['x'] })).toBe('tagged')
  expect(pastVerb({ expiresOn: null })).toBe('changed')
})

it('says how far a job is, how long it takes, and how it ended', () => {
  expect(jobLabel(job)).toBe('Tagging 12,345 items')
  expect(formatProgress(job, Date.parse(job.createdAt) + 30_000)).toBe(
    '3,000 of 12,345, 2 min left',
  )
  expect(formatProgress({ ...job, done: 0 }, Date.now())).toBe('0 of 12,345')
  expect(jobResultMessage({ ...job, status: 'cancelled' })).toEqual({
    message: '2,990 items tagged',
    detail: 'Canceled. 10 were not changed: they belong to someone else.',
  })
})
