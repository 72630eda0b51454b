import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id, NameText, Nullable, Time } from '../schemas.ts'
import { TokenSet } from './accounts.ts'

export const PASSKEY_NAME_MAX = 100

/** Bytes as Base64url, the form browsers use. */
const Bytes = Type.String({ maxLength: 16_384 })

/** Browsers add more, such as results of extensions. */
const BY_BROWSER = { additionalProperties: true }

/** WebAuthn's `RegistrationResponseJSON`. */
export const MadePasskey = Type.Object(
  {
    id: Bytes,
    rawId: Bytes,
    type: Type.Literal('public-key'),
    response: Type.Object(
      {
        clientDataJSON: Bytes,
        attestationObject: Bytes,
        transports: Type.Optional(Type.Array(Type.String({ maxLength: 32 }), { maxItems: 10 })),
      },
      BY_BROWSER,
    ),
  },
  BY_BROWSER,
)
export type MadePasskey = Static<typeof MadePasskey>

/** WebAuthn's `AuthenticationResponseJSON`. */
export const ShownPasskey = Type.Object(
  {
    id: Bytes,
    rawId: Bytes,
    type: Type.Literal('public-key'),
    response: Type.Object(
      {
        clientDataJSON: Bytes,
        authenticatorData: Bytes,
        signature: Bytes,
        userHandle: Type.Optional(Bytes),
      },
      BY_BROWSER,
    ),
  },
  BY_BROWSER,
)
export type ShownPasskey = Static<typeof ShownPasskey>

/** Options for the browser's `navigator.credentials`. */
const Options = Type.Object({ options: Type.Record(Type.String(), Type.Unknown()) })

export const Passkey = Type.Object({
  id: Id,
  name: Type.String(),
  isSynced: Type.Boolean({ description: 'Synced by a service across the person’s devices' }),
  createdAt: Time,
  lastUsedAt: Nullable(Time),
})
export type Passkey = Static<typeof Passkey>

export const Factors = Type.Object({
  totp: Nullable(Type.Object({ since: Time, recoveryCodesLeft: Type.Integer() })),
  passkeys: Type.Array(Passkey),
  hasPassword: Type.Boolean(),
  isRequired: Type.Boolean({ description: 'The account requires a second factor from everyone' }),
})
export type Factors = Static<typeof Factors>

export const RecoveryCodes = Type.Object({
  recoveryCodes: Type.Array(Type.String(), { description: 'Shown only this once' }),
})

const own = { access: 'signed-in', evenInactive: true, beforeSecondFactor: true } as const

export const getFactors = endpoint({
  name: 'getFactors',
  summary: 'List my second factors',
  method: 'GET',
  path: '/api/auth/v1/factors',
  ...own,
  reply: Factors,
})

export const beginTotp = endpoint({
  name: 'beginTotp',
  summary:
    'Create a secret for an authenticator app; it takes effect once a first code is confirmed',
  method: 'POST',
  path: '/api/auth/v1/factors/totp',
  ...own,
  reply: Type.Object({
    secret: Type.String({ description: 'Base32' }),
    uri: Type.String({ description: 'otpauth://' }),
    qr: Type.String({ description: 'QR code as a data: URL' }),
  }),
})

export const confirmTotp = endpoint({
  name: 'confirmTotp',
  summary: 'Confirm the authenticator app with a code; returns the recovery codes',
  method: 'POST',
  path: '/api/auth/v1/factors/totp/confirm',
  ...own,
  body: Type.Object({ code: Type.String({ maxLength: 16 }) }),
  reply: RecoveryCodes,
})

export const removeTotp = endpoint({
  name: 'removeTotp',
  summary: 'Remove the authenticator app and its recovery codes',
  method: 'DELETE',
  path: '/api/auth/v1/factors/totp',
  ...own,
  status: 204,
})

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  summary: 'Create new recovery codes; the previous ones stop working',
  method: 'POST',
  path: '/api/auth/v1/factors/recovery-codes',
  ...own,
  reply: RecoveryCodes,
})

export const beginPasskey = endpoint({
  name: 'beginPasskey',
  summary: 'Get the browser options for creating a passkey',
  method: 'POST',
  path: '/api/auth/v1/factors/passkeys/options',
  ...own,
  reply: Options,
})

const Name = NameText(PASSKEY_NAME_MAX)
const PasskeyParams = Type.Object({ passkeyId: Id })

export const addPasskey = endpoint({
  name: 'addPasskey',
  summary: 'Save the passkey that the browser created',
  method: 'POST',
  path: '/api/auth/v1/factors/passkeys',
  ...own,
  body: Type.Object({ name: Name, passkey: MadePasskey }),
  status: 201,
  reply: Passkey,
})

export const renamePasskey = endpoint({
  name: 'renamePasskey',
  summary: 'Rename a passkey',
  method: 'PATCH',
  path: '/api/auth/v1/factors/passkeys/:passkeyId',
  ...own,
  params: PasskeyParams,
  body: Type.Object({ name: Name }),
  reply: Passkey,
})

export const removePasskey = endpoint({
  name: 'removePasskey',
  summary: 'Remove a passkey',
  method: 'DELETE',
  path: '/api/auth/v1/factors/passkeys/:passkeyId',
  ...own,
  params: PasskeyParams,
  status: 204,
})

export const beginProof = endpoint({
  name: 'beginProof',
  summary: 'Get the browser options for using one of my passkeys',
  method: 'POST',
  path: '/api/auth/v1/proof/options',
  ...own,
  reply: Options,
})

export const prove = endpoint({
  name: 'prove',
  fillsDisk: false,
  summary:
    'Confirm my identity with the password, an authenticator code, a recovery code or a passkey. ' +
    'Sensitive changes require it after ten minutes, with 403 `proof-required`',
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
  summary: 'Reset the second factors of someone who has lost them',
  method: 'DELETE',
  path: '/api/users/v1/:userId/factors',
  access: 'people.manage',
  params: Type.Object({ userId: Id }),
  status: 204,
})

export const beginPasskeySignIn = endpoint({
  name: 'beginPasskeySignIn',
  summary: 'Get the browser options for signing in with a passkey',
  method: 'POST',
  path: '/api/auth/v1/sessions/passkey/options',
  access: 'public',
  limit: { calls: 60, seconds: 60 },
  reply: Options,
})

export const signInByPasskey = endpoint({
  name: 'signInByPasskey',
  fillsDisk: false,
  summary: 'Sign in with a passkey, without an address',
  method: 'POST',
  path: '/api/auth/v1/sessions/passkey',
  access: 'public',
  limit: { calls: 60, seconds: 60 },
  body: Type.Object({ passkey: ShownPasskey }),
  reply: TokenSet,
})

export const SignInRules = Type.Object({
  secondFactor: Type.Boolean({
    description: 'Everyone needs a second factor, except people who use single sign-on',
  }),
  without: Type.Integer({ description: 'How many active people don’t have one yet' }),
})
export type SignInRules = Static<typeof SignInRules>

export const getSignInRules = endpoint({
  name: 'getSignInRules',
  summary: 'Get the sign-in rules',
  method: 'GET',
  path: '/api/auth/v1/sign-in-rules',
  access: 'sign-in.manage',
  reply: SignInRules,
})

export const changeSignInRules = endpoint({
  name: 'changeSignInRules',
  summary: 'Require a second factor from everyone, or stop; the caller must have shown one',
  method: 'PATCH',
  path: '/api/auth/v1/sign-in-rules',
  access: 'sign-in.manage',
  body: Type.Object({ secondFactor: Type.Boolean() }),
  reply: SignInRules,
})
