import { TABLE_TIMEOUT } from '@satchel/contract/constants.ts'
import type { Endpoint, Input } from '@satchel/contract/endpoint.ts'
import {
  changeImport,
  changeImportDraft,
  getImport,
  getImportDraft,
  type Import,
  type ImportDraft,
  listImportRows,
  listImports,
  retryImport,
  undoImport,
} from '@satchel/contract/imports/imports.ts'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pages, query, useCommand } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'

/** Polling interval in ms while the socket is down. */
const ASK_AGAIN = 3_000

const importData: readonly Endpoint[] = [listImports, getImport, listImportRows, getImportDraft]

/** Reads imports again whenever the socket reports another chunk of rows. */
function useNudges(): void {
  const client = useQueryClient()
  useLive('user-collections-update', ({ importId }) => {
    if (importId === undefined) return
    for (const { name } of importData) void client.invalidateQueries({ queryKey: [name] })
  })
}

const isRunning = (run: Import | undefined) =>
  run?.status === 'running' || run?.status === 'undoing'

export function useImports() {
  useNudges()
  return useInfiniteQuery({
    ...pages(listImports, { query: { limit: 20 } }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isRunning)) ? ASK_AGAIN : false,
  })
}

export function useImport(importId: string) {
  useNudges()
  const client = useQueryClient()
  const found = useQuery({
    ...query(getImport, { query: { importId } }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isRunning(state.data) ? ASK_AGAIN : false),
  })
  const { status, done, failed, skipped } = found.data ?? {}
  const progress = [status, done, failed, skipped].join()
  // Rows are read again with each progress, even if the socket reported none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the progress is what it is done for
  useEffect(() => {
    void client.invalidateQueries({ queryKey: [listImportRows.name] })
  }, [client, progress])
  return found
}

export function useDraft(importId: string | null) {
  return useQuery({
    ...query(getImportDraft, { params: { importId: importId ?? '' } }),
    enabled: importId !== null,
    refetchInterval: ({ state }) => (state.data?.status === 'reading' ? 1_000 : false),
  })
}

/** Reads a draft's CSV in another way; the draft shown is replaced at once. */
export function useReread(importId: string, onRead: (draft: ImportDraft) => void) {
  const client = useQueryClient()
  const change = useCommand(changeImportDraft, { refreshes: [], timeout: TABLE_TIMEOUT })
  const reread = (body: Input<typeof changeImportDraft>['body']) =>
    change.mutate(
      { params: { importId }, body },
      {
        onSuccess: (draft) => {
          client.setQueryData(query(getImportDraft, { params: { importId } }).queryKey, draft)
          onRead(draft)
        },
      },
    )
  return { reread, isPending: change.isPending, problem: change.error }
}

export function useCancel() {
  const change = useCommand(changeImport, { refreshes: importData })
  const cancel = ({ importId }: Import) =>
    change.mutate({ body: { importId, status: 'cancelled' } })
  return { cancel, isPending: change.isPending }
}

export function useUndo() {
  const undo = useCommand(undoImport, { refreshes: importData })
  return {
    undo: ({ importId }: Import) => undo.mutate({ params: { importId } }),
    isPending: undo.isPending,
    problem: undo.error,
  }
}

export function useRetry() {
  const retry = useCommand(retryImport, { refreshes: importData })
  return {
    retry: ({ importId }: Import) => retry.mutate({ params: { importId } }),
    isPending: retry.isPending,
    problem: retry.error,
  }
}
