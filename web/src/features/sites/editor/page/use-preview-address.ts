import { previewSite } from '@satchel/contract/sites/sites.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import type { ApiProblem } from '../../../../lib/problem.ts'

/** Time in ms after which a preview's address is renewed; it expires after an hour. */
const FRESH = 50 * 60_000

/** Returns the query of the address at which a draft is shown as visitors will see it. */
export function usePreviewAddress(siteId: string) {
  return useQuery<string, ApiProblem>({
    queryKey: [previewSite.name, siteId],
    queryFn: async ({ signal }) => {
      const { url } = await call(previewSite, { params: { id: siteId } }, { signal })
      const { pathname, search } = new URL(url)
      return pathname + search
    },
    staleTime: FRESH,
    refetchInterval: FRESH,
  })
}
