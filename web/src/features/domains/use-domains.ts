import {
  addShortDomain,
  changeShortDomain,
  checkShortDomain,
  listShortDomains,
  removeShortDomain,
  type ShortDomain,
} from '@satchel/contract/tenants/domains.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { query, useCommand } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'
import { useMe } from '../../lib/session.ts'
import { showProblem, toast } from '../../ui/feedback/toast.tsx'

/** Returns the domains, refetched as each check finds records. */
export function useDomains() {
  const { tenant } = useMe()
  const client = useQueryClient()
  const domains = query(listShortDomains, { params: { id: tenant.id } })
  useLive('tenant-update', () => void client.invalidateQueries({ queryKey: domains.queryKey }))
  return useQuery({ ...domains, refetchOnMount: 'always' })
}

const refreshes = { refreshes: [listShortDomains] }

export function useAddDomain() {
  const { tenant } = useMe()
  const { mutateAsync, isPending } = useCommand(addShortDomain, refreshes)
  const add = (domain: string) => mutateAsync({ params: { id: tenant.id }, body: { domain } })
  return { add, isPending }
}

export function useDomain({ version, domain }: ShortDomain) {
  const { tenant } = useMe()
  const params = { id: tenant.id, version }
  const check = useCommand(checkShortDomain, refreshes)
  const change = useCommand(changeShortDomain, refreshes)
  const remove = useCommand(removeShortDomain, refreshes)
  return {
    check: () => check.mutate({ params }, { onError: showProblem }),
    isChecking: check.isPending,
    change: (body: { rootUrl?: string | null; notFoundUrl?: string | null }) =>
      change.mutateAsync({ params, body }),
    /** Removes the domain; the dialog is gone before the response arrives. */
    remove: () =>
      void remove
        .mutateAsync({ params })
        .then(() => toast({ message: t('domains.removed', { domain }) }), showProblem),
  }
}
