import type { FoundLink } from '../link/find-link-queries.ts'

/** Tells whether a link asks visitors for anything before it opens. */
export function isGated({
  passwordHash,
  requireEmail,
  agreementId,
}: Pick<FoundLink, 'passwordHash' | 'requireEmail' | 'agreementId'>): boolean {
  return passwordHash !== null || requireEmail || agreementId !== null
}
