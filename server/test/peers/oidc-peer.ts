/// <reference path="./peers.d.ts" />
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type CryptoKey,
  decodeJwt,
  exportJWK,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
} from 'jose'
import Provider from 'oidc-provider'

export interface OidcPeer {
  issuer: string
  clientId: string
  clientSecret: string
  /** People by what they enter, with their claims. */
  people: Map<string, Record<string, unknown>>
  /** Changes an ID token before it's signed. */
  forge: ((claims: JWTPayload) => JWTPayload) | undefined
  /** True if it signs with an unpublished key. */
  hasOtherKey: boolean
  /** Takes people back to there. */
  allow(callbackUrl: string): void
  close(): void
}

/** An OIDC provider on loopback, of a library that is certified. */
export async function startOidc(): Promise<OidcPeer> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const other = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'test' }
  const callbacks: string[] = []
  let handle: ReturnType<Provider['callback']>
  const server = createServer((request, response) => {
    if (request.url === '/token' && (peer.forge || peer.hasOtherKey))
      forgeOn(response, (claims) =>
        sign(
          (peer.forge ?? ((same) => same))(claims),
          peer.hasOtherKey ? other.privateKey : privateKey,
        ),
      )
    handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const peer: OidcPeer = {
    issuer,
    clientId: 'satchel',
    clientSecret: 'a secret that nobody guesses',
    people: new Map(),
    forge: undefined,
    hasOtherKey: false,
    allow(callbackUrl) {
      callbacks.push(callbackUrl)
      handle = providerOf(peer, callbacks, jwk)
    },
    close: () => server.close(),
  }
  handle = providerOf(peer, callbacks, jwk)
  return peer
}

function providerOf(
  { issuer, clientId, clientSecret, people }: OidcPeer,
  callbacks: string[],
  jwk: object,
) {
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: callbacks }],
    jwks: { keys: [jwk] },
    cookies: { keys: ['of the test'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'groups'],
    },
    // Like most providers, it puts all of it in the token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    findAccount: async (_context: unknown, id: string) => ({
      accountId: id,
      claims: async () => ({ sub: id, email_verified: true, ...people.get(id) }),
    }),
  })
  return provider.callback()
}

function sign(claims: JWTPayload, key: CryptoKey): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'test' }).sign(key)
}

/** The answer of the token endpoint with another ID token in it. */
function forgeOn(response: ServerResponse, sealed: (claims: JWTPayload) => Promise<string>): void {
  const end = response.end.bind(response)
  response.end = ((body: string) => {
    const answer = JSON.parse(String(body))
    void sealed(decodeJwt(answer.id_token)).then((token) => {
      const text = JSON.stringify({ ...answer, id_token: token })
      response.setHeader('content-length', Buffer.byteLength(text))
      end(text)
    })
    return response
  }) as typeof response.end
}
