import { describeSignUp } from '../accounts/service.ts'
import * as tenants from '../tenants/service.ts'
import { type Checks, fine, warning } from './finding.ts'

// Who may come in, and whose word counts.

export const ownerChecks: Checks = {
  async operator({ config, database: { system } }) {
    const { OPERATOR_TENANT: named } = config
    const id = await tenants.findOperator(system, config)
    const advice = 'Set OPERATOR_TENANT to the id of your company and restart.'
    if (!id && named)
      return warning(
        `OPERATOR_TENANT is ${named}, but there is no such company, so nobody operates this server.`,
        advice,
      )
    if (!id && (await tenants.findFirst(system)))
      return warning(
        'The company that operated this server is deleted, so nobody can change plans or see the server’s errors.',
        advice,
      )
    if (!id) return fine('The first company that is confirmed will operate this server.')
    const profile = await tenants.findOperatorProfile(system, id)
    if (!profile)
      return fine('The demo company operates this server until another one is confirmed.')
    const because = named ? 'OPERATOR_TENANT names it' : 'it was confirmed first'
    return fine(`${profile.name} operates this server: ${because}.`)
  },

  async signUp({ config, database: { system } }) {
    const rule = await describeSignUp(system, config)
    if (rule.isSafe) return fine(rule.text)
    return warning(rule.text, 'Set SIGN_UP to first, closed, or your own domains, and restart.')
  },
}
