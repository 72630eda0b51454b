import { MUTATION_RETRIES } from '@satchel/contract/constants.ts'
import type { Mutation } from '@tanstack/react-query'
import { ApiProblem } from '../problem.ts'

/** Options of a change that may be sent later, and twice: while the browser is offline it waits. */
export const keptOffline = {
  networkMode: 'online',
  retry: (failures: number, error: Error) =>
    failures < MUTATION_RETRIES &&
    error instanceof ApiProblem &&
    (error.mayRepeat || error.isUnreached),
} as const

/** Tells whether a change has a key, and so can be sent by another page: its options are the client's defaults. */
export function isKept({ state, options }: Mutation): boolean {
  return state.isPaused && options.mutationKey !== undefined
}
