import { domainToASCII } from 'node:url'
import { parse } from 'tldts'
import { invalidField, says } from '../platform/problem.ts'

/** A part of a host's name, which has no underscores: no authority gives a certificate for one. */
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/
/** An address of the domain alone, as browsers copy it. */
const ADDRESS = /^https?:\/\/([^/:@?#\s]+)\/?$/i

/** Returns a domain in DNS form: lower case, punycode. Throws `invalid` for names nobody can point here. */
export function domainOf(input: string, ownHosts: readonly string[]): string {
  const text = input.trim().replace(ADDRESS, '$1').replace(/\.$/, '')
  if (/[/:@?#\s]/.test(text)) throw invalidField('domain', says('domainMustBePlainName'))
  const domain = domainToASCII(text)
  const { isIp, hostname, domain: registrable } = parse(domain, { allowPrivateDomains: false })
  if (isIp) throw invalidField('domain', says('isIpAddress'))
  const labels = domain.split('.')
  if (!hostname || domain.length > 253 || !labels.every((label) => LABEL.test(label)))
    throw invalidField('domain', says('isNotDomainName'))
  if (labels.length < 2 || !registrable) throw invalidField('domain', says('domainMustBeOwn'))
  if (ownHosts.some((own) => domain === own || domain.endsWith(`.${own}`)))
    throw invalidField('domain', says('isOwnAddressOfSatchel'))
  return domain
}

/**
 * Returns the domains in which somebody keeps the records of a domain: itself, and those above it down to the one that is
 * registered.
 */
export function zonesOf(domain: string): string[] {
  const labels = domain.split('.')
  const zones = labels.map((_, at) => labels.slice(at).join('.'))
  const registered = parse(domain).domain ?? domain
  return zones.filter((zone) => zone === registered || zone.endsWith(`.${registered}`))
}

/** The name a domain is registered by cannot be a CNAME: it has to carry addresses. */
export function isApex(domain: string): boolean {
  return parse(domain).domain === domain
}
