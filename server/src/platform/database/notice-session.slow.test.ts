import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { administrate } from '../../../test/administrate.ts'
import { type OwnPostgres, startOwnPostgres } from '../../../test/postgres.ts'
import type { Log } from '../log.ts'
import { openNoticeSession } from './notice-session.ts'

let postgres: OwnPostgres
beforeAll(async () => {
  postgres = await startOwnPostgres()
})
afterAll(() => postgres.stop())

/** A host that is asked each time before the other, and counts it. */
async function hostThatHangsUp() {
  let tries = 0
  const server = createServer((socket) => {
    tries += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { port: (server.address() as AddressInfo).port, tries: () => tries }
}

test('notices come again after no host could be reached for a while', async () => {
  const { port, tries } = await hostThatHangsUp()
  const url = new URL(postgres.url)
  const hosts = `127.0.0.1:${port},127.0.0.1:${url.port}`
  const several = `${url.href.replace(url.host, hosts)}?target_session_attrs=read-write`
  const warn = vi.fn<Log['warn']>()
  const [onNotice, onLost, onBack] = [vi.fn(), vi.fn(), vi.fn()]
  const session = await openNoticeSession({
    url: several,
    log: { warn } as unknown as Log,
    onOpen: async (client) => void (await client.query('listen news')),
    onNotice,
    onLost,
    onBack,
  })
  await postgres.halt()
  await expect.poll(() => onLost.mock.calls.length).toBe(1)
  const before = tries()
  await expect.poll(tries).toBeGreaterThan(before + 2)
  await postgres.resume()
  await expect.poll(() => onBack.mock.calls.length).toBe(1)
  await administrate(postgres.url, `notify news, 'again'`, url.pathname.slice(1))
  await expect.poll(() => onNotice.mock.calls).toEqual([['news', 'again']])
  const away = warn.mock.calls.filter(([, text]) => text === 'notices: not reachable')
  expect(away).toHaveLength(1)
  await session.close()
})
