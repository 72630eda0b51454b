import { randomBytes } from 'node:crypto'
import type { User } from '@satchel/contract/users.ts'
import type { FastifyInstance } from 'fastify'
import type { Files } from '../platform/files.ts'
import { found, invalidField } from '../platform/problem.ts'
import type { Services } from '../platform/services.ts'

export type Avatar = { [Size in keyof typeof SIZES]: string }

/** Pixels of a side. */
const SIZES = { large: 512, medium: 192, thumbnail: 64 } as const
const FORMATS = new Set(['png', 'jpeg', 'webp', 'gif', 'heif'])
const PIXELS_MAX = 25_000_000
const DATA_URL = /^data:image\/[a-z+.-]{1,20};base64,([A-Za-z0-9+/]+={0,2})$/
const NAME = /^[0-9a-f]{32}-(large|medium|thumbnail)\.webp$/

/**
 * Three squares out of one picture, without what a camera wrote into it. Each stands at an address that
 * nobody can guess and that never shows anything else: tokens carry it, and mails may.
 */
export async function keepAvatar(
  { files }: Pick<Services, 'files'>,
  tenantId: string,
  dataUrl: string,
): Promise<Avatar> {
  const bytes = Buffer.from(DATA_URL.exec(dataUrl)?.[1] ?? '', 'base64')
  const pictures = await draw(bytes).catch((cause) => {
    throw Object.assign(invalidField('avatar', 'is not a picture that can be read'), { cause })
  })
  const made = randomBytes(16).toString('hex')
  const urls = pictures.map(async ([size, picture]) => {
    const name = `${made}-${size}.webp`
    await files.put(keyOf(tenantId, name), picture)
    return [size, `${ROUTE}/${tenantId}/${name}`] as const
  })
  return Object.fromEntries(await Promise.all(urls)) as Avatar
}

async function draw(bytes: Buffer): Promise<[size: string, picture: Buffer][]> {
  // Loaded with the first picture: most starts of the server never need it.
  const { default: sharp } = await import('sharp')
  const options = { limitInputPixels: PIXELS_MAX, failOn: 'error', autoOrient: true } as const
  const { format } = await sharp(bytes, options).metadata()
  if (!format || !FORMATS.has(format)) throw new Error(`${format} is not taken`)
  const drawn = Object.entries(SIZES).map(async ([size, side]) => {
    const square = sharp(bytes, options).resize(side, side, { fit: 'cover' })
    return [size, await square.webp({ quality: 85 }).toBuffer()] as [string, Buffer]
  })
  return Promise.all(drawn)
}

/** Of one that is shown no more. */
export async function dropAvatar(
  { files }: { files: Files },
  avatar: Avatar | User['avatar'],
): Promise<void> {
  for (const url of Object.values(avatar)) {
    const [, tenantId, name] = /\/([0-9a-f-]{36})\/([^/]+)$/.exec(url ?? '') ?? []
    if (tenantId && name && NAME.test(name)) await files.removeAll(keyOf(tenantId, name))
  }
}

const ROUTE = '/files/avatars'

function keyOf(tenantId: string, name: string): string {
  return `${tenantId}/avatars/${name}`
}

export function avatarRoute(app: FastifyInstance, files: Files): void {
  app.get<{ Params: { tenantId: string; name: string } }>(
    `${ROUTE}/:tenantId/:name`,
    async ({ params: { tenantId, name } }, reply) => {
      const isOurs = /^[0-9a-f-]{36}$/.test(tenantId) && NAME.test(name)
      const key = keyOf(tenantId, name)
      found(isOurs && (await files.has(key)) ? key : undefined, 'Picture')
      reply.headers({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      })
      return reply.sendFile(key, files.folder, { cacheControl: false, contentType: false })
    },
  )
}
