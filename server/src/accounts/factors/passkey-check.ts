import type { ShownPasskey } from '@satchel/contract/accounts/factors.ts'
import type { Config } from '../../platform/config.ts'
import type { Services } from '../../platform/http/services.ts'
import * as query from './passkey-queries.ts'

/** Loads the large library with the first passkey. */
export const webAuthn = () => import('@simplewebauthn/server')

/** Returns the relying party: passkeys are bound to this host and its pages. */
export function partyOf({ PUBLIC_URL }: Config) {
  return { id: new URL(PUBLIC_URL).hostname, origin: PUBLIC_URL }
}

/** Returns the passkey that signed the challenge; each challenge works once. */
export async function checkPasskey(
  { database, config, log }: Services,
  assertion: ShownPasskey,
  { purpose, userId }: { purpose: 'prove' | 'sign-in'; userId: string | null },
): Promise<{ userId: string } | undefined> {
  const { system } = database
  const stored = await query.findCredential(system, assertion.id)
  if (!stored || (userId !== null && stored.userId !== userId)) return undefined
  const { id, origin } = partyOf(config)
  try {
    const { verified, authenticationInfo } = await (await webAuthn()).verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: (challenge) => query.takeChallenge(system, challenge, purpose, userId),
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: stored.credentialId,
        publicKey: new Uint8Array(stored.publicKey),
        counter: stored.counter,
        transports: stored.transports,
      },
      requireUserVerification: true,
    })
    if (!verified) return undefined
    const { newCounter, credentialBackedUp } = authenticationInfo
    await query.noteUse(system, stored.id, newCounter, credentialBackedUp)
    return { userId: stored.userId }
  } catch (error) {
    // The library throws at whatever does not fit; that is the caller's doing.
    log.info({ reason: String(error) }, 'passkey refused')
    return undefined
  }
}
