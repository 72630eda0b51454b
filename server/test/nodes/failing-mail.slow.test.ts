import { once } from 'node:events'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../src/platform/database/embedded-postgres.ts'
import { type Owner, product } from '../harness.ts'

const port = await freePort()
const satchel = product({ worker: true, config: { SMTP_URL: `smtp://127.0.0.1:${port}` } })

const WITHOUT_TLS = { authOptional: true, disabledCommands: ['STARTTLS'] }
const SELDOM = { interval: 200 }

/** Starts the operator's mail server, and returns the addresses it took mail for. */
async function mailServer(options: SMTPServerOptions) {
  const received: string[] = []
  const smtp = new SMTPServer({
    onData(stream, { envelope }, done) {
      stream.resume().on('end', () => {
        received.push(...envelope.rcptTo.map(({ address }) => address))
        done()
      })
    },
    ...options,
  })
  // What a client thinks of its certificate is no fault of the server's.
  smtp.on('error', () => undefined)
  smtp.listen(port, '127.0.0.1')
  await once(smtp.server, 'listening')
  const stop = () => new Promise<void>((resolve) => smtp.close(() => resolve()))
  onTestFinished(stop)
  return { received, stop }
}

const refusal = (message: string, responseCode: number) =>
  Object.assign(new Error(message), { responseCode })

async function failingSince(owner: Owner): Promise<string | null> {
  return (await owner.call('GET', 'auth/v1/me')).body.tenant.emailsFailingSince
}

/** Returns how many accounts have failing emails, as operators see it. */
async function accountsInMetrics() {
  const { body } = await satchel.anonymous('GET', '/metrics')
  return /^satchel_accounts_with_failing_emails (\d+)$/m.exec(String(body))?.[1]
}

async function invitationOf(owner: Owner) {
  const { delivery, sentAt } = (await owner.call('GET', 'users/v1/invitations')).body.items[0]
  return { delivery, sentAt }
}

async function invite(owner: Owner) {
  const email = `guest-${crypto.randomUUID()}@example.com`
  const { body } = await owner.call('POST', 'users/v1/invite', { email, role: 'viewer' })
  return { email, id: body.id, delivery: body.delivery, sentAt: body.sentAt }
}

/** Has failed jobs tried again now, and not after their growing delays. */
async function retryNow() {
  const { systemPool } = satchel.database
  await systemPool.query('update graphile_worker._private_jobs set run_at = now()')
}

test.each([
  ['shows a certificate that nobody signed', { authOptional: true }],
  [
    'turns us away with 421',
    {
      ...WITHOUT_TLS,
      onConnect: (_session: unknown, done: (error: Error) => void) =>
        done(refusal('Try again later', 421)),
    },
  ],
])(
  'while the mail server %s, admins see since when no email has gone out',
  async (_what, options) => {
    const broken = await mailServer(options)
    const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
    expect(await failingSince(owner)).toBeNull()
    const { email, ...invited } = await invite(owner)
    expect(invited).toMatchObject({ delivery: 'sending', sentAt: null })
    await expect
      .poll(() => invitationOf(owner), SELDOM)
      .toEqual({ delivery: 'delayed', sentAt: null })
    await expect.poll(() => failingSince(owner), SELDOM).toMatch(/^20..-/)
    expect(await failingSince(other)).toBeNull()
    expect(await accountsInMetrics()).toBe('1')

    await broken.stop()
    const { received } = await mailServer(WITHOUT_TLS)
    await retryNow()
    await expect
      .poll(() => invitationOf(owner), SELDOM)
      .toEqual({ delivery: 'sent', sentAt: expect.stringMatching(/^20..-/) })
    expect(received).toEqual([email])
    await expect.poll(() => failingSince(owner), SELDOM).toBeNull()
    expect(await accountsInMetrics()).toBe('0')
  },
)

test('a mailbox that does not exist fails its invitation, and says nothing about other emails', async () => {
  const { received } = await mailServer({
    ...WITHOUT_TLS,
    onRcptTo: (_address, _session, done) => done(refusal('5.1.1 No such mailbox', 550)),
  })
  const owner = await satchel.newTenant()
  await invite(owner)
  await expect.poll(() => invitationOf(owner), SELDOM).toEqual({ delivery: 'failed', sentAt: null })
  expect(await failingSince(owner)).toBeNull()
  expect(received).toEqual([])
})

test('an invitation withdrawn while the mail server is away is not sent once it is back', async () => {
  const owner = await satchel.newTenant()
  const gone = await invite(owner)
  await expect.poll(() => invitationOf(owner), SELDOM).toMatchObject({ delivery: 'delayed' })
  await owner.call('DELETE', `users/v1/invitations/${gone.id}`)
  const stored = await invite(owner)
  const { received } = await mailServer(WITHOUT_TLS)
  await retryNow()
  await expect.poll(() => invitationOf(owner), SELDOM).toMatchObject({ delivery: 'sent' })
  const waiting = () =>
    satchel.database.systemPool
      .query(`select from graphile_worker._private_jobs where payload ->> 'to' = $1`, [gone.email])
      .then(({ rowCount }) => rowCount)
  await expect.poll(waiting, SELDOM).toBe(0)
  expect(received).toEqual([stored.email])
})

test('an email is still tried when the mail server was away for half an hour', async () => {
  const owner = await satchel.newTenant()
  await invite(owner)
  await expect.poll(() => invitationOf(owner), SELDOM).toMatchObject({ delivery: 'delayed' })
  const { systemPool } = satchel.database
  await systemPool.query('update graphile_worker._private_jobs set attempts = 8')
  await mailServer(WITHOUT_TLS)
  await retryNow()
  await expect.poll(() => invitationOf(owner), SELDOM).toMatchObject({ delivery: 'sent' })
})

test('an invitation sent again waits again until its new link has gone out', async () => {
  const { received } = await mailServer(WITHOUT_TLS)
  const owner = await satchel.newTenant()
  const { id, email } = await invite(owner)
  await expect.poll(() => invitationOf(owner), SELDOM).toMatchObject({ delivery: 'sent' })
  const { body } = await owner.call('POST', `users/v1/invitations/${id}/resend`)
  expect(body).toMatchObject({ delivery: 'sending', sentAt: null })
  await expect.poll(() => invitationOf(owner), SELDOM).toMatchObject({ delivery: 'sent' })
  expect(received).toEqual([email, email])
})

test('an owner of the operator’s company emails themselves, and reads what the mail server answered', async () => {
  const operator = await satchel.newTenant()
  await satchel.makeOperator(operator)
  const send = async () => {
    const { status, body } = await operator.call('POST', 'monitoring/test-email')
    expect({ status, to: body.to }).toEqual({ status: 200, to: operator.email })
    return body
  }
  const taking = await mailServer(WITHOUT_TLS)
  expect(await send()).toMatchObject({ isAccepted: true, answer: expect.stringMatching(/^250 /) })
  expect(taking.received).toEqual([operator.email])
  await taking.stop()
  const answer = expect.stringContaining('ECONNREFUSED')
  expect(await send()).toMatchObject({ isAccepted: false, answer })

  const refusing = await mailServer({
    ...WITHOUT_TLS,
    onRcptTo: (_address, _session, done) => done(refusal('5.7.1 Not for you', 554)),
  })
  const words = expect.stringContaining('5.7.1 Not for you')
  expect(await send()).toMatchObject({ isAccepted: false, answer: words })
  expect(refusing.received).toEqual([])
})
