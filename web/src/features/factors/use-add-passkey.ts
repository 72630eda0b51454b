import {
  addPasskey,
  beginPasskey,
  getFactors,
  type Passkey,
} from '@satchel/contract/accounts/factors.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, query } from '../../lib/api.ts'
import { newId } from '../../lib/new-id.ts'
import { deviceName, makePasskey, passkeyProblemMessage } from './passkey-browser.ts'
import { showUnlessUnproved } from './use-proof.tsx'

function freeName(used: ReadonlySet<string>): string {
  const name = deviceName()
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? name : `${name} ${number}`
    if (!used.has(numbered)) return numbered
  }
}

/** Creates a passkey in the browser and saves it on the server. */
export function useAddPasskey(onAdded: (passkey: Passkey) => void) {
  const client = useQueryClient()
  return useMutation<Passkey, Error>({
    mutationFn: async () => {
      const passkey = await makePasskey(await call(beginPasskey, {}))
      const factors = client.getQueryData(query(getFactors, {}).queryKey)
      const used = new Set(factors?.passkeys.map(({ name }) => name))
      const body = { name: freeName(used), passkey }
      return call(addPasskey, { body }, { idempotencyKey: newId() })
    },
    onSuccess: (passkey) => {
      onAdded(passkey)
      return client.invalidateQueries({ queryKey: [getFactors.name] })
    },
    onError: (error) => showUnlessUnproved(error, passkeyProblemMessage(error)),
  })
}
