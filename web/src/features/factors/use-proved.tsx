import type { Endpoint, Input, Reply } from '@satchel/contract/endpoint.ts'
import { useCommand } from '../../lib/api.ts'
import { ApiProblem } from '../../lib/problem.ts'
import { closeModal, openModal } from '../../ui/modal.ts'
import { toast } from '../../ui/toast.tsx'
import { ProofForm } from './ProofForm.tsx'

export function isProofWanted(error: unknown): boolean {
  return error instanceof ApiProblem && error.body.code === 'proof-required'
}

/** Asks who it is, and then does what was wanted. */
export function askProof(then: () => void): void {
  const onProved = () => {
    closeModal()
    then()
  }
  openModal({ title: 'Show that it is you', content: <ProofForm onProved={onProved} /> })
}

/** A command before which the server may want to know again who it is. */
export function useProved<E extends Endpoint>(
  endpoint: E,
  { refreshes }: { refreshes: readonly Endpoint[] },
) {
  const command = useCommand(endpoint, { refreshes })
  const send = (input: Input<E>, onSuccess: (reply: Reply<E>) => void) =>
    command.mutate(input, {
      onSuccess,
      onError: (error) => {
        if (isProofWanted(error)) askProof(() => send(input, onSuccess))
        else toast({ message: error.message, tone: 'problem' })
      },
    })
  return { send, isPending: command.isPending }
}
