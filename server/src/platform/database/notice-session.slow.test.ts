import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { administrate } from '../../../test/administrate.ts'
import { type OwnPostgres, startOwnPostgres } from '../../../test/postgres.ts'
import type { Log } from '../log.ts'
import { freePort } from './embedded-postgres.ts'
import { openNoticeSession } from './notice-session.ts'

let postgres: OwnPostgres
beforeAll(async () => {
  postgres = await startOwnPostgres()
})
afterAll(() => postgres.stop())

test('notices come again after no host could be reached for a while', async () => {
  const port = await freePort()
  const url = new URL(postgres.url)
  const hosts = `127.0.0.1:${port},127.0.0.1:${url.port}`
  const several = `${url.href.replace(url.host, hosts)}?target_session_attrs=read-write`
  const warn = vi.fn<Log['warn']>()
  const [onNotice, onLost, onBack] = [vi.fn(), vi.fn(), vi.fn()]
  const session = await openNoticeSession({
    url: several,
    log: { warn } as unknown as Log,
    onOpen: async (client) => void (await client.query('listen news')),
    ...{ onNotice, onLost, onBack },
  })
  await postgres.halt()
  await expect.poll(() => onLost.mock.calls.length).toBe(1)
  // Several attempts.
  await setTimeout(3_500)
  await postgres.resume()
  await expect.poll(() => onBack.mock.calls.length).toBe(1)
  await administrate(postgres.url, `notify news, 'again'`, url.pathname.slice(1))
  await expect.poll(() => onNotice.mock.calls).toEqual([['news', 'again']])
  const away = warn.mock.calls.filter(([, text]) => text === 'notices: not reachable')
  expect(away).toHaveLength(1)
  await session.close()
})
