import type { SsoProblem } from '@satchel/contract/sso.ts'
import type { Signer } from '../../platform/security/audit.ts'

/** Why somebody did not get in: a word for the page they are sent to, and the whole of it for who set it up. */
export class SsoFailure extends Error {
  override name = 'SsoFailure'
  readonly reason: SsoProblem
  /** Of the tenant whose connection it is; the audit log tells of it. */
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
