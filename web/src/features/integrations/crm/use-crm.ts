import {
  type CrmKind,
  connectCrm,
  disconnectCrm,
  finishCrm,
  listCrmSends,
  listCrms,
} from '@satchel/contract/integrations/crm.ts'
import { useEffect } from 'react'
import { useCommand } from '../../../lib/api.ts'
import { showProblem, toast } from '../../../ui/feedback/toast.tsx'
import * as labels from './labels.ts'

const REFRESHES = { refreshes: [listCrms, listCrmSends] }

/** Returns the actions of a CRM. */
export function useCrmActions(kind: CrmKind) {
  const begin = useCommand(connectCrm, { refreshes: [] })
  const end = useCommand(disconnectCrm, REFRESHES)
  const params = { kind }
  const onError = showProblem
  const report = (revoked: boolean) =>
    toast({ message: revoked ? labels.disconnected : labels.notRevoked(labels.names[kind]) })
  return {
    connect: () =>
      begin.mutate(
        { params },
        { onSuccess: ({ location }) => window.location.assign(location), onError },
      ),
    disconnect: () =>
      end.mutate({ params }, { onSuccess: ({ revoked }) => report(revoked), onError }),
    // The browser is on its way once there is an address.
    isConnecting: begin.isPending || begin.isSuccess,
    isPending: end.isPending,
  }
}

/** Makes the connection that a CRM sent the browser back with, once. */
export function useReturned(): boolean {
  const { mutate, isPending } = useCommand(finishCrm, REFRESHES)
  useEffect(() => {
    const parts = new URLSearchParams(window.location.hash.slice(1))
    const [state, code] = [parts.get('state'), parts.get('code')]
    if (!state && !parts.has('error')) return
    // Neither is of use again.
    window.history.replaceState(window.history.state, '', window.location.href.split('#')[0])
    if (state && code)
      mutate(
        { body: { state, code } },
        {
          onSuccess: ({ kind }) => toast({ message: labels.connectedToast(labels.names[kind]) }),
          onError: showProblem,
        },
      )
    else toast({ message: labels.refusedThere })
  }, [mutate])
  return isPending
}
