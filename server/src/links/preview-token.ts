import { openSigner } from '../platform/security/signed-link.ts'

const LIFETIME = 600_000

/** What `?preview=` carries: for the sharer to see a link as its visitors do: good for this link alone, and soon over. */
export function signPreview(secret: string, linkId: string): string {
  return openSigner(secret, 'preview').write({ linkId }, LIFETIME)
}

export function isPreview(secret: string, linkId: string, token: string): boolean {
  return openSigner(secret, 'preview').read(token)?.linkId === linkId
}
