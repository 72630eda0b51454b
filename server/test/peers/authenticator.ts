import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

// What a security key does, so that a test can also do what a security key would not.

interface Options {
  challenge: string
}

interface Whims {
  origin?: string
  rpId?: string
  /** True if it skips user verification. */
  unverified?: boolean
  counter?: number
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** One passkey, of P-256. */
export function authenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  const rpId = new URL(origin).hostname
  let used = 0

  function client(type: string, challenge: string, whims: Whims): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: whims.origin ?? origin }))
  }

  function data(whims: Whims, extra = Buffer.alloc(0)): Buffer {
    const verified = whims.unverified ? 0 : USER_VERIFIED
    const flags = USER_PRESENT | verified | (extra.length > 0 ? HAS_CREDENTIAL : 0)
    const counter = Buffer.alloc(4)
    used += 1
    counter.writeUInt32BE(whims.counter ?? used)
    return Buffer.concat([sha256(whims.rpId ?? rpId), Buffer.from([flags]), counter, extra])
  }

  return {
    id,
    make({ challenge }: Options, whims: Whims = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = cborMap([
        [cbor(1), cbor(2)],
        [cbor(3), cbor(-7)],
        [cbor(-1), cbor(1)],
        [cbor(-2), cbor(Buffer.from(x, 'base64url'))],
        [cbor(-3), cbor(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.from([0, credentialId.length])
      const authData = data(whims, Buffer.concat([Buffer.alloc(16), length, credentialId, key]))
      const attestation = cborMap([
        [cbor('fmt'), cbor('none')],
        [cbor('attStmt'), cborMap([])],
        [cbor('authData'), cbor(authData)],
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client('webauthn.create', challenge, whims).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    show({ challenge }: Options, whims: Whims = {}) {
      const clientData = client('webauthn.get', challenge, whims)
      const authData = data(whims)
      const signed = Buffer.concat([authData, sha256(clientData)])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      }
    },
  }
}

function sha256(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest()
}

/** Encodes the CBOR that a passkey needs. */
function cbor(value: number | string | Buffer): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  const bytes = Buffer.from(value)
  return Buffer.concat([head(typeof value === 'string' ? 3 : 2, bytes.length), bytes])
}

function cborMap(entries: [Buffer, Buffer][]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flat()])
}

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}
