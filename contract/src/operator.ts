import { type Static, Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { CursorQuery, Id, IdParams, Nullable, Page, Time } from './schemas.ts'
import { SetPlan, Usage } from './tenants/billing.ts'
import { LIMIT_NAMES, Limits } from './tenants/plans.ts'
import { AccountStatus } from './tenants/tenants.ts'

// The companies of a server, for owners of the one that operates it. Nothing of their content is here: no name of an item,
// file or visitor.

export const REASON_MAX = 500

export const Company = Type.Object({
  id: Id,
  name: Type.String(),
  status: AccountStatus,
  plan: Nullable(Type.String({ description: 'null where the server has no plans' })),
  isConfirmed: Type.Boolean({ description: 'Whether anybody in it confirmed an address' }),
  isOperator: Type.Boolean({ description: 'The company that operates the server' }),
  people: Type.Integer({ description: 'Active ones' }),
  items: Type.Integer({ description: 'With the trash' }),
  storageBytes: Type.Integer(),
  visits30Days: Type.Integer({ description: 'Views of the last 30 days' }),
  lastActivityAt: Nullable(Time),
  createdAt: Time,
  closesAt: Type.Union([Time, Type.Null()], {
    description: 'If it is being closed: when everything is deleted',
  }),
  suspension: Nullable(
    Type.Object({
      reason: Nullable(Type.String()),
      since: Time,
      pagesClosed: Type.Boolean({ description: 'Its public pages are down already' }),
    }),
  ),
})
export type Company = Static<typeof Company>

export const CompanyDetails = Type.Object({
  ...Company.properties,
  usage: Usage,
  limits: Limits,
  ownLimits: Type.Array(Type.Enum([...LIMIT_NAMES]), {
    description: 'Limits that were set in place of the plan’s',
  }),
})
export type CompanyDetails = Static<typeof CompanyDetails>

const operator = { access: 'billing.manage', evenInactive: true, inPerson: true } as const

export const listCompanies = endpoint({
  ...operator,
  name: 'listCompanies',
  summary:
    'List the companies on this server, newest first, for owners of the one that operates it',
  method: 'GET',
  path: '/api/operator/v1/companies',
  query: Type.Object({
    search: Type.Optional(Type.String({ maxLength: 200, description: 'Part of the name' })),
    ...CursorQuery.properties,
  }),
  reply: Page(Company),
})

export const getCompany = endpoint({
  ...operator,
  name: 'getCompany',
  summary: 'Get a company with its usage and limits',
  method: 'GET',
  path: '/api/operator/v1/companies/:id',
  params: IdParams,
  reply: CompanyDetails,
})

export const setCompanyPlan = endpoint({
  ...operator,
  name: 'setCompanyPlan',
  summary: 'Set a company’s plan and status by hand, without Stripe',
  method: 'PUT',
  path: '/api/operator/v1/companies/:id/plan',
  params: IdParams,
  body: SetPlan,
  reply: CompanyDetails,
})

export const setCompanyLimits = endpoint({
  ...operator,
  name: 'setCompanyLimits',
  summary: 'Set a company’s own limits: null is no limit, one that is left out is its plan’s',
  method: 'PUT',
  path: '/api/operator/v1/companies/:id/limits',
  params: IdParams,
  body: Type.Partial(Limits),
  reply: CompanyDetails,
})

export const suspendCompany = endpoint({
  ...operator,
  name: 'suspendCompany',
  summary: 'Suspend a company: it becomes read-only, and its public pages go down at once if asked',
  method: 'POST',
  path: '/api/operator/v1/companies/:id/suspension',
  params: IdParams,
  body: Type.Object({
    reason: Type.String({ minLength: 1, maxLength: REASON_MAX }),
    closePages: Type.Boolean({
      description: 'Take public pages down at once, rather than in 30 days',
    }),
  }),
  reply: CompanyDetails,
})

export const resumeCompany = endpoint({
  ...operator,
  name: 'resumeCompany',
  summary: 'End a company’s suspension: it has the status that it had before',
  method: 'DELETE',
  path: '/api/operator/v1/companies/:id/suspension',
  params: IdParams,
  reply: CompanyDetails,
})

export const deleteCompany = endpoint({
  ...operator,
  name: 'deleteCompany',
  summary: 'Close a company as its owner would: everything is deleted in 30 days',
  method: 'DELETE',
  path: '/api/operator/v1/companies/:id',
  needsProof: true,
  params: IdParams,
  reply: CompanyDetails,
})

export const resendCompanyConfirmation = endpoint({
  ...operator,
  name: 'resendCompanyConfirmation',
  summary:
    'Email the owner of an unconfirmed company a new code, and let it in whatever SIGN_UP says',
  method: 'POST',
  path: '/api/operator/v1/companies/:id/confirmation',
  limit: { calls: 30, seconds: 600 },
  params: IdParams,
  status: 204,
})
