import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { AccountSettings } from '@satchel/contract/taxonomy.ts'
import { CATEGORIES } from '@satchel/contract/taxonomy.ts'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../platform/http/services.ts'
import { COLLECTIONS, LINKS, PIECES } from './content.ts'

const FILES = new URL('./files/', import.meta.url)
const COMPANY = { name: 'Edda Halden', company: 'Halden Instruments', timeZone: 'Europe/Berlin' }
export const EMAIL = 'demo@satchel.example'

export interface SignIn {
  email: string
  password: string
}

/** The door, as one person uses it. */
interface Door {
  send<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<T>
  /** Returns the id of the item. */
  upload(file: string, mime: string): Promise<string>
}

/**
 * A demo tenant with real content on an empty database, made through the door like any other. Returns its sign-in,
 * which nobody can read again: the password is random and kept as a hash.
 */
export async function seedDemo(
  http: FastifyInstance,
  services: Services,
): Promise<SignIn | undefined> {
  const { system } = services.database
  const tenants = await system.selectFrom('tenant').select('id').limit(1).execute()
  if (tenants.length > 0) return undefined
  const signIn = { email: EMAIL, password: randomBytes(9).toString('base64url') }
  await http.ready()
  await fill(await register(http, services, signIn))
  return signIn
}

export async function hasDemo({ database }: Services): Promise<boolean> {
  const members = database.system.selectFrom('member').select('id').where('email', '=', EMAIL)
  return (await members.executeTakeFirst()) !== undefined
}

async function register(
  http: FastifyInstance,
  { database }: Services,
  signIn: SignIn,
): Promise<Door> {
  const open = doorOf(http)
  await open.send('POST', 'auth/v1/owners/register', { ...signIn, ...COMPANY })
  // Nobody reads the mail of this address.
  await database.system
    .updateTable('auth.user')
    .set({ emailVerified: true })
    .where('email', '=', EMAIL)
    .execute()
  await database.system
    .updateTable('member')
    .set({ status: 'active' })
    .where('email', '=', EMAIL)
    .execute()
  const tokens = await open.send<{ accessToken: string; identityToken: string }>(
    'POST',
    'auth/v1/sessions',
    signIn,
  )
  return doorOf(http, {
    authorization: `Bearer ${tokens.accessToken}`,
    'x-identity-token': tokens.identityToken,
  })
}

async function fill({ send, upload }: Door): Promise<void> {
  const settings = await send<AccountSettings>('GET', 'users/v1/account-settings')
  const ids = new Map<string, string>()
  for (const { file, mime, description, tags, categories } of PIECES) {
    const id = await upload(file, mime)
    ids.set(file, id)
    const chosen = CATEGORIES.map((category) => [
      category,
      settings.categories[category]
        .filter(({ label }) => categories[category]?.includes(label))
        .map((value) => value.id),
    ])
    await send('PUT', `items/v1/${id}`, { description, tags, ...Object.fromEntries(chosen) })
  }
  for (const { name, description, files } of COLLECTIONS)
    await send('POST', 'collections/v1/create', {
      name,
      description,
      itemIds: files.map((file) => ids.get(file)),
    })
  for (const { file, ...recipient } of LINKS)
    await send('POST', 'items/v1/v2/shortener/personalized', {
      itemId: ids.get(file),
      itemType: 'ITEM',
      ...recipient,
    })
}

function doorOf(http: FastifyInstance, tokens: Record<string, string> = {}): Door {
  return {
    async send(method, path, body) {
      const response = await http.inject({
        method,
        url: `/api/${path}`,
        headers: tokens,
        ...(body && { body }),
      })
      if (response.statusCode >= 300)
        throw new Error(`Demo: ${method} ${path}: ${response.payload}`)
      return response.json()
    },
    async upload(file, mime) {
      const content = await readFile(new URL(encodeURIComponent(file), FILES))
      const metadata = { filename: file, filetype: mime }
      const pairs = Object.entries(metadata).map(
        ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
      )
      const response = await http.inject({
        method: 'POST',
        url: '/api/uploads',
        headers: {
          ...tokens,
          'tus-resumable': '1.0.0',
          'upload-length': String(content.length),
          'upload-metadata': pairs.join(','),
          'content-type': 'application/offset+octet-stream',
        },
        payload: content,
      })
      const id = response.headers['x-item-id']
      if (typeof id !== 'string') throw new Error(`Demo: ${file}: ${response.payload}`)
      return id
    },
  }
}
