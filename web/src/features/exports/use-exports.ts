import { cancelExport, createExport, type Export, listExports } from '@satchel/contract/exports.ts'
import { useQuery } from '@tanstack/react-query'
import { query, useCommand } from '../../lib/api.ts'
import { showProblem } from '../../ui/feedback/toast.tsx'

const SHOWN = 20
/** Polling interval in ms during an export. */
const LOOK_AGAIN = 2_000

export function useExports() {
  return useQuery({
    ...query(listExports, { query: { limit: SHOWN } }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'running') ? LOOK_AGAIN : false,
  })
}

export function useMakeExport() {
  const { mutate, isPending } = useCommand(createExport, { refreshes: [listExports] })
  return {
    isPending,
    make: (format: Export['format']) => mutate({ body: { format } }, { onError: showProblem }),
  }
}

/** Cancels a running export, or removes the file of a finished one. */
export function useRemoveExport() {
  const { mutate, isPending } = useCommand(cancelExport, { refreshes: [listExports] })
  return {
    isPending,
    remove: ({ exportId }: Export) => mutate({ params: { exportId } }, { onError: showProblem }),
  }
}
