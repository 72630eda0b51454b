import {
  type CrmConnection,
  type CrmKind,
  connectCrm,
  disconnectCrm,
  finishCrm,
  listCrmSends,
  listCrms,
} from '@satchel/contract/crm.ts'
import { t } from '@satchel/messages/t.ts'
import { useEffect, useRef, useState } from 'react'
import { useCommand } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/problem.ts'
import { showProblem, toast } from '../../ui/feedback/toast.tsx'
import * as labels from './labels.ts'

const REFRESHES = { refreshes: [listCrms, listCrmSends] }

/** Returns the actions of a CRM. */
export function useCrmActions(kind: CrmKind) {
  const begin = useCommand(connectCrm, { refreshes: [] })
  const end = useCommand(disconnectCrm, REFRESHES)
  const params = { kind }
  const onError = showProblem
  const { reset } = begin
  // A second click may come before the button shows that the first one is on its way.
  const isBegun = useRef(false)
  useEffect(() => {
    // Whoever goes back from the CRM may find the page as they left it.
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isBegun.current = false
      reset()
    }
    window.addEventListener('pageshow', restore)
    return () => window.removeEventListener('pageshow', restore)
  }, [reset])
  const report = (revoked: boolean) =>
    toast({
      message: revoked ? t('crm.disconnected') : t('crm.notRevoked', { name: labels.names[kind] }),
    })
  return {
    connect: () => {
      if (isBegun.current) return
      isBegun.current = true
      const onSuccess = ({ location }: { location: string }) => window.location.assign(location)
      const onFailure = (problem: Error) => {
        isBegun.current = false
        onError(problem)
      }
      begin.mutate({ params }, { onSuccess, onError: onFailure })
    },
    disconnect: () =>
      end.mutate({ params }, { onSuccess: ({ revoked }) => report(revoked), onError }),
    // The browser is on its way once there is an address.
    isConnecting: begin.isPending || begin.isSuccess,
    isPending: end.isPending,
  }
}

interface Returned {
  isPending: boolean
  /** Says why there is no connection. */
  fault: string | undefined
}

/** Makes the connection that a CRM sent the browser back with, once. */
export function useReturned(): Returned {
  const { mutate, isPending, error } = useCommand(finishCrm, REFRESHES)
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => {
    const parts = new URLSearchParams(window.location.hash.slice(1))
    const [state, code] = [parts.get('state'), parts.get('code')]
    if (!state && !parts.has('error')) return
    // Neither is of use again.
    window.history.replaceState(window.history.state, '', window.location.href.split('#')[0])
    if (state && code)
      mutate(
        { body: { state, code } },
        { onSuccess: (connection) => toast({ message: madeLine(connection) }) },
      )
    else setRefusal(refusalOf(parts.get('error')))
  }, [mutate])
  return { isPending, fault: refusal ?? (error ? sentenceOf(error) : undefined) }
}

function madeLine({ kind, sendsReadings, sendsLeads }: CrmConnection): string {
  const name = labels.names[kind]
  return sendsReadings || sendsLeads
    ? t('crm.connectedAgain', { name })
    : t('crm.connectedToast', { name })
}

/** Says what an error of OAuth means, such as `access_denied`. */
function refusalOf(code: string | null): string {
  return code && code !== 'access_denied' ? t('crm.refusedWith', { code }) : t('crm.accessDenied')
}
