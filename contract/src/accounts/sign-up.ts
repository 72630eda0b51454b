import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Nullable } from '../schemas.ts'

export const SignUpOffer = Type.Object({
  isOpen: Type.Boolean({ description: 'Whether a new company can sign up' }),
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
