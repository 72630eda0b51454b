import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeJwt } from 'jose'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'

const satchel = product()

const change = (person: Person, avatar: unknown, userId = person.userId) =>
  person.call('PATCH', `users/v1/${userId}`, { avatar } as object)
const dataUrl = (bytes: Buffer, mime = 'image/png') =>
  `data:${mime};base64,${bytes.toString('base64')}`

function picture(width = 900, height = 600) {
  return sharp({ create: { width, height, channels: 3, background: '#0f766e' } })
}

async function shown(url: string) {
  const response = await fetch((await satchel.listen()) + url)
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes }
}

describe('the picture of a person', () => {
  test('is stored in three sizes, public to anyone with its address, and named in the identity token', async () => {
    const owner = await satchel.newTenant()
    const photo = picture()
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .jpeg()
    const { status, body } = await change(owner, dataUrl(await photo.toBuffer(), 'image/jpeg'))
    expect(status).toBe(200)
    for (const [size, side] of [
      ['large', 512],
      ['medium', 192],
      ['thumbnail', 64],
    ] as const) {
      const { bytes, headers } = await shown(body.avatar[size])
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'webp',
        width: side,
        height: side,
      })
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
      expect(headers.get('cache-control')).toContain('immutable')
    }
    const { refreshToken } = owner.tokens
    const { body: tokens } = await satchel.anonymous('POST', 'auth/v1/sessions/refresh', {
      refreshToken,
    })
    expect(decodeJwt(tokens.identityToken)).toMatchObject({
      'custom:avatar_large': body.avatar.large,
      'custom:avatar_medium': body.avatar.medium,
      'custom:avatar_thumbnail': body.avatar.thumbnail,
    })
  })

  test('is gone when another takes its place, or none', async () => {
    const owner = await satchel.newTenant()
    const png = dataUrl(await picture().png().toBuffer())
    const { body: first } = await change(owner, png)
    const { body: second } = await change(owner, png)
    const statusOf = async (url: string) => (await shown(url)).status
    await expect.poll(() => statusOf(first.avatar.large)).toBe(404)
    expect((await shown(second.avatar.large)).status).toBe(200)
    const { body: none } = await change(owner, null)
    expect(none.avatar).toEqual({ large: null, medium: null, thumbnail: null })
    await expect.poll(() => statusOf(second.avatar.large)).toBe(404)
  })

  test('is the last of concurrent uploads, and no other file stays stored', async () => {
    const owner = await satchel.newTenant()
    const png = dataUrl(await picture().png().toBuffer())
    await Promise.all(Array.from({ length: 4 }, () => change(owner, png)))
    const folder = join(satchel.config.DATA_DIR, 'files', owner.tenantId, 'avatars')
    await expect.poll(() => readdir(folder)).toHaveLength(3)
  })

  test('can only be changed by its person and admins', async () => {
    const owner = await satchel.newTenant()
    const [admin, viewer] = [await owner.withRole('admin'), await owner.withRole('viewer')]
    const png = dataUrl(await picture(64, 64).png().toBuffer())
    expect((await change(viewer, png, admin.userId)).status).toBe(403)
    expect((await change(admin, png, owner.userId)).status).toBe(403)
    expect((await change(admin, png, viewer.userId)).status).toBe(200)
    expect((await change(viewer, null)).status).toBe(200)
  })

  test('that isn’t an image is refused at its field, whatever its type says', async () => {
    const owner = await satchel.newTenant()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    const huge = await picture(6_000, 6_000).png({ compressionLevel: 9 }).toBuffer()
    for (const bad of [
      dataUrl(Buffer.from('no picture')),
      dataUrl(svg, 'image/svg+xml'),
      dataUrl(svg),
      dataUrl(huge),
      'data:image/png;base64,',
      'data:image/png,plain',
      'https://example.com/me.png',
    ])
      expect(await change(owner, bad)).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'avatar' }] },
      })
    expect((await change(owner, dataUrl(Buffer.alloc(900_000)))).status).toBeOneOf([413, 422])
    expect((await shown(`/files/avatars/${owner.tenantId}/..%2f..%2fsecrets.json`)).status).toBe(
      404,
    )
  })
})
