import { ENDPOINTS } from '@satchel/contract/endpoints.ts'
import { describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { addPage, share } from '../../../../test/sharing.ts'
import { inputCheck } from './input-check.ts'

const satchel = product({ shared: true })

describe('what isn’t understood', () => {
  test.each([
    ['passwort', 'isn’t known. Did you mean password?'],
    ['allow_download', 'isn’t known. Did you mean allowDownload?'],
    ['expires', 'isn’t known. Did you mean expiresAt?'],
    ['color', 'isn’t known'],
    ['__proto__x', 'isn’t known'],
  ])('is refused where a link is shared: %s', async (path, message) => {
    const owner = await satchel.newTenant()
    const item = await addPage(owner)
    const { status, body } = await share(owner, item.id, { [path]: 'x' })
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([{ path, message }])
    const { body: mine } = await owner.call('GET', 'items/v1/v2/shortener/my-links')
    expect(mine.items).toEqual([])
  })

  test('is named at each place, beside what is missing or wrong', async () => {
    const owner = await satchel.newTenant()
    const input = { nam: 'Links', options: { utm: { sauce: 'mail' }, notify: 'never!' } }
    const { status, body } = await owner.call('POST', 'items/v1/link-presets', input)
    expect(status).toBe(422)
    expect(body.errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: 'nam', message: 'isn’t known. Did you mean name?' }),
        expect.objectContaining({
          path: 'options.utm.sauce',
          ...{ reason: 'isUnknownDidYouMean', params: { name: 'source' } },
        }),
        expect.objectContaining({ path: 'name', message: 'is missing' }),
        expect.objectContaining({ path: 'options.notify' }),
      ]),
    )
  })

  test('is refused as a parameter, with parameters or without', async () => {
    const owner = await satchel.newTenant()
    const paged = await owner.call('GET', 'items/v1/list?page=2')
    expect(paged.status).toBe(422)
    expect(paged.body.errors).toMatchObject([{ path: 'page', message: 'isn’t known' }])
    const me = await owner.call('GET', 'auth/v1/me?expand=tenant')
    expect(me.body.errors).toMatchObject([{ path: 'expand', message: 'isn’t known' }])
    expect((await owner.call('GET', 'items/v1/link-presets?limit=50')).status).toBe(200)
    const search = await owner.call('POST', 'search/v1/query', { search: 'roof' })
    expect(search.status).toBe(422)
  })

  test('is refused by a call that takes nothing', async () => {
    const owner = await satchel.newTenant()
    const { body: wish } = await owner.call('POST', 'wishes/v1/create', {
      kind: 'content',
      title: 'More roofs',
    })
    const { status, body } = await owner.call('POST', `wishes/v1/${wish.id}/upvotes`, { by: 2 })
    expect([status, body.errors]).toMatchObject([422, [{ path: 'by', message: 'isn’t known' }]])
    expect((await owner.call('POST', `wishes/v1/${wish.id}/upvotes`, {})).status).toBe(200)
  })
})

describe('what a client read', () => {
  test('may be sent back with a change, and the rest stays', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addPage(owner)
    const { body: item } = await owner.call('GET', `items/v1/${id}`)
    const changed = await owner.call('PUT', `items/v1/${id}`, { ...item, name: 'Renamed' })
    expect(changed).toMatchObject({ status: 200, body: { name: 'Renamed', status: item.status } })
  })

  test.each([
    ['items/v1', { status: 'failed' }, 'status', 'can’t be changed by this call'],
    [
      'items/v1',
      { favorite: true },
      'favorite',
      'can’t be changed by this call. Use POST /api/users/v1/:userId/favorites',
    ],
    ['items/v1', { views: 1_000 }, 'views', 'can’t be changed by this call'],
  ])('of %s is refused with another value: %o', async (path, other, field, message) => {
    const owner = await satchel.newTenant()
    const { id } = await addPage(owner)
    const { body: item } = await owner.call('GET', `${path}/${id}`)
    const { status, body } = await owner.call('PUT', `${path}/${id}`, {
      ...item,
      name: 'Renamed',
      ...other,
    })
    expect([status, body.errors]).toMatchObject([422, [{ path: field, message }]])
    expect((await owner.call('GET', `${path}/${id}`)).body.name).toBe(item.name)
  })

  test('of a person says where they are deactivated', async () => {
    const owner = await satchel.newTenant()
    const { userId } = await owner.withRole('editor')
    const { body: person } = await owner.call('GET', `users/v1/${userId}`)
    const path = `users/v1/${userId}`
    const back = await owner.call('PATCH', path, { ...person, name: 'Bo' })
    expect(back).toMatchObject({ status: 200, body: { name: 'Bo', status: 'active' } })
    const refused = await owner.call('PATCH', path, { status: 'inactive' })
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toMatchObject([
      { path: 'status', message: 'can’t be changed by this call. Use deactivated' },
    ])
  })
})

test('only calls whose sender decides what is sent take what they don’t know', () => {
  const open = ENDPOINTS.filter(({ endpoint }) => {
    const { body: _body, params: _params, ...rest } = endpoint
    try {
      inputCheck(rest)({ params: {}, query: { odd: '1' }, body: undefined })
      return true
    } catch {
      return false
    }
  })
  expect(open.map(({ endpoint }) => endpoint.name).sort()).toMatchInlineSnapshot(`
    [
      "cancelUpload",
      "continueUpload",
      "createScimGroup",
      "createScimUser",
      "createUpload",
      "crmCallback",
      "finishSaml",
      "finishSso",
      "getAsyncapi",
      "getJwks",
      "getOpenapi",
      "getReference",
      "getScimConfig",
      "getScimGroup",
      "getScimResourceType",
      "getScimSchema",
      "getScimUser",
      "getSiteContent",
      "getSsoMetadata",
      "getUploadOffset",
      "getUploadOptions",
      "listScimGroups",
      "listScimResourceTypes",
      "listScimSchemas",
      "listScimUsers",
      "patchScimGroup",
      "patchScimUser",
      "putEndpoint",
      "receiveInboundMail",
      "receiveStripeEvent",
      "recordCtaEvent",
      "removeScimUser",
      "replaceScimGroup",
      "replaceScimUser",
      "sendBeacon",
      "sendEnvelope",
      "sendEnvelopeByDsn",
      "sendEnvelopeByDsnBare",
      "sendEnvelopeSlash",
      "sendEvents",
    ]
  `)
})
