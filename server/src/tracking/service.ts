import type { FastifyRequest } from 'fastify'
import type { Services } from '../platform/http/services.ts'
import * as colleagues from './colleagues.ts'
import { callerOf } from './visitor.ts'

export { LINK_STATE, type VisitRow } from './arrival-queries.ts'
export { certaintyOf } from './certainty-queries.ts'
export { type CtaViewer, countSessions, nameOf, visitFor, visitOf } from './cta-visits.ts'
export { flushVisits } from './flusher.ts'
export { beatsOf, beatToken } from './heartbeats.ts'
export { addReading, type Read } from './merge.ts'
export { openTracking, type Tracking } from './open-tracking.ts'
export { countDownload } from './readings/downloads.ts'
export type { Recorded } from './recorder.ts'
export { IS_READING, IS_RETURN } from './return-queries.ts'
export { addSampleVisit } from './sample-queries.ts'
export {
  type Due,
  deleteDue,
  findDue,
  findReaders,
  lockDue,
  lockReader,
  markDigest,
  markSent,
  takeWaiting,
} from './session-mail-queries.ts'
export { removeVisits } from './sums/sums.ts'
export { isUnmeasured, openUnmeasured, silenceOpenPages } from './unmeasured.ts'
export {
  deleteUnmeasured as measureAgain,
  findUnmeasured,
  insertUnmeasured as stopMeasuring,
} from './unmeasured-queries.ts'
export { markSawChanges } from './visit-queries.ts'
export {
  callerOf,
  isPrefetch,
  provedViewer,
  TRIGGERS,
  type Utm,
  type Visitor,
  viewerOf,
  visitorOf,
} from './visitor.ts'

/** A member has just got tokens from there: visits from there are not a customer's. */
export function markColleague(
  services: Services,
  tenantId: string,
  request: FastifyRequest,
): Promise<void> {
  return colleagues.markColleague(services, tenantId, callerOf(request))
}
