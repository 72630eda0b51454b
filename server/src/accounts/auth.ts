import { betterAuth } from 'better-auth'
import { emailOTP } from 'better-auth/plugins/email-otp'
import { jwt } from 'better-auth/plugins/jwt'
import type { KyselyPlugin } from 'kysely'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/database/database.ts'
import { hashPassword, isPassword } from '../platform/security/passwords.ts'
import type { Secrets } from '../platform/security/secrets.ts'

export const ACCESS_SECONDS = 15 * 60
export const CODE_MINUTES = 15

/** Converts dates: our connections return times as ISO text, the library compares dates. */
const DATES: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => ({ ...result, rows: result.rows.map(withDates) }),
}

function withDates(row: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(row).map(([name, value]) =>
    name.endsWith('At') && typeof value === 'string' ? [name, new Date(value)] : [name, value],
  )
  return Object.fromEntries(entries)
}

export type Auth = ReturnType<typeof authOn>

/**
 * Returns Better Auth on our database handle, so that its writes join our transaction. It stores users, passwords,
 * codes and signing keys.
 */
export function authOn(db: Db, config: Config, secrets: Secrets) {
  return betterAuth({
    baseURL: config.PUBLIC_URL,
    secret: secrets.auth,
    database: { db: db.withPlugin(DATES).withSchema('auth'), type: 'postgres' },
    advanced: { database: { generateId: false, validateSchema: false }, disableCSRFCheck: true },
    logger: { disabled: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: 1,
      maxPasswordLength: 256,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => isPassword(password, hash),
      },
    },
    emailVerification: { autoSignInAfterVerification: false, sendOnSignUp: false },
    plugins: [
      emailOTP({
        otpLength: 6,
        expiresIn: CODE_MINUTES * 60,
        // Tries are counted by network before: whoever has many doesn't use up a code that is another's.
        allowedAttempts: 1_000,
        storeOTP: 'hashed',
        // Codes are made by createVerificationOTP and go out as a job of the same transaction.
        sendVerificationOTP: async () => undefined,
      }),
      jwt({
        jwks: { keyPairConfig: { alg: 'EdDSA', crv: 'Ed25519' } },
        jwt: {
          issuer: config.PUBLIC_URL,
          audience: config.PUBLIC_URL,
          expirationTime: `${ACCESS_SECONDS}s`,
        },
      }),
    ],
  })
}

/** The code of a refusal of Better Auth, which has two classes of that name; anything else is thrown on. */
export function refusal(error: unknown): string {
  if (!(error instanceof Error) || error.name !== 'APIError') throw error
  const { body, status } = error as Error & { body?: { code?: string }; status?: unknown }
  return body?.code ?? String(status)
}
