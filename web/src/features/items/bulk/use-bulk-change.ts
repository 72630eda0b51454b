import { listActivity } from '@satchel/contract/activity.ts'
import { getContentHealth, listUnhealthyItems } from '@satchel/contract/analytics/health.ts'
import {
  type BulkJob,
  type BulkOutcome,
  type BulkWish,
  changeItems,
  undoBulkChange,
} from '@satchel/contract/bulk.ts'
import { getCollection, listCollections } from '@satchel/contract/collections.ts'
import { BULK_MAX } from '@satchel/contract/constants.ts'
import { listBin } from '@satchel/contract/items/bin.ts'
import { getItem, type Item } from '@satchel/contract/items/items.ts'
import { getAccountSettings } from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { newId } from '../../../lib/new-id.ts'
import type { ApiProblem } from '../../../lib/problem.ts'
import { showProblem, toast } from '../../../ui/feedback/toast.tsx'
import { dropItems, type EndDrop, patchItems, refreshItemLists } from '../item-cache.ts'
import { takeJobs } from './bulk-jobs.ts'
import { pastVerb, resultMessage, resultOf } from './bulk-labels.ts'
import { patchedBy } from './bulk-patch.ts'
import type { BulkTarget } from './bulk-target.ts'

interface BulkAsk {
  target: BulkTarget
  patch: BulkWish
  /** Result in words, such as "added to Fair". */
  done?: string
  /** New owner, to be shown at once. */
  owner?: Item['owner']
  /** True if the form itself shows problems. */
  inForm?: boolean
  /** Idempotency key, the same for each retry. */
  key: string
}

interface Answer {
  outcomes: BulkOutcome[]
  jobs: BulkJob[]
}

const HEALTH = [getContentHealth, listUnhealthyItems]
const READS = [
  getItem,
  getCollection,
  listCollections,
  listActivity,
  listBin,
  getAccountSettings,
  ...HEALTH,
]

function refresh(client: QueryClient): void {
  refreshItemLists(client)
  for (const { name } of READS) void client.invalidateQueries({ queryKey: [name] })
}

/** Changes many items: loaded ones show it at once, a toast says how it went and offers Undo. */
export function useBulkChange() {
  const client = useQueryClient()
  const undo = useUndo()
  const { mutate, ...state } = useMutation<Answer, ApiProblem, BulkAsk, EndDrop | undefined>({
    mutationFn: ask,
    onMutate: async ({ target, patch, owner }) => {
      if (!('ids' in target)) return undefined
      if (patch.delete) return dropItems(client, target.ids)
      await patchItems(client, new Set(target.ids), patchedBy(patch, owner))
      return undefined
    },
    onSuccess: ({ outcomes, jobs }, { patch, done = pastVerb(patch) }) => {
      takeJobs(client, jobs, undo)
      if (outcomes.length === 0) return
      const undoIds = outcomes.flatMap(({ undoId }) => undoId ?? [])
      const result = resultOf(outcomes)
      toast({
        ...resultMessage(result, done),
        ...(result.updated > 0 && {
          action: { label: t('ui.undo'), onClick: () => undo(undoIds) },
        }),
      })
    },
    onError: (problem, { inForm }) => {
      if (!inForm) toast({ message: problem.message, tone: 'problem' })
    },
    onSettled: (_, _problem, _ask, endDrop) => {
      endDrop?.()
      refresh(client)
    },
  })
  return {
    ...state,
    change: (input: Omit<BulkAsk, 'key'>, onDone?: () => void) =>
      mutate({ ...input, key: newId() }, onDone && { onSuccess: onDone }),
  }
}

/** Sends calls one after the other, each with as many items as the server accepts. */
async function ask({ target, patch, key }: BulkAsk): Promise<Answer> {
  if (!('ids' in target)) {
    const { search, except } = target
    const body = { search, except: [...except], ...patch }
    return sorted([await call(changeItems, { body }, { idempotencyKey: key })])
  }
  const answers: (BulkJob | BulkOutcome)[] = []
  for (let start = 0; start < target.ids.length; start += BULK_MAX) {
    const ids = target.ids.slice(start, start + BULK_MAX)
    const idempotencyKey = `${key} ${start}`
    answers.push(await call(changeItems, { body: { ids, ...patch } }, { idempotencyKey }))
  }
  return sorted(answers)
}

function sorted(answers: readonly (BulkJob | BulkOutcome)[]): Answer {
  return {
    outcomes: answers.flatMap((answer) => ('status' in answer ? [] : answer)),
    jobs: answers.flatMap((answer) => ('status' in answer ? answer : [])),
  }
}

/** Returns a function that undoes changes, the last one first. */
export function useUndo(): (undoIds: readonly string[]) => void {
  const client = useQueryClient()
  const { mutate } = useMutation<Answer, ApiProblem, readonly string[]>({
    mutationFn: async (undoIds) => {
      const answers: (BulkJob | BulkOutcome)[] = []
      for (const undoId of undoIds.toReversed())
        answers.push(await call(undoBulkChange, { body: { undoId } }))
      return sorted(answers)
    },
    onSuccess: ({ outcomes, jobs }) => {
      takeJobs(client, jobs, mutate)
      if (outcomes.length > 0) toast(resultMessage(resultOf(outcomes), t('items.bulk.UNDONE2')))
    },
    onError: showProblem,
    onSettled: () => refresh(client),
  })
  return mutate
}
