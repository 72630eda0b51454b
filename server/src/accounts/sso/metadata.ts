import { X509Certificate } from 'node:crypto'
import type { SsoKind, SsoMetadata } from '@satchel/contract/accounts/sso.ts'
import { Parser } from 'htmlparser2'
import type { Config } from '../../platform/config.ts'
import { invalidField, says } from '../../platform/problem.ts'
import { addressFault } from '../../platform/security/address-fault.ts'
import { FetchFailure, fetchPublic } from '../../platform/security/fetch.ts'
import { xmlFault } from '../../platform/security/xml-fault.ts'
import { SsoFailure } from './failure.ts'
import { configurationOf } from './oidc.ts'
import { reachOf } from './outbound.ts'

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

/** Leaves room for providers that list every claim they know. */
const BOUNDS = { characters: 1_048_576, depth: 50, nodes: 20_000 }

/** Reads an identity provider's metadata; problems name the field it came from. */
export async function readMetadata(
  config: Config,
  { kind, url, xml }: { kind: SsoKind; url?: string; xml?: string },
): Promise<SsoMetadata> {
  if (xml !== undefined) return parseMetadata(xml, 'xml')
  const address = url?.trim() ?? ''
  const fault = addressFault(config, address)
  if (fault) throw invalidField('url', fault)
  return kind === 'oidc'
    ? readIssuer(config, address.replace(/\/\.well-known\/openid-configuration$/, ''))
    : parseMetadata(await fetchXml(config, address), 'url')
}

async function readIssuer(config: Config, issuer: string): Promise<SsoMetadata> {
  try {
    const configuration = await configurationOf(config, {
      issuer,
      clientId: 'none',
      clientSecret: 'none',
    })
    const server = configuration.serverMetadata()
    if (!server.authorization_endpoint || !server.token_endpoint)
      throw invalidField('url', says('isNotOpenIdProvider'))
    return { issuer: server.issuer, signInUrl: server.authorization_endpoint, certificates: [] }
  } catch (error) {
    if (error instanceof SsoFailure) throw invalidField('url', { message: error.message })
    throw error
  }
}

async function fetchXml(config: Config, url: string): Promise<string> {
  try {
    const { body } = await fetchPublic(url, { ...reachOf(config), accept: ['*/*'] })
    return body.toString('utf8')
  } catch (error) {
    if (error instanceof FetchFailure)
      throw invalidField('url', says('couldntBeReadBecause', { cause: error.message }))
    throw error
  }
}

/** The part of the identity provider; certificates that only encrypt are of no use here. */
function parseMetadata(xml: string, path: string): SsoMetadata {
  const fault = xmlFault(xml, BOUNDS)
  if (fault) throw invalidField(path, { message: fault })
  const found = { issuer: '', signInUrl: '', certificates: new Set<string>() }
  let inProvider = false
  let use = ''
  let certificate: string | null = null
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const tag = local(name)
        if (tag === 'EntityDescriptor') found.issuer ||= attributes.entityID as string
        if (tag === 'IDPSSODescriptor') inProvider = true
        if (tag === 'KeyDescriptor') use = attributes.use ?? ''
        if (!inProvider) return
        if (tag === 'X509Certificate' && use !== 'encryption') certificate = ''
        if (tag === 'SingleSignOnService' && attributes.Binding === REDIRECT)
          found.signInUrl ||= attributes.Location as string
      },
      ontext(text) {
        if (certificate !== null) certificate += text
      },
      onclosetag(name) {
        const tag = local(name)
        if (tag === 'IDPSSODescriptor') inProvider = false
        if (tag !== 'X509Certificate' || certificate === null) return
        found.certificates.add(pemOf(certificate, path))
        certificate = null
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  if (!found.issuer) throw invalidField(path, says('isNotSamlMetadata'))
  if (!found.signInUrl) throw invalidField(path, says('hasNoSignInAddress'))
  if (found.certificates.size === 0) throw invalidField(path, says('hasNoCertificate'))
  return { ...found, certificates: [...found.certificates] }
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** Returns a certificate as PEM, with or without its first and last line; throws `invalid` if it isn't one. */
export function pemOf(text: string, path: string): string {
  const base64 = text.replace(/-----(BEGIN|END) CERTIFICATE-----/g, '').replace(/\s/g, '')
  try {
    return new X509Certificate(Buffer.from(base64, 'base64')).toString()
  } catch {
    throw invalidField(path, says('hasCertificateThatIsntX509'))
  }
}
