import type { Static, TSchema } from 'typebox'
import type { Permission } from './permissions.ts'

interface Parts {
  params?: TSchema
  query?: TSchema
  body?: TSchema
}

/** One HTTP operation. The server serves it, the web client calls it, OpenAPI documents it. */
export interface Endpoint extends Parts {
  /** A unique name, also the OpenAPI `operationId` and the start of the browser's query key. */
  name: string
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS'
  /** The whole path, with parameters as `:id`. */
  path: string
  /** Required access: `public` without tokens, `signed-in` with any role, else with this permission. */
  access: 'public' | 'signed-in' | Permission
  /** Permission that also grants access; the service decides what its holders may ask for. */
  orAccess?: Permission
  /** True if it also answers tenants that are neither active nor trialing; all others get 402. */
  evenInactive?: true
  /** True if it also answers without a required second factor; all others get 403. */
  beforeSecondFactor?: true
  /** Needs a recent proof of identity (else 403 `proof-required`): the call can't be undone or lets others in. */
  needsProof?: true
  /** True if no API key may call it, whatever its scopes: it's about what opens more than the key, or longer. */
  inPerson?: true
  /** True if a program may call it with any scope. */
  anyScope?: true
  /** True if it only reads although it isn't a GET: answered while an inactive account is read-only. */
  reads?: true
  /**
   * The number of calls within a number of seconds: per network if public (300 within 60 by default), else per
   * person.
   */
  limit?: { calls: number; seconds: number }
  /** The status, 200 by default. A 201 also accepts `Idempotency-Key`. */
  status?: 200 | 201 | 202 | 204
  /** Accepts `Idempotency-Key`, as every 201 does. */
  once?: true
  /** Answers 200 if what it would create already exists. */
  orThere?: true
  /** Answers 202 with a job if the work takes longer than a request may. */
  orLater?: true
  /** Answers a table as `text/csv` instead if `format=csv` asks for it. */
  alsoCsv?: true
  /** Uses another protocol than JSON and is served by its own module. */
  raw?: true
  /**
   * Adds files, or only rows of the database, to the disk: answered 507 while that is almost full. False for what goes on
   * then although it has a long body; by default, what creates or changes texts adds rows.
   */
  fillsDisk?: boolean | 'rows'
  /** Allows pages of any origin to call it, without credentials. */
  anyOrigin?: true
  /** True if it only reads and its figures may be half a minute behind: a replica may answer. */
  mayLag?: true
  /** Seconds for which anyone may cache the response; otherwise it isn't cached. */
  cachedFor?: number
  /** Takes parameters and fields that it doesn't know, as somebody else decides what is sent; all others refuse them. */
  takesUnknown?: true
  /** The path of the call that reads what this one changes, where that isn't its own. */
  readAt?: string
  /** Names, by a field of the answer, what changes it, for who sends it changed to a call that can't. */
  changedAt?: Readonly<Record<string, string>>
  /** The reply's schema; undefined if there is no body. */
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
