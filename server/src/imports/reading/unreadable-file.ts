import type { Reason } from '../../platform/problem.ts'

/** A problem with a whole file, for the person who provided it. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
  readonly reason: Reason

  constructor(reason: Reason, options?: ErrorOptions) {
    super(reason.message, options)
    this.reason = reason
  }
}
