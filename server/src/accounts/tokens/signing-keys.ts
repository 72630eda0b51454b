import { createHash } from 'node:crypto'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JSONWebKeySet } from 'jose'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/http/services.ts'
import { seal, unseal } from '../../platform/security/sealing.ts'
import type { Secrets } from '../../platform/security/secrets.ts'
import * as query from './signing-key-queries.ts'

export const ALGORITHM = 'EdDSA'

type Parts = Pick<Services, 'database' | 'secrets'>
type Key = Awaited<ReturnType<typeof query.findKeys>>[number]

/** Returns the keys that tokens are verified with. */
export async function publishedKeys(parts: Parts): Promise<JSONWebKeySet> {
  const keys = await keysOf(parts)
  return {
    keys: keys.map(({ id, publicKey }) => ({
      alg: ALGORITHM,
      ...JSON.parse(publicKey),
      kid: id,
    })),
  }
}

/** Returns the key that signs. Throws unless it was made with these secrets. */
export async function signingKey(parts: Parts): Promise<{ kid: string; key: CryptoKey }> {
  const newest = await newestOf(parts)
  const jwk = JSON.parse(await openKey(parts.secrets, newest))
  return { kid: newest.id, key: (await importJWK(jwk, ALGORITHM)) as CryptoKey }
}

/**
 * Tells whether the secrets are those that the newest key was made with. Makes the first key, and seals one of an
 * earlier version again. Throws without the database; then nothing is known of the secrets.
 */
export async function canSign(parts: Parts): Promise<boolean> {
  const { secrets, database } = parts
  const newest = await newestOf(parts)
  const jwk = await openKey(secrets, newest).catch(() => undefined)
  if (jwk === undefined) return false
  if (!newest.sealed)
    await query.sealKey(database.system, newest.id, sealKey(secrets, newest.publicKey, jwk))
  return true
}

async function newestOf(parts: Parts): Promise<Key> {
  const [newest] = await keysOf(parts)
  if (!newest) throw new Error('There is no signing key')
  return newest
}

async function keysOf({ database, secrets }: Parts): Promise<Key[]> {
  const keys = await query.findKeys(database.system)
  if (keys.length > 0) return keys
  return database.system.transaction().execute(async (db) => {
    await query.lockKeys(db)
    const storedKeys = await query.findKeys(db)
    if (storedKeys.length > 0) return storedKeys
    await makeKey(db, secrets)
    return query.findKeys(db)
  })
}

/** Makes a key that signs from now on. Tokens that earlier ones signed stay good. */
export async function makeKey(db: Db, secrets: Secrets): Promise<void> {
  const pair = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true })
  const publicKey = JSON.stringify(await exportJWK(pair.publicKey))
  const jwk = JSON.stringify(await exportJWK(pair.privateKey))
  await query.insertKey(db, { publicKey, sealed: sealKey(secrets, publicKey, jwk) })
}

const OF = 'signing-key:'

function sealKey({ auth }: Secrets, publicKey: string, jwk: string): Buffer {
  return seal(auth, OF + publicKey, jwk)
}

async function openKey({ auth }: Secrets, { publicKey, sealed, privateKey }: Key): Promise<string> {
  if (sealed) return unseal(auth, OF + publicKey, sealed)
  if (privateKey) return openEarlierKey(auth, privateKey)
  throw new Error('The newest signing key has no private part')
}

const NONCE = 24

/** Opens a key as earlier versions stored it: XChaCha20-Poly1305 in hex, as JSON. Most installations never need it. */
async function openEarlierKey(secret: string, stored: string): Promise<string> {
  const { xchacha20poly1305 } = await import('@noble/ciphers/chacha.js')
  const bytes = Buffer.from(JSON.parse(stored), 'hex')
  const key = createHash('sha256').update(secret).digest()
  const text = xchacha20poly1305(key, bytes.subarray(0, NONCE)).decrypt(bytes.subarray(NONCE))
  return Buffer.from(text).toString('utf8')
}
