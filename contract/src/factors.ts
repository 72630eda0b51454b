import { type Static, Type } from 'typebox'
import { TokenSet } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { Id, Nullable, Time } from './schemas.ts'

export const PASSKEY_NAME_MAX = 100

/** Base64url, as browsers give it. */
const Bytes = Type.String({ maxLength: 16_384 })

/** `RegistrationResponseJSON` of WebAuthn. */
export const MadePasskey = Type.Object({
  id: Bytes,
  rawId: Bytes,
  type: Type.Literal('public-key'),
  response: Type.Object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 32 }), { maxItems: 10 })),
  }),
})
export type MadePasskey = Static<typeof MadePasskey>

/** `AuthenticationResponseJSON` of WebAuthn. */
export const ShownPasskey = Type.Object({
  id: Bytes,
  rawId: Bytes,
  type: Type.Literal('public-key'),
  response: Type.Object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Type.Optional(Bytes),
  }),
})
export type ShownPasskey = Static<typeof ShownPasskey>

/** What the browser's `navigator.credentials` is asked with. */
const Options = Type.Object({ options: Type.Record(Type.String(), Type.Unknown()) })

export const Passkey = Type.Object({
  id: Id,
  name: Type.String(),
  isSynced: Type.Boolean({ description: 'Kept by a service, and so on all devices of the person' }),
  createdAt: Time,
  lastUsedAt: Nullable(Time),
})
export type Passkey = Static<typeof Passkey>

export const Factors = Type.Object({
  totp: Nullable(Type.Object({ since: Time, recoveryCodesLeft: Type.Integer() })),
  passkeys: Type.Array(Passkey),
  hasPassword: Type.Boolean(),
  isRequired: Type.Boolean({ description: 'The account asks everybody for a second factor' }),
})
export type Factors = Static<typeof Factors>

export const RecoveryCodes = Type.Object({
  recoveryCodes: Type.Array(Type.String(), { description: 'Told this once' }),
})

const own = { access: 'signed-in', evenInactive: true, beforeSecondFactor: true } as const

export const getFactors = endpoint({
  name: 'getFactors',
  summary: 'What I have beside my password',
  method: 'GET',
  path: '/api/auth/v1/factors',
  ...own,
  reply: Factors,
})

export const beginTotp = endpoint({
  name: 'beginTotp',
  summary: 'A secret for an authenticator; it counts once a first code has been confirmed',
  method: 'POST',
  path: '/api/auth/v1/factors/totp',
  ...own,
  reply: Type.Object({
    secret: Type.String({ description: 'Base32' }),
    uri: Type.String({ description: 'otpauth://' }),
    qr: Type.String({ description: 'The same as a picture, a data: URL' }),
  }),
})

export const confirmTotp = endpoint({
  name: 'confirmTotp',
  summary: 'Confirm the authenticator by a code of it; answers the recovery codes',
  method: 'POST',
  path: '/api/auth/v1/factors/totp/confirm',
  ...own,
  body: Type.Object({ code: Type.String({ maxLength: 16 }) }),
  reply: RecoveryCodes,
})

export const removeTotp = endpoint({
  name: 'removeTotp',
  summary: 'Sign in without the authenticator from now on; its recovery codes go with it',
  method: 'DELETE',
  path: '/api/auth/v1/factors/totp',
  ...own,
  status: 204,
})

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  summary: 'New recovery codes; the ones before no longer work',
  method: 'POST',
  path: '/api/auth/v1/factors/recovery-codes',
  ...own,
  reply: RecoveryCodes,
})

export const beginPasskey = endpoint({
  name: 'beginPasskey',
  summary: 'What the browser is asked to make a passkey with',
  method: 'POST',
  path: '/api/auth/v1/factors/passkeys/options',
  ...own,
  reply: Options,
})

const Name = Type.String({ minLength: 1, maxLength: PASSKEY_NAME_MAX, pattern: '\\S' })
const PasskeyParams = Type.Object({ passkeyId: Id })

export const addPasskey = endpoint({
  name: 'addPasskey',
  summary: 'Keep the passkey that the browser has made',
  method: 'POST',
  path: '/api/auth/v1/factors/passkeys',
  ...own,
  body: Type.Object({ name: Name, passkey: MadePasskey }),
  status: 201,
  reply: Passkey,
})

export const renamePasskey = endpoint({
  name: 'renamePasskey',
  summary: 'Give a passkey another name',
  method: 'PATCH',
  path: '/api/auth/v1/factors/passkeys/:passkeyId',
  ...own,
  params: PasskeyParams,
  body: Type.Object({ name: Name }),
  reply: Passkey,
})

export const removePasskey = endpoint({
  name: 'removePasskey',
  summary: 'Nobody signs in by this passkey any more',
  method: 'DELETE',
  path: '/api/auth/v1/factors/passkeys/:passkeyId',
  ...own,
  params: PasskeyParams,
  status: 204,
})

export const beginProof = endpoint({
  name: 'beginProof',
  summary: 'What the browser is asked to show one of my passkeys with',
  method: 'POST',
  path: '/api/auth/v1/proof/options',
  ...own,
  reply: Options,
})

export const prove = endpoint({
  name: 'prove',
  summary:
    'Show again that it is me: by the password, a code of the authenticator, a recovery code or a passkey. ' +
    'Dangerous changes ask for it after ten minutes, with 403 `proof-required`',
  method: 'POST',
  path: '/api/auth/v1/proof',
  ...own,
  body: Type.Object({
    password: Type.Optional(Type.String({ maxLength: 256 })),
    code: Type.Optional(Type.String({ maxLength: 16 })),
    passkey: Type.Optional(ShownPasskey),
  }),
  status: 204,
})

export const resetFactors = endpoint({
  name: 'resetFactors',
  summary: 'Take away the authenticator and the passkeys of somebody who has lost them',
  method: 'DELETE',
  path: '/api/users/v1/:userId/factors',
  access: 'people.manage',
  params: Type.Object({ userId: Id }),
  status: 204,
})

export const beginPasskeySignIn = endpoint({
  name: 'beginPasskeySignIn',
  summary: 'What the browser is asked to show any passkey of ours with',
  method: 'POST',
  path: '/api/auth/v1/sessions/passkey/options',
  access: 'public',
  limit: { calls: 60, seconds: 60 },
  reply: Options,
})

export const signInByPasskey = endpoint({
  name: 'signInByPasskey',
  summary: 'Sign in by a passkey, without an address',
  method: 'POST',
  path: '/api/auth/v1/sessions/passkey',
  access: 'public',
  limit: { calls: 60, seconds: 60 },
  body: Type.Object({ passkey: ShownPasskey }),
  reply: TokenSet,
})

export const SignInRules = Type.Object({
  secondFactor: Type.Boolean({
    description: 'Everybody has to show a second factor; single sign-on answers for its people',
  }),
  without: Type.Integer({ description: 'How many active people have none yet' }),
})
export type SignInRules = Static<typeof SignInRules>

export const getSignInRules = endpoint({
  name: 'getSignInRules',
  summary: 'What everybody who signs in has to show',
  method: 'GET',
  path: '/api/auth/v1/sign-in-rules',
  access: 'sign-in.manage',
  reply: SignInRules,
})

export const changeSignInRules = endpoint({
  name: 'changeSignInRules',
  summary: 'Ask everybody for a second factor, or no longer; who asks has to have shown one',
  method: 'PATCH',
  path: '/api/auth/v1/sign-in-rules',
  access: 'sign-in.manage',
  body: Type.Object({ secondFactor: Type.Boolean() }),
  reply: SignInRules,
})
