import { createHash } from 'node:crypto'
import type { Profile, SAML } from '@node-saml/node-saml'
import { xmlFault } from '../../platform/security/xml-fault.ts'
import { MINUTE } from '../../platform/time.ts'
import { answerOf, claimsOf, type SsoAnswer } from './answer.ts'
import { SsoFailure } from './failure.ts'

export interface SamlSettings {
  /** The identity provider's entity id. */
  issuer: string
  signInUrl: string
  certificates: string[]
}

/** The parameters of one SAML flow. */
export interface SamlFlow {
  state: string
  requestId: string
  callbackUrl: string
  entityId: string
}

/**
 * Leaves room for an assertion with hundreds of groups; signatures are checked only after the library has parsed it.
 */
const BOUNDS = { characters: 65_536, depth: 50, nodes: 2_000 }
/** The tolerated clock difference. */
const SKEW = MINUTE
const EMAILS = [
  'email',
  'mail',
  'emailaddress',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'user.email',
]
const NAMES = [
  'displayname',
  'name',
  'cn',
  'urn:oid:2.16.840.1.113730.3.1.241',
  'http://schemas.microsoft.com/identity/claims/displayname',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name',
]
const GIVEN_NAME_CLAIMS = [
  'givenname',
  'firstname',
  'urn:oid:2.5.4.42',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname',
  'user.firstname',
]
const FAMILY = [
  'surname',
  'lastname',
  'sn',
  'urn:oid:2.5.4.4',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname',
  'user.lastname',
]

export async function samlUrl(settings: SamlSettings, flow: SamlFlow): Promise<string> {
  const saml = await open(settings, flow)
  return saml.getAuthorizeUrlAsync(flow.state, undefined, {})
}

export async function samlMetadata(entityId: string, callbackUrl: string): Promise<string> {
  const nobody = { issuer: 'none', signInUrl: 'https://example.com/', certificates: ['none'] }
  // The same each time: whoever compares what they fetch sees no change.
  const requestId = `_${createHash('sha256').update(entityId).digest('hex').slice(0, 32)}`
  const flow = { state: '', requestId, entityId, callbackUrl }
  return (await open(nobody, flow)).generateServiceProviderMetadata(null, null)
}

/** Reads an assertion that the provider signed, for us, in response to this request, and that is still valid. */
export async function readSaml(
  settings: SamlSettings,
  flow: SamlFlow,
  SAMLResponse: string,
): Promise<SsoAnswer> {
  const xml = Buffer.from(SAMLResponse, 'base64').toString('utf8')
  if (xml.includes('<!DOCTYPE')) throw refused('it has a document type declaration')
  const fault = xmlFault(xml, BOUNDS)
  if (fault) throw refused(`it ${fault}`)
  if (/xmldsig#(rsa-sha1|sha1|hmac-sha1)\b/.test(xml))
    throw refused('it’s signed with SHA-1. Set the identity provider to SHA-256')
  const saml = await open(settings, flow)
  const { profile } = await saml
    .validatePostResponseAsync({ SAMLResponse })
    .catch((error: Error) => {
      throw toFailure(error)
    })
  if (!profile) throw refused('it names no person')
  if (profile.issuer !== settings.issuer)
    throw refused(`it comes from ${profile.issuer}, not ${settings.issuer}`)
  requireForThisFlow(profile, flow)
  return toAnswer(profile)
}

/** Opens the large library when someone signs in with SAML. */
async function open(
  { issuer, signInUrl, certificates }: SamlSettings,
  flow: SamlFlow,
): Promise<SAML> {
  const { SAML: Saml, ValidateInResponseTo } = await import('@node-saml/node-saml')
  return new Saml({
    idpIssuer: issuer,
    entryPoint: signInUrl,
    idpCert: certificates,
    issuer: flow.entityId,
    audience: flow.entityId,
    callbackUrl: flow.callbackUrl,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    acceptedClockSkewMs: SKEW,
    // One of the two is; whichever it is, nothing outside of it is read.
    wantAssertionsSigned: false,
    wantAuthnResponseSigned: false,
    signatureAlgorithm: 'sha256',
    generateUniqueId: () => flow.requestId,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: {
      saveAsync: async () => null,
      getAsync: async (key) => (key === flow.requestId ? new Date().toISOString() : null),
      removeAsync: async () => null,
    },
  })
}

interface Confirmation {
  $?: { Method?: string }
  SubjectConfirmationData?: { $?: Record<string, string | undefined> }[]
}

interface SignedAssertion {
  Assertion?: {
    Subject?: { SubjectConfirmation?: Confirmation[] }[]
    Conditions?: { AudienceRestriction?: unknown[] }[]
  }
}

/** The signed part itself has to say so; what is around it may be anybody's. */
function requireForThisFlow(profile: Profile, { requestId, callbackUrl }: SamlFlow): void {
  const { Assertion } = (profile.getAssertion?.() ?? {}) as SignedAssertion
  if (!Assertion?.Conditions?.[0]?.AudienceRestriction) throw refused('it names no recipient')
  const confirmations = Assertion.Subject?.[0]?.SubjectConfirmation ?? []
  const isOurs = confirmations.some(({ $, SubjectConfirmationData }) => {
    const data = SubjectConfirmationData?.[0]?.$ ?? {}
    return (
      $?.Method === 'urn:oasis:names:tc:SAML:2.0:cm:bearer' &&
      data.InResponseTo === requestId &&
      data.Recipient === callbackUrl &&
      Date.parse(data.NotOnOrAfter ?? '') + SKEW > Date.now()
    )
  })
  if (!isOurs) throw refused('it belongs to another sign-in')
}

function toAnswer(profile: Profile): SsoAnswer {
  const attributes = (profile.attributes ?? {}) as Record<string, unknown>
  const claims = claimsOf(attributes)
  const lower = new Map(
    Object.entries(claims).map(([name, [value]]) => [name.toLowerCase(), value]),
  )
  const first = (names: string[]) => names.map((name) => lower.get(name)).find(Boolean)
  const { nameID, nameIDFormat = '' } = profile
  const named = nameID?.includes('@') ? nameID : undefined
  const email = first(EMAILS) ?? named
  const parts = [first(GIVEN_NAME_CLAIMS), first(FAMILY)].filter(Boolean).join(' ')
  // A transient one is another each time.
  const subject = nameIDFormat.endsWith(':transient') ? email : nameID
  return answerOf(
    subject,
    { NameID: [nameID].filter(Boolean), ...claims },
    {
      email,
      name: first(NAMES) || parts || undefined,
      // SAML has no word for it: what the assertion says is what the company's directory holds.
      isVerified: true,
    },
  )
}

function toFailure(error: Error): SsoFailure {
  if (error.name === 'SamlStatusError' || error.message.startsWith('SAML provider returned'))
    return new SsoFailure('refused', error.message, { cause: error })
  return refused(
    WORDS.find(([pattern]) => pattern.test(error.message))?.[1] ?? error.message,
    error,
  )
}

const WORDS: [RegExp, string][] = [
  [/signature/i, 'its signature doesn’t match any certificate of this connection'],
  [/not yet valid|too early/i, 'it isn’t valid yet. Compare the clocks of both servers'],
  [/expired|no longer valid|No valid subject confirmation/i, 'it has expired'],
  [/audience/i, 'it’s for another audience. Enter the entity ID of this connection there'],
  [/InResponseTo/i, 'it belongs to another sign-in'],
  [/decryption key/i, 'it’s encrypted. Turn off assertion encryption'],
]

function refused(why: string, cause?: Error): SsoFailure {
  return new SsoFailure('invalid', `The response from the identity provider is invalid: ${why}`, {
    cause,
  })
}
