import type { WebhookFormat } from '@satchel/contract/webhooks/webhooks.ts'
import { seal, unseal } from '../platform/security/sealing.ts'
import type { Secrets } from '../platform/security/secrets.ts'

const SHOWN = 4

/** Returns the columns of an address. Whoever knows that of a chat can post, so it's sealed. */
export function addressColumns({ auth }: Secrets, id: string, format: WebhookFormat, url: string) {
  if (format === 'standard') return { url }
  return { url: cutAddress(url), sealedUrl: seal(auth, purposeOf(id), url) }
}

/** Returns the host and the end of an address. */
function cutAddress(url: string): string {
  const { origin, href } = new URL(url)
  return `${origin}/…${href.slice(-SHOWN)}`
}

interface Stored {
  webhookId: string
  format: WebhookFormat
  url: string
  sealedUrl: Buffer | null
}

/** Returns where a delivery goes; undefined if the address of a chat was lost. */
export function addressOf(
  { auth }: Secrets,
  { webhookId, format, url, sealedUrl }: Stored,
): string | undefined {
  if (format === 'standard') return url
  return sealedUrl ? unseal(auth, purposeOf(webhookId), sealedUrl) : undefined
}

function purposeOf(id: string): string {
  return `webhook address ${id}`
}
