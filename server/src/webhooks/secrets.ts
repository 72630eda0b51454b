import { SECRET_OVERLAP_HOURS } from '@satchel/contract/webhooks/webhooks.ts'
import { unseal } from '../platform/security/sealing.ts'
import type { Secrets } from '../platform/security/secrets.ts'
import { HOUR } from '../platform/time.ts'
import type { OldSecret } from './delivery-queries.ts'

/** Replaced secrets that sign at once, at most: the header of signatures must not grow with each renewal. */
const OLD_MAX = 4

interface Stored {
  secret: Buffer | null
  oldSecrets: unknown
}

/** Returns the columns of a webhook with a new sealed secret, beside which those before it sign for a day. */
export function replaceSecret({ secret, oldSecrets }: Stored, sealed: Buffer, stopOld: boolean) {
  const until = new Date(Date.now() + SECRET_OVERLAP_HOURS * HOUR).toISOString()
  const current = secret ? [{ secret: secret.toString('base64'), until }] : []
  const old = stopOld ? [] : [...current, ...stillValid(oldSecrets as OldSecret[])]
  return { secret: sealed, oldSecrets: JSON.stringify(old.slice(0, OLD_MAX)) }
}

/** Returns the secrets that sign now, the newest first. */
export function secretsOf(
  { auth }: Secrets,
  webhookId: string,
  { secret, oldSecrets }: { secret: Buffer; oldSecrets: OldSecret[] },
): string[] {
  const old = stillValid(oldSecrets).map((each) => Buffer.from(each.secret, 'base64'))
  return [secret, ...old].map((each) => unseal(auth, `webhook ${webhookId}`, each))
}

function stillValid(secrets: OldSecret[]): OldSecret[] {
  return secrets.filter(({ until }) => Date.parse(until) > Date.now())
}
