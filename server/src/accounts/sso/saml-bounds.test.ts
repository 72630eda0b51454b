import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Owner, product } from '../../../test/harness.ts'
import { startNameServer } from '../../../test/peers/name-server.ts'
import { startSaml } from '../../../test/peers/saml-peer.ts'
import { comeBack, connected, cookieOf, wanderer } from '../../../test/sso.ts'

const names = await startNameServer()
const peer = await startSaml()
afterAll(() => {
  names.close()
  peer.close()
})
const satchel = product({
  config: { DNS_SERVERS: names.address, FETCH_ALLOWED_NETWORKS: '127.0.0.0/8' },
})

let owner: Owner
let id: string
beforeAll(async () => {
  owner = await satchel.newTenant()
  peer.person = { id: 'tester', email: 'tester@house.com', name: 'Pat Doe' }
  id = (await connected(satchel, owner, { names, domain: 'house.com', peer })).id
})

/** Returns what an admin reads after a test sign-in in which the provider answers with this XML. */
async function problemOf(rewrite: (xml: string) => string): Promise<string | null> {
  peer.faults = { rewrite }
  const { body: started, headers } = await owner.call('POST', `auth/v1/sso/providers/${id}/test`)
  const browser = wanderer(satchel)
  browser.cookies.set('8080 satchel_sso', cookieOf(headers['set-cookie']))
  await comeBack(browser, peer, started.url, '')
  const { body } = await owner.call('GET', 'auth/v1/sso/providers')
  return body.items[0].lastTest.problem
}

const inside = (xml: string, content: string) => xml.replace('</samlp:Response>', `${content}$&`)

// Each of these took the XML library of SAML seconds to minutes.
describe('an unsigned answer that is costly to parse is refused before it is parsed', () => {
  test.each([
    ['48 kB of tags that are never closed', () => '<a>'.repeat(16_000), 'nested more than 50'],
    ['48 kB of comments that are never closed', () => '<!--'.repeat(12_000), 'not well-formed'],
    ['instructions that are never closed', () => '<r>'.concat('<?a '.repeat(12_000)), 'not well-f'],
    ['attributes without values', () => '<r>'.concat('<a b='.repeat(9_000)), 'not well-formed'],
    ['nested tags that are closed', (xml: string) => inside(xml, deep(51)), 'nested more than 50'],
    ['tags that are closed in the wrong order', () => '<a><b></a></b>', 'not well-formed'],
    ['thousands of elements', (xml: string) => inside(xml, '<a/>'.repeat(2_001)), 'more than 2000'],
    ['thousands of attributes', () => `<a ${attributes(2_001)}/>`, 'more than 2000'],
    ['thousands of comments', (xml: string) => inside(xml, '<!---->'.repeat(2_001)), 'more than 2'],
    ['180 kB of text', (xml: string) => inside(xml, 'x'.repeat(180_000)), 'more than 65536'],
  ])('%s', async (_, rewrite, problem) => {
    expect(await problemOf(rewrite)).toContain(problem)
  })
})

const deep = (levels: number) => '<a>'.repeat(levels) + '</a>'.repeat(levels)
const attributes = (many: number) =>
  Array.from({ length: many }, (_, index) => `a${index}="1"`).join(' ')

test('a signed answer with comments, hundreds of groups and several kinds of quotes is read', async () => {
  peer.person.groups = Array.from({ length: 250 }, (_, index) => `CN=Group ${index},OU=Teams`)
  expect(await problemOf((xml) => `<?xml version='1.0'?>\n<!-- > -->${xml}\n`)).toBeNull()
})

test('metadata that is costly to parse is refused before it is parsed', async () => {
  const faultOf = async (xml: string) => {
    const body = { kind: 'saml', xml }
    const answer = await owner.call('POST', 'auth/v1/sso/metadata', body)
    expect(answer.status).toBe(422)
    return answer.body.errors
  }
  expect(await faultOf('<a>'.repeat(160_000))).toEqual([
    { path: 'xml', message: 'is nested more than 50 levels deep' },
  ])
  expect(await faultOf('<a/>'.repeat(20_001))).toEqual([
    { path: 'xml', message: 'has more than 20000 elements and attributes' },
  ])
})
