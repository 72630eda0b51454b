import { type Static, Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Time } from './schemas.ts'

/** Names of the checks, in the order in which they are shown. */
export const CHECKS = {
  variables: 'Variables',
  operator: 'Operator',
  signUp: 'Sign-up',
  database: 'Database',
  address: 'Public address',
  former: 'Former addresses',
  proxy: 'Visitors’ addresses',
  body: 'Size of uploads',
  socket: 'Live updates',
  clock: 'Clock',
  mail: 'Mail server',
  mails: 'Emails',
  crm: 'CRMs',
  redis: 'Redis',
  jobs: 'Background jobs',
  rights: 'Rights',
  files: 'Files',
  space: 'Disk',
  sandbox: 'Sandbox',
  fonts: 'Fonts',
  previews: 'Previews',
  domains: 'Short domains',
  backup: 'Backup',
  restore: 'Backup check',
} as const
export type CheckId = keyof typeof CHECKS

export const CheckResult = Type.Object({
  id: Type.Enum(Object.keys(CHECKS) as CheckId[]),
  name: Type.String(),
  state: Type.Enum(['ok', 'warning', 'fault', 'unknown'], {
    description: '`unknown` if it couldn’t be found out',
  }),
  found: Type.String({ description: 'What was found, in a sentence' }),
  advice: Type.Union([Type.String(), Type.Null()], { description: 'What to do about it' }),
})
export type CheckResult = Static<typeof CheckResult>

export const examineServer = endpoint({
  name: 'examineServer',
  summary: 'Examine the server for whoever operates it; takes up to ten seconds',
  method: 'GET',
  path: '/api/monitoring/doctor',
  access: 'errors.manage',
  limit: { calls: 10, seconds: 60 },
  reply: Type.Object({ at: Time, checks: Type.Array(CheckResult) }),
})

export const sendTestEmail = endpoint({
  name: 'sendTestEmail',
  summary: 'Email yourself at once, for owners of the company that operates the server',
  description:
    'Answers what the mail server said. 409 if there is none (`SMTP_URL`). It waits for at most twenty seconds.',
  method: 'POST',
  path: '/api/monitoring/test-email',
  access: 'billing.manage',
  evenInactive: true,
  inPerson: true,
  limit: { calls: 5, seconds: 300 },
  reply: Type.Object({
    to: Type.String({ description: 'Your own address' }),
    isAccepted: Type.Boolean({ description: 'Whether the mail server accepted the email' }),
    answer: Type.String({
      description: 'What the mail server answered, or why there was no answer',
    }),
  }),
})
