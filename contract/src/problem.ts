import { type Static, Type } from 'typebox'

/** Every stable `code` a Problem may carry, with its HTTP status and its title. */
export const PROBLEMS = {
  malformed: [400, 'The request could not be read'],
  'bad-cursor': [400, 'The cursor is not one of ours'],
  unauthenticated: [401, 'Sign in first'],
  'bad-credentials': [401, 'Credentials wrong'],
  'totp-required': [401, 'A code of the authenticator is needed'],
  'account-inactive': [402, 'The account is not active'],
  'plan-limit': [402, 'The plan has no more room'],
  forbidden: [403, 'Your role may not do this'],
  'not-confirmed': [403, 'The e-mail address is not confirmed yet'],
  'second-factor-required': [403, 'This account asks for a second factor'],
  'proof-required': [403, 'Show again that it is you'],
  'sso-required': [403, 'Sign in by single sign-on'],
  'not-found': [404, 'Not found'],
  'request-timeout': [408, 'The request came too slowly'],
  conflict: [409, 'This is in conflict with what is there'],
  'email-taken': [409, 'The e-mail address is taken'],
  'already-member': [409, 'Belongs to the team already'],
  'already-invited': [409, 'Is invited already'],
  'no-seats': [409, 'All seats are taken'],
  'last-owner': [409, 'An account needs an owner'],
  'slug-taken': [409, 'The slug is taken'],
  'smart-collection': [409, 'This collection is filled by a search'],
  'sso-not-ready': [409, 'Single sign-on is not ready'],
  'not-shareable': [409, 'This cannot be shared'],
  gone: [410, 'No longer there'],
  'token-expired': [410, 'The code or link has expired'],
  stale: [412, 'Someone else changed this in the meantime'],
  'unsupported-version': [412, 'This version of the protocol is not supported'],
  'too-large': [413, 'Too large'],
  'unsupported-media-type': [415, 'This media type is not supported'],
  'range-not-satisfiable': [416, 'There are no such bytes'],
  invalid: [422, 'Some fields are not valid'],
  'weak-password': [422, 'The password is too weak'],
  'wrong-code': [422, 'The code is wrong'],
  'idempotency-key-reused': [422, 'The idempotency key was used with another body'],
  'too-many-requests': [429, 'Too many requests'],
  'headers-too-large': [431, 'The headers are too large'],
  unexpected: [500, 'Something went wrong'],
  unavailable: [503, 'A needed part is not available'],
} as const satisfies Record<string, readonly [number, string]>

export type ProblemCode = keyof typeof PROBLEMS

export const FieldError = Type.Object({ path: Type.String(), message: Type.String() })
export type FieldError = Static<typeof FieldError>

/** RFC 9457, media type `application/problem+json`. */
export const ProblemBody = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  code: Type.Enum(Object.keys(PROBLEMS) as ProblemCode[]),
  detail: Type.String(),
  requestId: Type.String(),
  errors: Type.Optional(Type.Array(FieldError)),
})
export type ProblemBody = Static<typeof ProblemBody>
