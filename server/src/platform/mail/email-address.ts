import { domainToASCII } from 'node:url'

const LOCAL = /^[^\s@"(),:;<>[\\\]\p{Cc}]{1,64}$/u
const DOMAIN = /^(?=.{3,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/

/** Normalizes an address for comparison: lower case, domain in DNS form. Undefined if it's invalid. */
export function normalAddress(given: string): string | undefined {
  const text = given.trim().toLowerCase()
  const at = text.lastIndexOf('@')
  const domain = at > 0 ? normalDomain(text.slice(at + 1)) : undefined
  const local = text.slice(0, at).normalize('NFC')
  const address = `${local}@${domain}`
  return domain && LOCAL.test(local) && address.length <= 254 ? address : undefined
}

/** Normalizes an address like `normalAddress`; an invalid one matches nobody. */
export function normalEmail(given: string): string {
  return normalAddress(given) ?? given.trim().toLowerCase()
}

/** Returns the domain of a normalized address. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}

export function localPartOf(address: string): string {
  return address.slice(0, address.lastIndexOf('@'))
}

/** An address, or all of a domain as "@example.com". */
export function normalEntry(given: string): string | undefined {
  const text = given.trim()
  if (!text.startsWith('@')) return normalAddress(text)
  const domain = normalDomain(text.slice(1))
  return domain && `@${domain}`
}

function normalDomain(given: string): string | undefined {
  const domain = domainToASCII(given)
  return DOMAIN.test(domain) ? domain : undefined
}
