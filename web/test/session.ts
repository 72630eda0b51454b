import { getMe, type Me, refreshSession } from '@satchel/contract/accounts/accounts.ts'
import { PERMISSIONS_OF, type Role } from '@satchel/contract/permissions.ts'
import { OWNER } from './items.ts'
import { reply, type serve } from './server.ts'

/** Returns the server's answers when a page with a session is loaded. */
export function sessionOf(role: Role): Parameters<typeof serve>[0] {
  const tokens = { accessToken: 'a', identityToken: 'i', refreshToken: 'r', expiresIn: 900 }
  return [
    [refreshSession, () => reply(refreshSession, tokens)],
    [getMe, () => reply(getMe, meAs(role))],
  ]
}

export function meAs(role: Role): Me {
  return {
    user: {
      ...OWNER,
      username: 'ada',
      email: 'ada@northwind.test',
      role,
      avatar: { large: null, medium: null, thumbnail: null },
      status: 'active',
      lastSeenAt: null,
      locale: null,
    },
    tenant: {
      id: OWNER.id,
      name: 'Northwind',
      slug: 'northwind',
      accountStatus: {
        status: 'trialing',
        trialEndsAt: null,
        paymentDueBy: null,
        readableUntil: null,
        closesAt: null,
        suspension: null,
      },
      plan: 'trial',
      locale: 'en',
      timeZone: 'Europe/Zurich',
      website: null,
      embedOrigins: [],
      imprintUrl: null,
      privacyUrl: null,
      termsUrl: null,
      accessibilityUrl: null,
      controller: null,
      legalGround: null,
      branding: { logoUrl: null, color: '#0f766e' },
      customShortDomain: { version: 0, versions: [] },
      emailsFailingSince: null,
      createdAt: '2026-11-20T09:00:00.000Z',
    },
    role,
    permissions: [...PERMISSIONS_OF[role]],
    owesSecondFactor: false,
    isOperator: false,
    hasPlans: true,
  }
}
