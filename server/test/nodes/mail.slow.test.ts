import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { freePort } from '../../src/platform/database/embedded-postgres.ts'
import { PASSWORD, someAddress } from '../client.ts'
import { product } from '../harness.ts'
import { startProduct } from '../product.ts'

const satchel = product({ worker: true })

test('mail goes by the SMTP server of the operator, and waits in the queue while that is away', async () => {
  const port = await freePort()
  const server = await startProduct({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  const received: Email[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          received.push(mail)
          done()
        })
      })
    },
  })
  try {
    const draft = { email: 'ada@example.com', password: PASSWORD, name: 'Ada', company: 'Acme' }
    const { status } = await fetch(`${server.url}/api/auth/v1/owners/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(draft),
    })
    expect(status).toBe(201)

    smtp.listen(port, '127.0.0.1')
    await once(smtp.server, 'listening')
    await expect.poll(() => received).toHaveLength(1)
    expect(received[0]).toMatchObject({
      to: [{ address: 'ada@example.com' }],
      subject: expect.stringMatching(/^Confirm your email address: \d{6}$/),
      text: expect.stringMatching(/^Your code is \d{6}\.$/m),
      html: expect.stringContaining(`${server.url}/confirm?token=`),
    })
    expect((await fetch(`${server.url}/dev/mailbox`)).status).toBe(404)
  } finally {
    await server.stop()
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
  }
})

test('without one it is kept, and read at /dev/mailbox on the machine itself alone', async () => {
  const email = someAddress()
  const draft = { email, password: PASSWORD, name: 'Ada Owner', company: 'Acme' }
  await satchel.anonymous('POST', 'auth/v1/owners/register', draft)
  const { http } = satchel.app
  const read = (url: string, remoteAddress: string, headers = {}) =>
    http.inject({ url, remoteAddress, headers })
  await expect.poll(async () => (await read('/dev/mailbox', '127.0.0.1')).payload).toContain(email)

  const { payload } = await read('/dev/mailbox', '::1')
  const [link = ''] = /\/dev\/mailbox\/[^"]+/.exec(payload) ?? []
  const mail = await read(link, '127.0.0.1')
  expect(mail.payload).toMatch(/letter-spacing:6px">\d{6}</)
  expect(mail.headers['content-security-policy']).toContain("default-src 'none'")

  expect((await read('/dev/mailbox', '10.0.0.7')).statusCode).toBe(404)
  const proxied = await read('/dev/mailbox', '127.0.0.1', { 'x-forwarded-for': '10.0.0.7' })
  expect(proxied.statusCode).toBe(404)
  const rebound = await read('/dev/mailbox', '127.0.0.1', { host: 'evil.example' })
  expect(rebound.statusCode).toBe(404)
  expect((await read('/dev/mailbox/..%2fsecrets.json', '127.0.0.1')).statusCode).toBe(404)
})
