import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, signUp } from '../../server/test/client.ts'
import { type Product, startProduct } from '../../server/test/product.ts'
import { nodeTypeOf, runner, type Secrets, workflows } from './n8n.ts'
import { type Json, RECEIVERS } from './receiving.ts'
import { addText, newKey, share } from './satchel.ts'

const FOLDER = fileURLToPath(new URL('../n8n/flows/', import.meta.url))
// n8n's own nodes are 180 MB, so their versions are listed; see docs/automation.md.
const base = JSON.parse(readFileSync(new URL('base-nodes.json', import.meta.url), 'utf8'))
const readFlow = (file: string): Json => JSON.parse(readFileSync(FOLDER + file, 'utf8'))
const files = globSync('*.json', { cwd: FOLDER }).sort()

test('there are five flows', () => {
  expect(files).toHaveLength(5)
})

describe.each(files)('%s', (file) => {
  const flow = readFlow(file)
  const names = flow.nodes.map(({ name }: Json) => name)

  test('has nodes that exist, each once, and connections between them', () => {
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(flow.nodes.map(({ id }: Json) => id)).size).toBe(names.length)
    for (const { type, typeVersion } of flow.nodes) {
      const own = nodeTypeOf(type)
      const versions = own ? [own.description.version].flat() : base.versions[type]
      expect(versions, type).toContain(typeVersion)
    }
    const targets = Object.values(flow.connections as Json).flatMap(({ main }) => main.flat())
    for (const name of [...Object.keys(flow.connections), ...targets.map(({ node }) => node)])
      expect(names).toContain(name)
    const reached = new Set(targets.map(({ node }) => node))
    const isTrigger = (type: string) => type.endsWith('Trigger')
    for (const { name, type } of flow.nodes)
      if (!isTrigger(type) && !type.endsWith('stickyNote')) expect(reached).toContain(name)
  })

  test('gives our nodes only parameters that they have, and all that they need', () => {
    const own = flow.nodes.filter(({ type }: Json) => nodeTypeOf(type))
    expect(own.length).toBeGreaterThan(0)
    for (const node of own) {
      const { description } = nodeTypeOf(node.type) as Json
      const { getNodeParameters, getNodeParametersIssues } = workflows.NodeHelpers
      const args = [description.properties, node.parameters, true, false, node, description]
      const whole = getNodeParameters(...args)
      expect(whole).toMatchObject(node.parameters)
      expect(getNodeParametersIssues(description.properties, node, description)).toBeNull()
    }
  })

  test('has no secrets', () => {
    const text = JSON.stringify(flow)
    expect(text).not.toMatch(/"credentials"|satchel_|whsec_|xox[a-z]-|Bearer|password/i)
    for (const [, host] of text.matchAll(/@([\w.-]+\.\w+)/g)) expect(host).toBe('example.com')
    expect(flow.active).toBe(false)
  })
})

describe('with a Satchel', () => {
  let product: Product
  let owner: Client
  let secrets: Secrets
  beforeAll(async () => {
    product = await startProduct({ env: RECEIVERS })
    owner = await signUp(product)
    const { key } = await newKey(owner)
    secrets = { satchelApi: { serverUrl: product.url, apiKey: key } }
  })
  afterAll(() => product.stop())

  const nodeOf = (file: string, name: string): Json =>
    readFlow(file).nodes.find((node: Json) => node.name === name)
  const run = (file: string, name: string) => {
    const { type, parameters } = nodeOf(file, name)
    const [, short] = type.split('.')
    const webhookBaseUrl = 'http://127.0.0.9:1'
    return runner({ type: short, parameters, secrets, webhookBaseUrl })
  }

  test('the triggers of readings and leads are accepted', async () => {
    for (const [file, name] of [
      ['reading-to-slack.json', 'A link of mine was read'],
      ['lead-to-hubspot.json', 'A form was filled in'],
    ] as const) {
      const trigger = run(file, name)
      await trigger.hook('create')
      expect(await trigger.hook('checkExists')).toBe(true)
      await trigger.hook('delete')
    }
  })

  test('the message about a reading says who read what, and how long', () => {
    const { text } = nodeOf('reading-to-slack.json', 'Tell me in Slack').parameters
    const flow = run('reading-to-slack.json', 'A link of mine was read')
    const data = {
      ...{ reader: { email: null }, minutes: 3.1, share: 0.25, isFirst: true },
      link: { itemName: 'Price list', recipient: 'bo@example.com' },
    }
    expect(flow.evaluate({ text }, { json: { data } }).text).toBe(
      'bo@example.com read “Price list” for 3.1 min (25 % of it), for the first time.',
    )
  })

  test('a file that Drive had comes into the collection', async () => {
    const draft = { name: 'Spring fair' }
    const { body: collection } = await owner.call('POST', 'collections/v1/create', draft)
    const upload = run('drive-to-collection.json', 'Upload to the collection')
    upload.node.parameters.collectionId = { __rl: true, mode: 'id', value: collection.id }
    const data = { data: btoa('A file of Drive'), mimeType: 'text/plain', fileName: 'drive.txt' }
    const [item] = await upload.execute([{ json: {}, binary: { data } }])
    const { body } = await owner.call('GET', `collections/v1/${collection.id}`)
    expect(body.itemIds).toEqual([item?.json.id])
  })

  test('the mail lists links that expire this week, and their recipients', async () => {
    const itemId = await addText(owner)
    const expiresAt = new Date(Date.now() + 3 * 86_400_000).toISOString()
    const link = await share(owner, itemId, { sharedToEmail: 'bea@customer.example', expiresAt })
    const expiring = run('expiring-links-by-mail.json', 'Links about to expire')
    const links = (await expiring.execute()).map(({ json }) => json)
    const { subject, text } = nodeOf('expiring-links-by-mail.json', 'Mail the list').parameters
    expect(expiring.evaluate({ subject, text }, { json: { links } })).toEqual({
      subject: 'One link expires within seven days',
      text: `${expiresAt.slice(0, 10)}  Price list  for bea@customer.example\n${link.url}`,
    })
  })

  test('a row of a sheet gets a link of its own, once', async () => {
    const itemId = await addText(owner, 'Offer')
    const rows = ['bea@customer.example', 'cy@customer.example'].map((Email) => ({
      json: { 'Item ID': itemId, Email, row_number: 2 },
    }))
    const made = await run('sheet-to-link.json', 'Make a link').execute(rows)
    expect(made.map(({ json }) => json.sharedToEmail)).toEqual(rows.map(({ json }) => json.Email))
    expect(made.map(({ pairedItem }) => pairedItem)).toEqual([{ item: 0 }, { item: 1 }])
    const again = await run('sheet-to-link.json', 'Make a link').execute(rows)
    expect(again.map(({ json }) => json.id)).toEqual(made.map(({ json }) => json.id))
  })
})
