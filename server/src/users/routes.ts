import * as invitationContract from '@satchel/contract/accounts/invitations.ts'
import * as contract from '@satchel/contract/users.ts'
import type { FastifyInstance } from 'fastify'
import { serve, serveOutside } from '../platform/http/serve.ts'
import { avatarRoute } from './avatar.ts'
import { handOverOwnership } from './change.ts'
import * as preferences from './email-preferences.ts'
import * as invitations from './invitations.ts'
import * as users from './service.ts'

export function userRoutes(app: FastifyInstance): void {
  serve(app, contract.listUsers, (scope, { query }) => users.list(scope, query))
  serve(app, contract.getUser, (scope, { params }) => users.get(scope, params.userId))
  serve(app, contract.getMailWishes, (scope, { params }) =>
    preferences.emailPreferences(scope, params.userId),
  )
  serve(app, contract.changeMailWishes, (scope, { params, body }) =>
    preferences.changeEmailPreferences(scope, params.userId, body),
  )

  const { services } = app
  const { files } = services
  serveOutside(app, contract.handOverOwnership, (actor, { params }) =>
    handOverOwnership(services, actor, params.userId),
  )
  avatarRoute(app, files)
  invitationRoutes(app)
}

function invitationRoutes(app: FastifyInstance): void {
  const { services } = app
  serve(app, invitationContract.inviteUser, (scope, { body: { email, ...terms } }) =>
    invitations.invite(services, scope, email, terms),
  )
  serve(app, invitationContract.inviteUsers, (scope, { body: { emails, ...terms } }) =>
    invitations.inviteAll(services, scope, emails, terms),
  )
  serve(app, invitationContract.listInvitations, (scope, { query }) =>
    invitations.list(scope, query),
  )
  serve(app, invitationContract.resendInvitation, (scope, { params }) =>
    invitations.resend(services, scope, params.id),
  )
  serve(app, invitationContract.revokeInvitation, (scope, { params }) =>
    invitations.revoke(scope, params.id),
  )
}
