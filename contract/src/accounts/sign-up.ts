import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { LOCALES } from '../languages.ts'
import { Email, Nullable } from '../schemas.ts'
import { PersonName, TokenSet } from './accounts.ts'
import { Password } from './passwords.ts'

export const SignUpOffer = Type.Object({
  isOpen: Type.Boolean({ description: 'Whether a new company can sign up' }),
  isFirst: Type.Boolean({
    description: 'Nobody has set the server up yet: the first company signs up by `registerFirst`',
  }),
  domains: Type.Union([Type.Array(Type.String()), Type.Null()], {
    description: 'The only domains whose addresses can open a company; null if any can',
  }),
  trialDays: Type.Union([Type.Integer(), Type.Null()], {
    description: 'The days a new company tries everything; null if this server has no plans',
  }),
  askAt: Type.Union(
    [Type.Object({ name: Type.String(), website: Nullable(Type.String()) }), Type.Null()],
    { description: 'The company that operates this server, to ask for an invitation' },
  ),
})
export type SignUpOffer = Static<typeof SignUpOffer>

export const getSignUpOffer = endpoint({
  name: 'getSignUpOffer',
  summary: 'Find out who can sign up a new company on this server, and whom to ask otherwise',
  method: 'GET',
  path: '/api/auth/v1/sign-up',
  access: 'public',
  limit: { calls: 60, seconds: 60 },
  reply: SignUpOffer,
})

export const registerFirst = endpoint({
  name: 'registerFirst',
  summary: 'Sign up the first company of an empty server, which operates it, and sign in',
  description:
    'Emails nothing, since the mail server may not be set up. `sign-up-closed` once there is a company, with a demo, with `OPERATOR_TENANT`, and unless `SIGN_UP` is `first` or `open`.',
  method: 'POST',
  path: '/api/auth/v1/owners/first',
  access: 'public',
  limit: { calls: 20, seconds: 600 },
  body: Type.Object({
    email: Email,
    password: Password,
    name: PersonName,
    company: PersonName,
    timeZone: Type.Optional(Type.String({ maxLength: 64 })),
    locale: Type.Optional(
      Type.Enum([...LOCALES], { description: 'The language of the company and its emails' }),
    ),
  }),
  reply: TokenSet,
})
