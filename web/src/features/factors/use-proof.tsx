import type { Endpoint, Input, Reply } from '@satchel/contract/endpoint.ts'
import { useCommand } from '../../lib/api.ts'
import { ApiProblem } from '../../lib/problem.ts'
import { toast } from '../../ui/feedback/toast.tsx'

/** Shows a problem, unless the person closed the dialog that asked for proof. */
export function showUnlessUnproved(error: Error, message = error.message): void {
  if (error instanceof ApiProblem && error.body.code === 'proof-required') return
  toast({ message, tone: 'problem' })
}

/** Returns a command for which the server may ask for proof of identity. */
export function useProved<E extends Endpoint>(
  endpoint: E,
  { refreshes }: { refreshes: readonly Endpoint[] },
) {
  const command = useCommand(endpoint, { refreshes })
  const send = (input: Input<E>, onSuccess: (reply: Reply<E>) => void) =>
    // What it was sent from may be gone by then.
    void command.mutateAsync(input).then(onSuccess, (error) => showUnlessUnproved(error))
  return { send, isPending: command.isPending }
}
