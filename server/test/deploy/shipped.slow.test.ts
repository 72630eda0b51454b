import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { PASSWORD, signIn } from '../client.ts'
import { startBucketServer } from '../peers/bucket-server.ts'
import { startOidc } from '../peers/oidc-peer.ts'
import { discard } from '../postgres.ts'
import { startProduct } from '../product.ts'
import { walkShipped } from './walk-shipped.ts'

const EMAIL = 'ada@example.com'
const TIME = { timeout: 600_000 }
const HIDING = fileURLToPath(new URL('./hide-development.mjs', import.meta.url))

async function receiveMail() {
  const received: Email[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      const chunks = await stream.toArray()
      received.push(await PostalMime.parse(Buffer.concat(chunks)))
      done()
    },
  })
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => smtp.close(() => resolve())))
  return { received, url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}` }
}

test(
  'without packages of development it mails, signs in through others, syncs people, keeps files in a bucket and exports',
  TIME,
  async () => {
    const [oidc, bucket, mail] = [
      await startOidc(),
      await startBucketServer('shipped'),
      await receiveMail(),
    ]
    const product = await startProduct({
      env: {
        NODE_OPTIONS: `--import=${HIDING}`,
        SMTP_URL: mail.url,
        S3_BUCKET: 'shipped',
        S3_ENDPOINT: bucket.url,
        ...bucket.keys,
        FETCH_ALLOWED_NETWORKS: '127.0.0.0/8',
      },
    })
    onTestFinished(async () => {
      await product.kill()
      await discard(product.dataDir)
      await bucket.stop()
      oidc.close()
    })
    const post = (path: string, body: object) =>
      fetch(`${product.url}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const draft = { email: EMAIL, password: PASSWORD, name: 'Ada', company: 'Acme' }
    expect((await post('auth/v1/owners/register', draft)).status).toBe(201)
    await expect.poll(() => mail.received).toHaveLength(1)
    const code = mail.received[0]?.text?.match(/\d{6}/)?.[0]
    expect((await post('auth/v1/confirm', { email: EMAIL, code })).ok).toBe(true)
    await walkShipped({ url: product.url, ada: await signIn(product, EMAIL), oidc })
    expect(await bucket.objects()).not.toEqual([])
  },
)
