import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { exifBlock, plainPicture } from '../../test/documents/pictures.ts'
import { type Owner, product } from '../../test/harness.ts'
import { addPage } from '../../test/sharing.ts'

const satchel = product()

const send = (owner: Owner, content: Buffer | string, tenantId = owner.tenantId) =>
  owner.call('PUT', `auth/v1/tenants/${tenantId}/logo`, Buffer.from(content), {
    'content-type': 'application/octet-stream',
  })

/** Loads an address like an email program, without tokens. */
const show = (url: string) =>
  satchel.app.http.inject({ method: 'GET', url, remoteAddress: '10.1.2.3' })

describe('the logo of a tenant', () => {
  test('is rendered in its proportions and is public', async () => {
    const owner = await satchel.newTenant()
    const sent = await send(owner, await plainPicture(1_600, 400).withExif({}).jpeg().toBuffer())
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
    const { logoUrl } = sent.body.branding
    const shown = await show(logoUrl)
    expect(shown.headers).toMatchObject({ 'content-type': 'image/png' })
    const { width, height, format, exif } = await sharp(shown.rawPayload).metadata()
    expect({ width, height, format, exif }).toEqual({
      width: 640,
      height: 160,
      format: 'png',
      exif: undefined,
    })
    expect(
      (await satchel.anonymous('GET', `auth/v1/tenants?email=${owner.email}`)).body,
    ).toMatchObject({
      branding: { logoUrl },
    })
  })

  test('keeps nothing of what a camera noted', async () => {
    const owner = await satchel.newTenant()
    const noted = await plainPicture()
      .jpeg()
      .withExif({ IFD0: { Make: 'Somecam' } })
      .toBuffer()
    expect(noted.includes('Somecam')).toBe(true)
    expect((await exifBlock()).length).toBeGreaterThan(0)
    const { body } = await send(owner, noted)
    expect((await show(body.branding.logoUrl)).rawPayload.includes('Somecam')).toBe(false)
  })

  test('drawn as an SVG becomes a picture, with no script and nothing from elsewhere', async () => {
    const owner = await satchel.newTenant()
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
      viewBox="0 0 24 24" width="24" height="24"><script>alert(1)</script>
      <image xlink:href="file:///etc/passwd" width="24" height="24"/>
      <circle cx="12" cy="12" r="12" fill="red" onclick="alert(1)"/></svg>`
    const { status, body } = await send(owner, drawing)
    expect(status, JSON.stringify(body)).toBe(200)
    const { width, height } = await sharp((await show(body.branding.logoUrl)).rawPayload).metadata()
    expect([width, height]).toEqual([320, 320])
  })

  test('keeps its address when replaced, and the previous file is deleted', async () => {
    const owner = await satchel.newTenant()
    const first = (await send(owner, await plainPicture().png().toBuffer())).body.branding.logoUrl
    const second = (await send(owner, await plainPicture(90, 30).webp().toBuffer())).body.branding
      .logoUrl
    expect(second).not.toBe(first)
    const [before, now] = [await show(first), await show(second)]
    expect(before.rawPayload.equals(now.rawPayload)).toBe(true)
    const path = `auth/v1/tenants/${owner.tenantId}/profile`
    await owner.call('PATCH', path, { attribute: 'logoUrl', value: null })
    expect((await show(first)).statusCode).toBe(404)
  })

  test('that is no picture, too large, damaged or of another tenant is refused', async () => {
    const owner = await satchel.newTenant()
    const other = await satchel.newTenant()
    const png = await plainPicture().png().toBuffer()
    expect(await send(owner, 'Not a picture')).toMatchObject({ status: 415 })
    expect(await send(owner, '%PDF-1.7')).toMatchObject({ status: 415 })
    expect(await send(owner, await plainPicture().tiff().toBuffer())).toMatchObject({ status: 415 })
    expect(await send(owner, '')).toMatchObject({ status: 422 })
    expect(await send(owner, png.subarray(0, 80))).toMatchObject({ status: 422 })
    expect(await send(owner, '<svg xmlns="http://www.w3.org/2000/svg"')).toMatchObject({
      status: expect.toBeOneOf([415, 422]),
    })
    expect(await send(owner, Buffer.alloc(2 * 1024 ** 2 + 1))).toMatchObject({ status: 413 })
    expect(await send(owner, png, other.tenantId)).toMatchObject({ status: 404 })
    expect(await send((await owner.withRole('editor')) as Owner, png)).toMatchObject({
      status: 403,
    })
    for (const path of ['/files/logos/nobody', `/files/logos/${owner.tenantId}`])
      expect((await show(path)).statusCode).toBe(404)
  })
})

describe('a mail of a tenant', () => {
  async function htmlTo(email: string): Promise<string> {
    const { rows } = await sql<{ html: string }>`select payload ->> 'html' as html
      from graphile_worker._private_jobs where payload ->> 'to' = ${email}`.execute(
      satchel.database.system,
    )
    return rows[0]?.html ?? ''
  }

  async function mailBy(owner: Owner): Promise<string> {
    const { id: itemId } = await addPage(owner)
    const sharedToEmail = `${crypto.randomUUID()}@customer.example`
    const draft = { itemId, itemType: 'ITEM', sharedToEmail }
    const { status } = await owner.call('POST', `users/v1/${owner.userId}/share`, draft)
    expect(status).toBe(201)
    return htmlTo(sharedToEmail)
  }

  test('carries its logo by a whole address', async () => {
    const owner = await satchel.newTenant()
    const { body } = await send(owner, await plainPicture().png().toBuffer())
    const address = `${satchel.config.PUBLIC_URL}${body.branding.logoUrl}`
    expect(await mailBy(owner)).toContain(`<img src="${address}"`)
  })

  test('has a button that can be read in any color', async () => {
    const owner = await satchel.newTenant()
    const path = `auth/v1/tenants/${owner.tenantId}/profile`
    for (const value of [
      '#ffffff',
      '#000000',
      '#888888',
      '#f4d03f',
      '#0f766e',
      '#ff0000',
      '#757575',
    ]) {
      await owner.call('PATCH', path, { attribute: 'color', value })
      const [, ground = '', ink = ''] =
        /background:(#\w{6});color:(#\w{6});padding/.exec(await mailBy(owner)) ?? []
      expect(ground).toBe(value)
      expect(contrast(ground, ink), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  })
})

function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
  }
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y)
  return light / dark
}
