import * as contract from '@satchel/contract/accounts/factors.ts'
import type { FastifyInstance } from 'fastify'
import { originOf, serve, serveOutside, servePublic } from '../../platform/http/serve.ts'
import type { Accounts } from '../service.ts'
import type { HandOut } from '../tokens/tokens.ts'
import * as passkeys from './passkeys.ts'
import { prove } from './proof.ts'
import * as factors from './service.ts'
import * as totp from './totp.ts'

/** All of it lies in the schema of sign-in, out of reach of a Scope. */
export function factorRoutes(app: FastifyInstance, context: Accounts, handOut: HandOut): void {
  serveOutside(app, contract.getFactors, (_, _input, me) => factors.overview(context, me))
  serveOutside(app, contract.beginTotp, (_, _input, me) => totp.begin(context, me))
  serveOutside(app, contract.confirmTotp, (_, { body }, me) => totp.confirm(context, me, body.code))
  serveOutside(app, contract.removeTotp, (_, _input, me) => totp.remove(context, me))
  serveOutside(app, contract.renewRecoveryCodes, (_, _input, me) =>
    totp.renewRecoveryCodes(context, me),
  )
  serveOutside(app, contract.beginPasskey, (_, _input, me) => passkeys.beginAdding(context, me))
  serve(app, contract.addPasskey, (_scope, { body }, { identity }) =>
    passkeys.add(context, identity, body),
  )
  serveOutside(app, contract.renamePasskey, (_, { params, body }, me) =>
    passkeys.rename(context, me, params.passkeyId, body.name),
  )
  serveOutside(app, contract.removePasskey, (_, { params }, me) =>
    passkeys.remove(context, me, params.passkeyId),
  )
  serveOutside(app, contract.beginProof, (_, _input, me) => passkeys.beginShowing(context, me))
  serveOutside(app, contract.prove, (_, { body }, me) => prove(context, me, body))
  serveOutside(app, contract.resetFactors, (_, { params }, me) =>
    factors.reset(context, me, params.userId),
  )
  serveOutside(app, contract.getSignInRules, (_, _input, me) => factors.rules(context, me))
  serveOutside(app, contract.changeSignInRules, (_, { body }, me) =>
    factors.changeRules(context, me, body),
  )

  servePublic(app, contract.beginPasskeySignIn, () => passkeys.beginShowing(context))
  servePublic(app, contract.signInByPasskey, async ({ body }, call) =>
    handOut(await passkeys.signIn(context, body.passkey, originOf(call.request)), call),
  )
}
