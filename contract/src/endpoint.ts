import type { Static, TSchema } from 'typebox'
import type { Permission } from './permissions.ts'

interface Parts {
  params?: TSchema
  query?: TSchema
  body?: TSchema
}

/** One HTTP operation. The server serves it, the web client calls it, OpenAPI documents it. */
export interface Endpoint extends Parts {
  /** Unique; also the OpenAPI `operationId` and the head of the browser's query key. */
  name: string
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS'
  /** Whole path, parameters as `:id`. */
  path: string
  /** `public`: no tokens; `signed-in`: any role; else the permission the role must hold. */
  access: 'public' | 'signed-in' | Permission
  /** Answered for a tenant that is neither active nor trialing as well; all others get 402. */
  evenInactive?: true
  /** Answered without a second factor as well, where the tenant demands one; all others get 403. */
  beforeSecondFactor?: true
  /** Cannot be undone, or lets others in: 403 `proof-required` where who one is was shown a while ago. */
  needsProof?: true
  /** Changes nothing, though it is no GET: answered as long as an inactive account can be read. */
  reads?: true
  /** How many calls within how many seconds: from one network where public (300 within 60 by default), else of one person. */
  limit?: { calls: number; seconds: number }
  /** 200 unless told. A 201 also accepts `Idempotency-Key`. */
  status?: 200 | 201 | 202 | 204
  /** Accepts `Idempotency-Key`, as every 201 does. */
  once?: true
  /** Where the work takes longer than a request may, 202 and a job. */
  orLater?: true
  /** A table as `text/csv` instead, where `format=csv` asks for it. */
  alsoCsv?: true
  /** Speaks another protocol than JSON in and out, and is served by a module of its own. */
  raw?: true
  /** Seconds for which anyone may keep the answer; else no cache keeps it. */
  cachedFor?: number
  /** Absent where the answer has no body. */
  reply?: TSchema
}

export type Input<E extends Endpoint> = {
  [K in keyof E & keyof Parts as E[K] extends TSchema ? K : never]: E[K] extends TSchema
    ? Static<E[K]>
    : never
}
export type Reply<E extends Endpoint> = E['reply'] extends TSchema ? Static<E['reply']> : void

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}
