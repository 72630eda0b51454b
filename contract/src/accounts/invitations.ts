import { type Static, Type } from 'typebox'
import { INVITATIONS_MAX } from '../constants.ts'
import { endpoint } from '../endpoint.ts'
import { ROLES } from '../permissions.ts'
import { CursorQuery, Id, IdParams, Nullable, Page, Time } from '../schemas.ts'
import { Branding } from '../tenants/tenants.ts'
import { PersonName, TokenSet } from './accounts.ts'
import { Password } from './passwords.ts'

const Role = Type.Enum([...ROLES])
const Address = Type.String({ minLength: 1, maxLength: 320 })
const Message = Type.String({ maxLength: 1_000 })

export const Invitation = Type.Object({
  id: Id,
  email: Type.String(),
  role: Role,
  message: Nullable(Type.String()),
  invitedBy: Type.Object({ id: Id, name: Type.String() }),
  status: Type.Enum(['open', 'expired']),
  delivery: Type.Enum(['sending', 'delayed', 'failed', 'sent'], {
    description:
      'What became of the email with the current link: `delayed` is retried, `failed` is not, and can be resent',
  }),
  sentAt: Type.Union([Time, Type.Null()], { description: 'When that email went out' }),
  expiresAt: Time,
  createdAt: Time,
})
export type Invitation = Static<typeof Invitation>

export const inviteUser = endpoint({
  name: 'inviteUser',
  summary: 'Invite a person; the emailed link is valid for seven days',
  method: 'POST',
  path: '/api/users/v1/invite',
  access: 'people.manage',
  body: Type.Object({ email: Address, role: Role, message: Type.Optional(Message) }),
  status: 201,
  reply: Invitation,
})

export const InvitedLine = Type.Object({
  email: Type.String(),
  invitation: Nullable(Invitation),
  problem: Nullable(Type.Object({ code: Type.String(), detail: Type.String() })),
})
export type InvitedLine = Static<typeof InvitedLine>

export const inviteUsers = endpoint({
  name: 'inviteUsers',
  summary:
    'Invite several people; each address has its own result, and a failed one doesn’t affect the others',
  method: 'POST',
  path: '/api/users/v1/invitations',
  access: 'people.manage',
  once: true,
  body: Type.Object({
    emails: Type.Array(Address, { minItems: 1, maxItems: INVITATIONS_MAX }),
    role: Role,
    message: Type.Optional(Message),
  }),
  reply: Type.Object({ results: Type.Array(InvitedLine) }),
})

export const listInvitations = endpoint({
  name: 'listInvitations',
  summary: 'List open invitations, newest first',
  method: 'GET',
  path: '/api/users/v1/invitations',
  access: 'people.manage',
  query: CursorQuery,
  reply: Page(Invitation),
})

export const resendInvitation = endpoint({
  name: 'resendInvitation',
  summary: 'Resend an invitation for another seven days; the earlier link stops working',
  method: 'POST',
  path: '/api/users/v1/invitations/:id/resend',
  access: 'people.manage',
  params: IdParams,
  reply: Invitation,
})

export const revokeInvitation = endpoint({
  name: 'revokeInvitation',
  summary: 'Withdraw an invitation; its link stops working',
  method: 'DELETE',
  path: '/api/users/v1/invitations/:id',
  access: 'people.manage',
  params: IdParams,
  status: 204,
})

const Token = Type.String({ minLength: 1, maxLength: 512 })

/** The details that a link's holder sees before accepting. */
export const OpenedInvitation = Type.Object({
  email: Type.String(),
  role: Role,
  message: Nullable(Type.String()),
  invitedBy: Type.String(),
  /** The name of a person who was on the team before. */
  name: Nullable(Type.String()),
  tenant: Type.Object({ name: Type.String(), branding: Branding }),
  /** The single sign-on of this domain, if its people can't use a password. */
  sso: Nullable(Type.Object({ name: Type.String() })),
  expiresAt: Time,
})
export type OpenedInvitation = Static<typeof OpenedInvitation>

export const openInvitation = endpoint({
  name: 'openInvitation',
  summary: 'Get an invitation by the token of its link',
  method: 'POST',
  path: '/api/auth/v1/invitations/open',
  access: 'public',
  limit: { calls: 60, seconds: 60 },
  body: Type.Object({ token: Token }),
  reply: OpenedInvitation,
})

export const acceptInvitation = endpoint({
  name: 'acceptInvitation',
  summary: 'Accept an invitation: creates or reactivates the person and signs them in',
  method: 'POST',
  path: '/api/auth/v1/invitations/accept',
  access: 'public',
  limit: { calls: 30, seconds: 60 },
  body: Type.Object({ token: Token, name: PersonName, password: Password }),
  reply: TokenSet,
})
