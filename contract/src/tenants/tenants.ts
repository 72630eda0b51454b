import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Color, Id, IdParams, Nullable, Time } from '../schemas.ts'
import { LEGAL_PAGES, LEGAL_TEXT_MAX, LEGAL_TEXTS, LegalPages } from './legal.ts'

export const AccountStatus = Type.Enum(['trialing', 'active', 'past_due', 'canceled', 'suspended'])
export type AccountStatus = Static<typeof AccountStatus>

/** Statuses with which the app opens. */
export const OPEN_STATUSES: readonly AccountStatus[] = ['trialing', 'active']

export const Branding = Type.Object({ logoUrl: Nullable(Type.String()), color: Color })
export type Branding = Static<typeof Branding>

export const DomainStatus = Type.Enum(['pending', 'confirmed', 'conflicting', 'not-found', 'lost'])
export type DomainStatus = Static<typeof DomainStatus>

export const DomainVersion = Type.Object({
  version: Type.Integer(),
  domain: Type.String(),
  status: DomainStatus,
})

export const Tenant = Type.Object({
  id: Id,
  name: Type.String(),
  slug: Type.String(),
  accountStatus: Type.Object({
    status: AccountStatus,
    trialEndsAt: Nullable(Time),
    paymentDueBy: Type.Union([Time, Type.Null()], {
      description: 'If a payment is overdue: the account stays active until then',
    }),
    readableUntil: Type.Union([Time, Type.Null()], {
      description: 'If the account is inactive: it is readable and its links work until then',
    }),
    closesAt: Type.Union([Time, Type.Null()], {
      description: 'If the account is being closed: when everything is deleted',
    }),
    suspension: Nullable(
      Type.Object({
        reason: Nullable(Type.String({ description: 'In the words of the server’s operator' })),
        pagesClosed: Type.Boolean({ description: 'Links and sites don’t open anymore' }),
      }),
    ),
  }),
  plan: Type.String(),
  timeZone: Type.String({ description: 'IANA name' }),
  locale: Type.String({
    description:
      'BCP 47 tag of the language of visitors’ pages where nothing is known of the visitor',
  }),
  website: Nullable(Type.String()),
  embedOrigins: Type.Array(Type.String(), {
    description:
      'Origins of the websites that may embed links and sites, such as https://www.example.com',
  }),
  ...LegalPages.properties,
  controller: Type.Union([Type.String(), Type.Null()], {
    description:
      'Who is responsible for visitors’ data and how to reach them, and the data protection officer, in lines of text',
  }),
  legalGround: Type.Union([Type.String(), Type.Null()], {
    description:
      'What visitors’ data is kept for and on which legal ground, in the company’s words, in place of the usual sentence',
  }),
  branding: Branding,
  customShortDomain: Type.Object({
    version: Type.Integer(),
    versions: Type.Array(DomainVersion),
  }),
  emailsFailingSince: Type.Union([Time, Type.Null()], {
    description:
      'If the mail server takes no emails: when the first of them failed. Each is retried for two days',
  }),
  createdAt: Time,
})
export type Tenant = Static<typeof Tenant>

export const ProfileAttribute = Type.Enum([
  'name',
  'timeZone',
  'locale',
  'logoUrl',
  'color',
  'website',
  'embedOrigins',
  ...LEGAL_PAGES,
  ...LEGAL_TEXTS,
])
export type ProfileAttribute = Static<typeof ProfileAttribute>

export const changeProfile = endpoint({
  name: 'changeProfile',
  summary: 'Change an attribute of the tenant',
  method: 'PATCH',
  path: '/api/auth/v1/tenants/:id/profile',
  access: 'tenant.manage',
  params: IdParams,
  body: Type.Object({
    attribute: ProfileAttribute,
    value: Nullable(
      Type.String({
        maxLength: 2_048,
        description: `For embedOrigins: the origins, separated by spaces, commas or lines. For controller and legalGround: up to ${LEGAL_TEXT_MAX} characters in lines`,
      }),
    ),
  }),
  reply: Tenant,
})

export const uploadLogo = endpoint({
  name: 'uploadLogo',
  fillsDisk: true,
  summary:
    'Upload the logo (body: PNG, JPEG, WebP, GIF, AVIF or SVG, up to 2 MiB); it is stored as a clean PNG',
  method: 'PUT',
  path: '/api/auth/v1/tenants/:id/logo',
  access: 'tenant.manage',
  params: IdParams,
  raw: true,
  reply: Tenant,
})

export const closeAccount = endpoint({
  name: 'closeAccount',
  summary:
    'Close the account: it is readable for 30 more days, then everything is deleted. Owners get an email with a link to keep it',
  method: 'POST',
  path: '/api/auth/v1/tenants/:id/closing',
  access: 'billing.manage',
  needsProof: true,
  evenInactive: true,
  params: IdParams,
  reply: Tenant,
})

export const keepAccount = endpoint({
  name: 'keepAccount',
  summary: 'Cancel closing the account',
  method: 'DELETE',
  path: '/api/auth/v1/tenants/:id/closing',
  access: 'billing.manage',
  evenInactive: true,
  params: IdParams,
  reply: Tenant,
})

export const keepAccountByMail = endpoint({
  name: 'keepAccountByMail',
  summary: 'Cancel closing the account with the token emailed to its owners',
  method: 'POST',
  path: '/api/auth/v1/tenants/keep',
  access: 'public',
  limit: { calls: 30, seconds: 600 },
  body: Type.Object({ token: Type.String({ maxLength: 512 }) }),
  reply: Type.Object({ name: Type.String() }),
})
