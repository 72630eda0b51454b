import { TABLE_TIMEOUT } from '@satchel/contract/constants.ts'
import { startImport } from '@satchel/contract/imports/imports.ts'
import type { LinkPasswords, LinkPlan } from '@satchel/contract/imports/links.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { useLive } from '../../../lib/live.ts'
import type { ApiProblem } from '../../../lib/problem.ts'

/**
 * Returns what the import of a draft would do, and how many rows have been looked at while that is being found out.
 * It's asked for again each time, since others create links meanwhile.
 */
export function usePlan(draftId: string, as: LinkPasswords['as']) {
  const [rows, setRows] = useState(0)
  useLive('import-plan', (message) => {
    if (message.draftId === draftId) setRows(message.rows)
  })
  const plan = useQuery<LinkPlan | undefined, ApiProblem>({
    queryKey: ['link plan', draftId, as],
    queryFn: async ({ signal }) => {
      setRows(0)
      // The password itself changes nothing about the plan.
      const passwords = as === 'password' ? {} : { passwords: { as } }
      const body = { source: 'links', dryRun: true, draftId, ...passwords } as const
      const newImport = await call(startImport, { body }, { signal, timeout: TABLE_TIMEOUT })
      return 'dryRun' in newImport ? newImport : undefined
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { plan, rows }
}
