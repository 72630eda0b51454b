import type { Input } from '@satchel/contract/endpoint.ts'
import {
  getBilling,
  listInvoices,
  openCheckout,
  openPortal,
  refreshBilling,
  switchPlan,
} from '@satchel/contract/tenants/billing.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { query, useCommand } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'
import { loadMe } from '../../lib/session.ts'
import { showProblem, toast } from '../../ui/feedback/toast.tsx'

export function useBilling() {
  const client = useQueryClient()
  const billing = query(getBilling, {})
  useLive('tenant-update', () => void client.invalidateQueries({ queryKey: [getBilling.name] }))
  return useQuery({ ...billing, refetchOnMount: 'always' })
}

/** Fetches the result of the payment the person returns from. */
export function useRefreshBilling() {
  const command = useCommand(refreshBilling, { refreshes: [getBilling, listInvoices] })
  return {
    ...command,
    refresh: () => command.mutate({}, { onSuccess: () => void loadMe(), onError: showProblem }),
  }
}

/** Switches the plan, then reloads the session because the account's permissions change with it. */
export function useSwitchPlan() {
  const { mutate, isPending } = useCommand(switchPlan, { refreshes: [getBilling] })
  return {
    isPending,
    change: (body: Input<typeof switchPlan>['body'], message: string) =>
      mutate(
        { body },
        {
          onSuccess: () => void loadMe().then(() => toast({ message }), showProblem),
          onError: showProblem,
        },
      ),
  }
}

/** Redirects to a page of Stripe's; pending until that loads. */
export function useCheckout() {
  const { mutate, isPending, isSuccess } = useCommand(openCheckout, { refreshes: [] })
  return {
    isPending: isPending || isSuccess,
    open: (body: Input<typeof openCheckout>['body']) =>
      mutate({ body }, { onSuccess: leave, onError: showProblem }),
  }
}

export function usePortal() {
  const { mutate, isPending, isSuccess, variables } = useCommand(openPortal, { refreshes: [] })
  return {
    pending: isPending || isSuccess ? (variables?.body.flow ?? 'all') : null,
    open: (body: Input<typeof openPortal>['body']) =>
      mutate({ body }, { onSuccess: leave, onError: showProblem }),
  }
}

function leave({ url }: { url: string }): void {
  window.location.assign(url)
}
