import { type ImportRequest, startImport } from '@satchel/contract/imports/imports.ts'
import type { LinkPlan } from '@satchel/contract/imports/links.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import type { ApiProblem } from '../../../lib/problem.ts'

/** Returns what the import of a draft would do. Asked again each time, since others create links meanwhile. */
export function usePlan(request: Pick<ImportRequest, 'draftId' | 'classify'>) {
  return useQuery<LinkPlan | undefined, ApiProblem>({
    queryKey: ['link plan', request],
    queryFn: async ({ signal }) => {
      const body = { source: 'links', dryRun: true, ...request } as const
      const plan = await call(startImport, { body }, { signal })
      return 'dryRun' in plan ? plan : undefined
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
