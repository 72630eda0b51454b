import { type Static, Type } from 'typebox'

/** Every stable `code` a Problem may carry, with its HTTP status and its title. */
export const PROBLEMS = {
  malformed: [400, 'The request is malformed'],
  'bad-cursor': [400, 'The cursor is invalid'],
  unauthenticated: [401, 'Sign in first'],
  'bad-credentials': [401, 'Credentials wrong'],
  'password-required': [401, 'A password is needed'],
  'wrong-password': [401, 'The password is wrong'],
  'email-required': [401, 'An email address is needed'],
  'agreement-required': [401, 'An agreement is needed'],
  'totp-required': [401, 'An authenticator code is needed'],
  'account-inactive': [402, 'The account is not active'],
  'plan-limit': [402, 'The plan’s limit is reached'],
  'sign-up-closed': [403, 'New companies can’t sign up here'],
  forbidden: [403, 'Your role doesn’t allow this'],
  'not-confirmed': [403, 'The email address isn’t confirmed yet'],
  'second-factor-required': [403, 'This account requires a second factor'],
  'proof-required': [403, 'Confirm that it’s you'],
  'sso-required': [403, 'Use single sign-on'],
  'not-found': [404, 'Not found'],
  'method-not-allowed': [405, 'This method isn’t offered here'],
  'request-timeout': [408, 'The request arrived too slowly'],
  conflict: [409, 'This conflicts with the current state'],
  'email-taken': [409, 'The email address is taken'],
  'already-member': [409, 'Already on the team'],
  'already-invited': [409, 'Already invited'],
  'no-seats': [409, 'All seats are taken'],
  'last-owner': [409, 'An account needs an owner'],
  'has-branch': [409, 'The link was passed on'],
  'slug-taken': [409, 'The slug is taken'],
  'smart-collection': [409, 'This collection is filled by a search'],
  'sso-not-ready': [409, 'Single sign-on isn’t ready'],
  'not-shareable': [409, 'This can’t be shared'],
  gone: [410, 'No longer available'],
  'token-expired': [410, 'The code or link has expired'],
  stale: [412, 'Someone else changed this in the meantime'],
  'unsupported-version': [412, 'This protocol version isn’t supported'],
  'too-large': [413, 'Too large'],
  'unsupported-media-type': [415, 'This media type isn’t supported'],
  'range-not-satisfiable': [416, 'The requested range is invalid'],
  invalid: [422, 'Some fields are invalid'],
  'weak-password': [422, 'The password is too weak'],
  'wrong-code': [422, 'The code is wrong'],
  'idempotency-key-reused': [422, 'The idempotency key was used with another body'],
  'too-many-requests': [429, 'Too many requests'],
  'headers-too-large': [431, 'The headers are too large'],
  unexpected: [500, 'Something went wrong'],
  unavailable: [503, 'Temporarily unavailable'],
  'storage-full': [507, 'The server’s disk is almost full'],
} as const satisfies Record<string, readonly [number, string]>

export type ProblemCode = keyof typeof PROBLEMS

/** Fields that programs and translations need beside a sentence: its stable name, and the values in it. */
const REASON = {
  reason: Type.Optional(Type.String()),
  params: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
}

/** An English sentence, with its reason. */
export const Sentence = Type.Object({ message: Type.String(), ...REASON })
export type Sentence = Static<typeof Sentence>

/** The reason of a sentence that stands beside it. */
export const SentenceReason = Type.Object(REASON)
export type SentenceReason = Static<typeof SentenceReason>

export const FieldError = Type.Object({ path: Type.String(), ...Sentence.properties })
export type FieldError = Static<typeof FieldError>

/** A problem per RFC 9457, media type `application/problem+json`. */
export const ProblemBody = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  code: Type.Enum(Object.keys(PROBLEMS) as ProblemCode[]),
  detail: Type.String(),
  ...REASON,
  requestId: Type.String(),
  errors: Type.Optional(Type.Array(FieldError)),
})
export type ProblemBody = Static<typeof ProblemBody>
