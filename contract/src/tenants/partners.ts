import { type Static, Type } from 'typebox'
import { NAME_MAX, PARTNER_TRIAL_DAYS } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { CursorQuery, Id, IdParams, NameText, Nullable, Page, Time } from '../schemas.ts'
import { AccountStatus, Branding } from './tenants.ts'

const TrialDays = Type.Integer({ minimum: 1, maximum: PARTNER_TRIAL_DAYS.max })

/** A code with its own trial; companies that sign up with it appear in the partner's list. */
export const PartnerCode = Type.Object({
  id: Id,
  code: Type.String(),
  name: Type.String({ description: 'A name only the partner sees' }),
  trialDays: TrialDays,
  tenants: Type.Integer({ description: 'How many companies signed up with it' }),
  withdrawnAt: Nullable(Time),
  createdAt: Time,
})
export type PartnerCode = Static<typeof PartnerCode>

export const listPartnerCodes = endpoint({
  name: 'listPartnerCodes',
  summary: 'List our partner codes, newest first',
  method: 'GET',
  path: '/api/partners/v1/codes',
  access: 'partners.manage',
  reply: Type.Object({ items: Type.Array(PartnerCode) }),
})

export const createPartnerCode = endpoint({
  name: 'createPartnerCode',
  summary: 'Create a partner code; a random code is used if none is given',
  method: 'POST',
  path: '/api/partners/v1/codes',
  access: 'partners.manage',
  body: Type.Object({
    name: NameText(NAME_MAX),
    code: Type.Optional(Type.String({ maxLength: 64 })),
    trialDays: TrialDays,
  }),
  status: 201,
  reply: PartnerCode,
})

export const withdrawPartnerCode = endpoint({
  name: 'withdrawPartnerCode',
  summary: 'Withdraw a partner code; companies that signed up with it stay',
  method: 'DELETE',
  path: '/api/partners/v1/codes/:id',
  access: 'partners.manage',
  params: IdParams,
  status: 204,
})

export const PartnerTenant = Type.Object({
  id: Id,
  name: Type.String(),
  status: AccountStatus,
  plan: Type.String(),
  trialEndsAt: Nullable(Time),
  codeName: Type.String(),
  cameAt: Time,
})
export type PartnerTenant = Static<typeof PartnerTenant>

export const listPartnerTenants = endpoint({
  name: 'listPartnerTenants',
  summary: 'List the companies that signed up with our codes, newest first',
  method: 'GET',
  path: '/api/partners/v1/tenants',
  access: 'partners.manage',
  query: CursorQuery,
  reply: Page(PartnerTenant),
})

export const findPartner = endpoint({
  name: 'findPartner',
  summary: 'Get the partner and terms of a code; null for an unknown one',
  method: 'POST',
  path: '/api/auth/v1/partner-codes/find',
  access: 'public',
  limit: { calls: 30, seconds: 60 },
  body: Type.Object({ code: Type.String({ maxLength: 64 }) }),
  reply: Nullable(
    Type.Object({
      partner: Type.String(),
      trialDays: TrialDays,
      branding: Branding,
    }),
  ),
})
