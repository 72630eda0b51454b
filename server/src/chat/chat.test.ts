import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Owner, product } from '../../test/harness.ts'
import { checkSlack, checkTeams, faultsOfCard } from '../../test/peers/chat-messages.ts'
import { chat, SLACK_OK, slack, TEAMS_OK, teams } from '../../test/peers/chat-receiver.ts'
import { RECEIVERS } from '../../test/peers/webhook-receiver.ts'
import { addPage, share } from '../../test/sharing.ts'
import { until } from '../../test/until.ts'
import { wishFor } from '../../test/wishing.ts'
import { deleteAcross, publishAcross } from '../webhooks/service.ts'

const satchel = product({ config: RECEIVERS, worker: true })
const PATH = 'integrations/v1/webhooks'
const system = () => satchel.database.system
const run = (task: string, payload: object = {}) => satchel.app.tasks[task]?.(payload)

let owner: Owner
beforeEach(async () => {
  owner = await satchel.newTenant()
})

async function connect(url: string, fields: object = {}) {
  const draft = { name: 'Sales', url, format: 'slack', events: ['item.added'], ...fields }
  const { status, body } = await owner.call('POST', PATH, draft)
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
const find = async () => (await owner.call('GET', PATH)).body.items[0]
const logOf = async (id: string) => (await owner.call('GET', `${PATH}/${id}/deliveries`)).body.items

/** A reading of a link by a visitor, as tracking reports it. */
function read(email: string | null, emailProved: boolean, itemName = 'Price list', seconds = 185) {
  const id = crypto.randomUUID()
  const at = new Date().toISOString()
  const sharedBy = { id: owner.userId, name: 'Ada' }
  const link = {
    id,
    slug: 'abc',
    itemType: 'ITEM' as const,
    itemId: id,
    itemName,
    recipient: null,
    sharedBy,
  }
  const data = {
    id,
    at,
    endedAt: at,
    reader: { email, emailProved },
    isFirst: true,
    seconds,
    certainty: emailProved ? ('proved' as const) : ('acted' as const),
    minutes: Math.round(seconds / 6) / 10,
    share: 0.25,
    longestPages: [],
    items: [],
    downloaded: false,
    country: 'CH',
    device: 'desktop',
    link,
  }
  return {
    id,
    publish: () =>
      publishAcross({ db: system() }, 'link.read', [{ tenantId: owner.tenantId, data }]),
  }
}

describe('a message', () => {
  test('to Slack is valid Block Kit, and leads into Satchel', async () => {
    const { url, received } = await chat(SLACK_OK)
    const { id } = await connect(url, { events: ['link.read'] })
    const reading = read('bo@example.com', true)
    await reading.publish()
    await until(() => expect(received).toHaveLength(1))
    const { text, blocks } = checkSlack(received[0]?.body ?? '')
    expect(text).toBe('bo@example.com read Price list')
    const link = `<${satchel.config.PUBLIC_URL}/links/${reading.id}|Open in Satchel>`
    expect(JSON.stringify(blocks)).toContain(link)
    expect(JSON.stringify(blocks)).toMatch(/"3.1 min".*"25%".*"bo@example.com \(verified\)"/)
    const [delivery] = await until(async () => {
      const log = await logOf(id)
      expect(log).toMatchObject([{ state: 'delivered' }])
      return log
    })
    expect(delivery.payload).toBe(received[0]?.body)
  })

  test('to Teams is a valid Adaptive Card', async () => {
    const { url, received } = await chat(TEAMS_OK)
    await connect(url, { format: 'teams', events: ['link.read', 'wish.created', 'link.created'] })
    await read(null, false, 'Price list', 2).publish()
    await wishFor(owner)
    await share(owner, (await addPage(owner)).id, { sharedToMemo: 'Bea' })
    await until(() => expect(received).toHaveLength(3))
    const cards = received.map(({ body }) => checkTeams(body))
    expect(JSON.stringify(cards)).toContain('Someone read Price list')
    expect(JSON.stringify(cards)).toContain('"2 s"')
    // The parser does say what is wrong.
    expect(
      faultsOfCard({ type: 'AdaptiveCard', version: '1.4', body: [{ type: 'Nonsense' }] }),
    ).not.toEqual([])
  })

  test('is in the language of the company', async () => {
    const path = `auth/v1/tenants/${owner.tenantId}/profile`
    await owner.call('PATCH', path, { attribute: 'locale', value: 'de' })
    const { url, received } = await chat(SLACK_OK)
    const { id } = await connect(url, { events: ['link.read'] })
    await read('bo@example.com', true, 'Preisliste').publish()
    await until(() => expect(received).toHaveLength(1))
    const { text, blocks } = checkSlack(received[0]?.body ?? '')
    expect(text).toBe('bo@example.com hat Preisliste gelesen')
    expect(JSON.stringify(blocks)).toMatch(/"3,1 Min\.".*"bo@example.com \(bestätigt\)"/)
    const [delivery] = await logOf(id)
    expect(delivery.payload).toBe(received[0]?.body)
  })

  const HOSTILE =
    '<!channel> <@U1> <https://evil.example|Price> [x](https://evil.example) <at>Ada</at> *b* & co'

  test('has no mention and no link that comes of a name', async () => {
    const [one, other] = [await chat(SLACK_OK), await chat(TEAMS_OK)]
    await connect(one.url)
    await connect(other.url, { format: 'teams' })
    await addPage(owner, { name: HOSTILE })
    await until(() => expect([one.received.length, other.received.length]).toEqual([1, 1]))
    const { text, blocks } = checkSlack(one.received[0]?.body ?? '')
    expect(text).not.toMatch(/[<>]/)
    expect(text).toContain('&lt;!channel&gt;')
    const parsed: string[] = []
    JSON.stringify(blocks, (_, value) => {
      if (value?.type === 'mrkdwn') parsed.push(value.text)
      return value
    })
    expect(parsed).toHaveLength(1)
    expect(parsed[0]).toMatch(
      new RegExp(`^<${satchel.config.PUBLIC_URL}/items/[^|]*\\|Open in Satchel>$`),
    )
    const card = checkTeams(other.received[0]?.body ?? '')
    expect(new Set(card.body.map(({ type }: { type: string }) => type))).toEqual(
      new Set(['RichTextBlock']),
    )
    expect(card.msteams).toBeUndefined()
    expect(JSON.stringify([blocks, card.body])).not.toContain('https://evil')
  })
})

describe('the reason', () => {
  test.each([
    ['slack', slack(403, 'invalid_token'), 'revoked'],
    ['slack', slack(404, 'no_service'), 'revoked'],
    ['slack', slack(404, 'channel_not_found'), 'no-channel'],
    ['slack', slack(410, 'channel_is_archived'), 'archived'],
    ['slack', slack(403, 'action_prohibited'), 'forbidden'],
    ['slack', slack(400, 'invalid_payload'), 'rejected'],
    ['slack', slack(429, 'rate_limited', { 'retry-after': '30' }), 'limited'],
    ['slack', slack(500, 'rollup_error'), 'status'],
    ['teams', teams(401, 'DirectApiAuthorizationRequired'), 'revoked'],
    ['teams', teams(404, 'WorkflowNotFound'), 'revoked'],
    ['teams', teams(429, 'TooManyRequests'), 'limited'],
    [
      'teams',
      { status: 200, body: 'Webhook message delivery failed with error: HTTP error 429' },
      'limited',
    ],
  ])('that %s gives in %o is shown at the connection', async (format, answer, fault) => {
    const { url } = await chat(answer, format === 'slack' ? SLACK_OK : TEAMS_OK)
    const { id } = await connect(url, { format })
    expect(await find()).toMatchObject({ lastProblem: null })
    const test = () => owner.call('POST', `${PATH}/${id}/test`)
    expect((await test()).status).toBe(201)
    await until(async () =>
      expect((await find()).lastProblem).toMatchObject({ fault, status: answer.status }),
    )
    await test()
    await until(async () =>
      expect(await find()).toMatchObject({ lastProblem: null, lastState: 'delivered' }),
    )
  })

  test('429 has the next attempt wait as long as asked', async () => {
    const { url } = await chat(slack(429, 'rate_limited', { 'retry-after': '600' }))
    const { id } = await connect(url)
    await addPage(owner)
    const [delivery] = await until(async () => {
      const log = await logOf(id)
      expect(log[0]?.attempts).toHaveLength(1)
      return log
    })
    expect(Date.parse(delivery.nextAt) - Date.now()).toBeGreaterThan(590_000)
  })

  test('an archived channel turns the connection off', async () => {
    const { url } = await chat(slack(410, 'channel_is_archived'))
    await connect(url)
    await addPage(owner)
    await until(async () =>
      expect(await find()).toMatchObject({ active: false, lastProblem: { fault: 'archived' } }),
    )
  })
})

describe('what is sent when', () => {
  test('confirmed readers only: those who verified an address', async () => {
    const { url, received } = await chat(SLACK_OK)
    await connect(url, { events: ['link.read', 'item.added'], when: 'confirmed' })
    await read('guess@example.com', false).publish()
    await read('sure@example.com', true).publish()
    await addPage(owner)
    await until(() => expect(received).toHaveLength(2))
    expect(received.map(({ body }) => body).join()).not.toContain('guess@')
  })

  /** Local times around now, in UTC. */
  const clock = (hours: number) =>
    new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16)

  test('nothing in quiet hours but a test; what waits is sent after them', async () => {
    const { url, received } = await chat(SLACK_OK)
    const quietHours = { from: clock(-1), until: clock(2), timeZone: 'UTC' }
    const { id } = await connect(url, { quietHours })
    await addPage(owner)
    const [held] = await until(async () => {
      const log = await logOf(id)
      expect(Date.parse(log[0]?.nextAt) - Date.now()).toBeGreaterThan(3_600_000)
      return log
    })
    expect(new Date(held.nextAt).toISOString().slice(11, 16)).toBe(quietHours.until)
    await owner.call('POST', `${PATH}/${id}/test`)
    await until(() => expect(received).toHaveLength(1))
    expect(received[0]?.body).toContain('Test from Satchel')
    await owner.call('PATCH', `${PATH}/${id}`, { quietHours: null })
    await run('send-webhook', { tenantId: owner.tenantId, id: held.id, tried: 0 })
    expect(received).toHaveLength(2)
  })

  test('quiet hours are in the time zone of the account, or another', async () => {
    const { url, received } = await chat(SLACK_OK)
    await sql`update tenant set time_zone = 'Pacific/Kiritimati' where id = ${owner.tenantId}`.execute(
      system(),
    )
    // 14 hours ahead of UTC: these hours are over there.
    await connect(url, { quietHours: { from: clock(-1), until: clock(2), timeZone: null } })
    await addPage(owner)
    await until(() => expect(received).toHaveLength(1))
  })

  test('a digest has the events of a day in one message, without what was deleted', async () => {
    const { url, received } = await chat(SLACK_OK)
    const { id } = await connect(url, { events: ['link.read'], when: 'digest' })
    const gone = read('gone@example.com', true)
    await gone.publish()
    for (let n = 0; n < 25; n++) await read(`reader-${n}@example.com`, true).publish()
    await run('send-webhook-digests')
    expect(await logOf(id)).toEqual([])
    await sql`update webhook set digest_due = now() where id = ${id}`.execute(system())
    await run('send-webhook-digests')
    await until(() => expect(received).toHaveLength(1))
    const { blocks } = checkSlack(received[0]?.body ?? '')
    const text = JSON.stringify(blocks)
    expect(text).toContain('26 events')
    expect(text).toContain('reader-24@example.com read Price list')
    expect(text).toContain('And 6 more')
    // Once, and nothing where nothing happened.
    await sql`update webhook set digest_due = now() where id = ${id}`.execute(system())
    await run('send-webhook-digests')
    expect(await logOf(id)).toHaveLength(1)
    await deleteAcross({ db: system() }, owner.tenantId, [gone.id])
    expect(await logOf(id)).toEqual([])
  })
})

describe('the address', () => {
  test('is shown cut, and is sealed in the database', async () => {
    const { origin, url } = await chat(SLACK_OK)
    const made = await connect(url)
    expect(made.url).toBe(`${origin}/…path`)
    const changed = await owner.call('PATCH', `${PATH}/${made.id}`, { name: 'Other', url })
    expect(changed.body).toMatchObject({ name: 'Other', url: `${origin}/…path` })
    const { rows } = await sql`select * from webhook where id = ${made.id}`.execute(system())
    const { rows: audited } =
      await sql`select * from audit where tenant_id = ${owner.tenantId}`.execute(system())
    expect(JSON.stringify([rows, audited, (await owner.call('GET', PATH)).body])).not.toContain(
      'averysecret',
    )
  })

  test('in a private network is refused, as is what fits no chat', async () => {
    const refused = async (fields: object, field: string) => {
      const draft = {
        name: 'A',
        url: 'https://chat.example.com/a',
        format: 'slack',
        events: ['item.added'],
        ...fields,
      }
      const { status, body } = await owner.call('POST', PATH, draft)
      expect([status, body.errors?.[0]?.path], JSON.stringify(body)).toEqual([422, field])
    }
    await refused({ url: 'https://10.0.0.1/services/a' }, 'url')
    await refused({ url: 'http://hooks.slack.com/services/a' }, 'url')
    await refused({ events: ['audit.recorded'] }, 'events')
    await refused({ format: 'standard', when: 'digest' }, 'when')
    const hours = { from: '22:00', until: '07:00', timeZone: null }
    await refused({ format: 'standard', quietHours: hours }, 'quietHours')
    await refused({ quietHours: { ...hours, until: '22:00' } }, 'quietHours.until')
    await refused({ quietHours: { ...hours, timeZone: 'Mars/Olympus' } }, 'quietHours.timeZone')
  })
})
