import { randomBytes } from 'node:crypto'
import type { User } from '@satchel/contract/users.ts'
import type { FastifyInstance } from 'fastify'
import type { Files } from '../platform/files/files.ts'
import type { Services } from '../platform/http/services.ts'
import { invalidField, orNotFound, says } from '../platform/problem.ts'
import * as processing from '../processing/service.ts'

export type Avatar = { [Size in keyof typeof SIZES]: string }

/** The widths in pixels. */
const SIZES = { large: 512, medium: 192, thumbnail: 64 } as const
const FORMATS = ['png', 'jpeg', 'webp', 'gif', 'heif']
const DATA_URL = /^data:image\/[a-z+.-]{1,20};base64,([A-Za-z0-9+/]+={0,2})$/
const NAME = /^[0-9a-f]{32}-(large|medium|thumbnail)\.webp$/

/**
 * Saves a picture as three squares without camera metadata. Each has an unguessable address that never shows anything
 * else, for tokens and emails.
 */
export async function saveAvatar(
  services: Pick<Services, 'config' | 'files'>,
  tenantId: string,
  dataUrl: string,
): Promise<Avatar> {
  const bytes = Buffer.from(DATA_URL.exec(dataUrl)?.[1] ?? '', 'base64')
  const into = Object.entries(SIZES).map(([size, side]) => {
    const name = `${size}.webp`
    return { name, width: side, height: side, fit: 'cover' as const }
  })
  const request = { tenantId, take: FORMATS, pixelsMax: 25_000_000, into }
  const drawn = await processing.drawEmblem(services, bytes, request)
  if (typeof drawn === 'string') throw invalidField('avatar', says('isNotReadableImage'))
  const avatarName = randomBytes(16).toString('hex')
  const urls = [...drawn].map(async ([file, picture]) => {
    const name = `${avatarName}-${file}`
    await services.files.put(keyOf(tenantId, name), picture)
    return [file.replace('.webp', ''), `${ROUTE}/${tenantId}/${name}`] as const
  })
  return Object.fromEntries(await Promise.all(urls)) as Avatar
}

/** Deletes the files of a replaced picture. */
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
      orNotFound(isOurs && (await files.has(key)) ? key : undefined, 'Picture')
      reply.headers({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      })
      return files.send(reply, key)
    },
  )
}
