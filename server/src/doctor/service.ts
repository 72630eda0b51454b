import { setTimeout } from 'node:timers/promises'
import { CHECKS, type CheckId, type CheckResult } from '@satchel/contract/doctor.ts'
import type { Actor } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { Problem, says } from '../platform/problem.ts'
import { SECOND } from '../platform/time.ts'
import * as tenants from '../tenants/service.ts'
import { addressChecks } from './address-checks.ts'
import { backupChecks } from './backups.ts'
import { databaseChecks } from './database-checks.ts'
import { type Check, type CheckedParts, type Finding, reasonOf, unknown } from './finding.ts'
import { fontChecks } from './fonts.ts'
import { machineChecks } from './machine-checks.ts'
import { ownerChecks } from './owner-checks.ts'
import { vendorChecks } from './vendors.ts'

/** The longest that one check may take; all run side by side. */
const CHECK_MAX = 10 * SECOND
const ALL = {
  ...addressChecks,
  ...fontChecks,
  ...machineChecks,
  ...databaseChecks,
  ...backupChecks,
  ...vendorChecks,
  ...ownerChecks,
}

/** Examines the server for its operator. Throws `not-found` for other accounts. */
export async function examine({ tenantId }: Actor, services: Services) {
  const operator = await tenants.findOperator(services.database.system, services.config)
  if (operator !== tenantId) throw new Problem('not-found', says('onlyOperatorExamines'))
  return { at: new Date().toISOString(), checks: await examineAll(services) }
}

/** Runs all checks and resolves to what they found, in the order of `CHECKS`. */
export async function examineAll(patient: CheckedParts): Promise<CheckResult[]> {
  const entries = Object.entries(CHECKS) as [CheckId, string][]
  const results = entries.map(async ([id, name]) => {
    const check = ALL[id]
    return check ? [{ id, name, advice: null, ...(await inTime(check, patient)) }] : []
  })
  return (await Promise.all(results)).flat()
}

type Failure = Error & { code?: string }

/** PostgreSQL's codes of tables, columns, functions and schemas that aren't there. */
const LACKS_SCHEMA = ['42P01', '42703', '42883', '3F000']

function whyFailed(error: Failure): string {
  const lacksSchema = LACKS_SCHEMA.includes(error.code ?? '')
  if (lacksSchema) return 'The database doesn’t have this version’s tables: see “Database”.'
  return `The check failed: ${reasonOf(error)}.`
}

function inTime(check: Check, patient: CheckedParts): Promise<Finding> {
  return Promise.race([
    check(patient).catch((error: Failure) => unknown(whyFailed(error))),
    setTimeout(CHECK_MAX, unknown('There was no answer within ten seconds.'), { ref: false }),
  ])
}
