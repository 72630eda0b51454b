import type { RoleRule, SsoRole } from '@satchel/contract/accounts/sso.ts'
import { withoutTurns } from '@satchel/contract/invisible.ts'
import { own } from '@satchel/contract/own.ts'
import { storable } from '../../platform/text.ts'
import { SsoFailure } from './failure.ts'

/** The person an identity provider signed in. */
export interface SsoAnswer {
  /** The same for as long as it is the same person. */
  subject: string
  email: string | null
  /** True if the provider verified the address; false if it doesn't say. */
  isVerified: boolean
  name: string | null
  claims: Record<string, string[]>
}

const CLAIMS_MAX = 60
const VALUES_MAX = 200
const TEXT_MAX = 500

/** Returns the claims that are text or lists of text. */
export function claimsOf(fields: Record<string, unknown>): Record<string, string[]> {
  const entries = Object.entries(fields).flatMap(([name, value]) => {
    const values = [value]
      .flat()
      .filter((each) => ['string', 'number', 'boolean'].includes(typeof each))
    const texts = values.slice(0, VALUES_MAX).map((each) => clean(String(each)))
    return texts.length > 0 && name.length <= TEXT_MAX ? [[clean(name), texts] as const] : []
  })
  return Object.fromEntries(entries.slice(0, CLAIMS_MAX))
}

function clean(text: string): string {
  return storable(text, TEXT_MAX)
}

interface Person {
  email: string | undefined
  name: string | undefined
  isVerified: boolean
}

export function answerOf(
  subject: string | undefined,
  claims: Record<string, string[]>,
  { email, name, isVerified }: Person,
): SsoAnswer {
  if (!subject || subject.length > TEXT_MAX)
    throw new SsoFailure('invalid', 'The identity provider didn’t say who signed in')
  return {
    subject: clean(subject),
    email: email ?? null,
    name: withoutTurns(name ?? '') || null,
    isVerified,
    claims,
  }
}

const RANKS: SsoRole[] = ['admin', 'editor', 'viewer']

interface RoleSettings {
  roleClaim: string | null
  roles: RoleRule[]
  defaultRole: SsoRole
}

/** Returns the highest role that the claim's values match, else the default. */
export function roleOf(
  { roleClaim, roles, defaultRole }: RoleSettings,
  answer: SsoAnswer,
): SsoRole {
  const values = roleClaim ? (own(answer.claims, roleClaim) ?? []) : []
  const granted = roles.filter(({ value }) => values.includes(value)).map(({ role }) => role)
  return RANKS.find((role) => granted.includes(role)) ?? defaultRole
}
