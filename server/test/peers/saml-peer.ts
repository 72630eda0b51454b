/// <reference path="./peers.d.ts" />
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import samlp from 'samlp'
import { KEYS } from './saml-keys.ts'

export interface SamlPeer {
  /** The provider's entity id. */
  issuer: string
  signInUrl: string
  metadataUrl: string
  /** The person using it. */
  person: { id: string; email?: string; name?: string; groups?: string[] }
  /** Deviations from correct behavior. */
  faults: {
    keys?: typeof KEYS
    issuer?: string
    audience?: string
    recipient?: string
    inResponseTo?: string
    lifetimeInSeconds?: number
    signResponse?: boolean
    signAssertion?: boolean
    status?: string
    /** Changes the XML after it's signed. */
    rewrite?(xml: string): string
  }
  close(): void
}

const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success'

/** A SAML identity provider on loopback that knows who sits before it, made of a library that others run in production. */
export async function startSaml(): Promise<SamlPeer> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', peer.issuer)
    if (url.pathname === '/metadata') return void response.end(metadataOf(peer))
    if (url.pathname !== '/sign-in') return void response.writeHead(404).end()
    void answer(peer, Object.fromEntries(url.searchParams), response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const peer: SamlPeer = {
    issuer: `${base}/idp`,
    signInUrl: `${base}/sign-in`,
    metadataUrl: `${base}/metadata`,
    person: { id: 'nobody' },
    faults: {},
    close: () => server.close(),
  }
  return peer
}

async function answer(peer: SamlPeer, query: Record<string, string>, response: ServerResponse) {
  const xml = await signedAnswer(peer, query)
  const { assertionConsumerServiceURL } = await requestOf(query)
  const fields = {
    SAMLResponse: Buffer.from(xml).toString('base64'),
    RelayState: query.RelayState ?? '',
  }
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
  )
  response.setHeader('content-type', 'text/html')
  response.end(`<!doctype html><title>Identity provider</title>
    <form method="post" action="${assertionConsumerServiceURL}">${inputs.join('')}
    <button>Sign in as ${peer.person.id}</button></form>`)
}

function requestOf(query: Record<string, string>) {
  return new Promise<{ id: string; issuer: string; assertionConsumerServiceURL: string }>(
    (resolve, reject) =>
      samlp.parseRequest({ method: 'GET', query }, (error, data) =>
        error ? reject(error) : resolve(data),
      ),
  )
}

async function signedAnswer(peer: SamlPeer, query: Record<string, string>): Promise<string> {
  const { faults, person } = peer
  const request = await requestOf(query)
  const claims = {
    ...(person.email && { email: person.email }),
    ...(person.name && { displayName: person.name }),
    ...(person.groups && { groups: person.groups }),
  }
  const xml = await new Promise<string>((resolve, reject) =>
    samlp.getSamlResponse(
      {
        ...(faults.keys ?? KEYS),
        issuer: faults.issuer ?? peer.issuer,
        audience: faults.audience ?? request.issuer,
        recipient: faults.recipient ?? request.assertionConsumerServiceURL,
        destination: request.assertionConsumerServiceURL,
        inResponseTo: faults.inResponseTo ?? request.id,
        lifetimeInSeconds: faults.lifetimeInSeconds ?? 300,
        signResponse: faults.signResponse ?? false,
        signAssertion: faults.signAssertion ?? true,
        signatureAlgorithm: 'rsa-sha256',
        digestAlgorithm: 'sha256',
        samlStatusCode: faults.status ?? SUCCESS,
        profileMapper: () => ({
          getClaims: () => claims,
          getNameIdentifier: () => ({
            nameIdentifier: person.id,
            nameIdentifierFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
          }),
        }),
      },
      claims,
      (error, signed) => (error ? reject(error) : resolve(signed)),
    ),
  )
  return faults.rewrite ? faults.rewrite(xml) : xml
}

function metadataOf({ issuer, signInUrl }: SamlPeer): string {
  const certificate = KEYS.cert.replace(/-----.*-----|\s/g, '')
  return `<?xml version="1.0"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${issuer}">
  <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#">
      <ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data>
    </ds:KeyInfo></md:KeyDescriptor>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${signInUrl}/post"/>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${signInUrl}"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>`
}
