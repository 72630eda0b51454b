import type { SsoDomain, SsoProvider } from '@satchel/contract/accounts/sso.ts'

const AT = '2026-11-20T09:00:00.000Z'

/** Returns a complete and tested OpenID Connect connection, with these fields. */
export function providerOf(overrides: Partial<SsoProvider> = {}): SsoProvider {
  return {
    id: '0199ffff-0000-7000-8000-000000000001',
    kind: 'oidc',
    name: 'Entra ID',
    mode: 'off',
    issuer: 'https://login.example',
    clientId: 'satchel',
    hasSecret: true,
    signInUrl: null,
    certificates: [],
    makesPeople: true,
    trustsEmail: false,
    defaultRole: 'viewer',
    roleClaim: null,
    roles: [],
    forOwners: false,
    isTested: true,
    lastTest: null,
    callbackUrl: 'https://satchel.test/api/auth/v1/sso/callback/1',
    entityId: 'https://satchel.test/api/auth/v1/sso/metadata/1',
    startUrl: 'https://satchel.test/api/auth/v1/sso/start?provider=1',
    createdAt: AT,
    ...overrides,
  }
}

/** Returns a verified email domain, with these fields. */
export function ssoDomainOf(overrides: Partial<SsoDomain> = {}): SsoDomain {
  return {
    id: '0199ffff-0000-7000-8000-000000000002',
    domain: 'northwind.test',
    providerId: providerOf().id,
    record: {
      type: 'TXT',
      name: '_satchel.northwind.test',
      value: 'satchel-domain=abc',
      isFound: true,
    },
    provenAt: AT,
    checkedAt: AT,
    detail: null,
    ...overrides,
  }
}
