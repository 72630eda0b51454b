import { openSigner } from '../platform/security/signed-link.ts'

const LIFETIME = 600_000

/** Signs the `?preview=` token that shows a sharer their link as visitors see it, for a short time. */
export function signPreview(secret: string, linkId: string): string {
  return openSigner(secret, 'preview').write({ linkId }, LIFETIME)
}

/** Tells whether the token was made for this link, at most ten minutes ago. */
export function isPreview(secret: string, linkId: string, token: string): boolean {
  return openSigner(secret, 'preview').read(token)?.linkId === linkId
}
