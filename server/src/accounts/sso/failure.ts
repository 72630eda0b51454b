import type { SsoProblem } from '@satchel/contract/accounts/sso.ts'
import type { Signer } from '../../platform/security/audit.ts'

/** A failed sign-in: a code for the page the person lands on, and the full reason for admins. */
export class SsoFailure extends Error {
  override name = 'SsoFailure'
  readonly reason: SsoProblem
  /** The account of the connection's tenant, for the audit log. */
  readonly account: Signer | undefined

  constructor(
    reason: SsoProblem,
    message: string,
    options: ErrorOptions & { account?: Signer } = {},
  ) {
    super(message, options)
    this.reason = reason
    this.account = options.account
  }
}
