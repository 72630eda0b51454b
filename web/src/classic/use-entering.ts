import type { confirmEmail, signIn } from '@satchel/contract/accounts/accounts.ts'
import type { acceptInvitation } from '@satchel/contract/accounts/invitations.ts'
import type { registerFirst } from '@satchel/contract/accounts/sign-up.ts'
import type { Input, Reply } from '@satchel/contract/endpoint.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../lib/api.ts'
import type { ApiProblem } from '../lib/problem.ts'
import { acceptTokens } from '../lib/session.ts'

type SignInEndpoint =
  | typeof signIn
  | typeof confirmEmail
  | typeof acceptInvitation
  | typeof registerFirst

/** Opens the session with the tokens of a response; the gate then redirects to the page that was requested. */
export function useEntering<E extends SignInEndpoint>(endpoint: E) {
  return useMutation<void, ApiProblem, Input<E>>({
    mutationFn: async (input) => {
      const tokens: Reply<SignInEndpoint> = await call<SignInEndpoint>(
        endpoint,
        input as Input<SignInEndpoint>,
      )
      await acceptTokens(tokens)
    },
  })
}
