import { domainToASCII } from 'node:url'
import { bareAddress, bareRule } from '@satchel/contract/addresses.ts'
import { Problem, says } from '../problem.ts'

const LOCAL = /^(?!\*$)[^\s@"(),:;<>[\\\]\p{Cc}]{1,64}$/u
const DOMAIN = /^(?=.{3,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/
const SUBDOMAINS = '*.'

/**
 * Normalizes an address for comparison: lower case, domain in DNS form, without what is pasted along
 * with it. Undefined if it's invalid.
 */
export function normalAddress(input: string): string | undefined {
  const text = bareAddress(input).toLowerCase()
  const at = text.lastIndexOf('@')
  const domain = at > 0 ? normalDomain(text.slice(at + 1)) : undefined
  const local = text.slice(0, at).normalize('NFC')
  const address = `${local}@${domain}`
  return domain && LOCAL.test(local) && address.length <= 254 ? address : undefined
}

/** Normalizes an address like `normalAddress`; an invalid one matches nobody. */
export function normalEmail(input: string): string {
  return normalAddress(input) ?? input.trim().toLowerCase()
}

/** Returns the domain of a normalized address. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}

export function localPartOf(address: string): string {
  return address.slice(0, address.lastIndexOf('@'))
}

/** Normalizes a rule: an address, a domain as "@example.com", or all its subdomains as "@*.example.com". */
function normalRule(input: string): string | undefined {
  const rule = bareRule(input)
  if (!rule.startsWith('@')) return rule.includes('*') ? undefined : normalAddress(rule)
  const wildcard = rule.startsWith(SUBDOMAINS, 1) ? SUBDOMAINS : ''
  const domain = normalDomain(rule.slice(1 + wildcard.length))
  return domain && `@${wildcard}${domain}`
}

/** Tells whether one of the rules, in any spelling, covers a normalized address. */
export function isCovered(address: string, rules: readonly string[]): boolean {
  if (rules.length === 0) return false
  const domain = domainOf(address)
  const labels = domain.split('.')
  const parents = labels.slice(1).map((_, index) => labels.slice(index + 1).join('.'))
  const names = [address, `@${domain}`, ...parents.map((parent) => `@${SUBDOMAINS}${parent}`)]
  return rules.some((rule) => names.includes(normalRule(rule) ?? ''))
}

/** Normalizes rules, each once; throws `invalid` naming those that can't be read, as "allowed.2". */
export function readRules(path: string, values: readonly string[]): string[] {
  const rules = values.map(normalRule)
  const errors = rules.flatMap((rule, index) =>
    rule ? [] : [{ path: `${path}.${index}`, ...says('isNeitherAddressNorDomain') }],
  )
  if (errors.length > 0) throw new Problem('invalid', says('someEntriesAreInvalid'), { errors })
  return [...new Set(rules.filter((rule) => rule !== undefined))]
}

function normalDomain(input: string): string | undefined {
  const domain = domainToASCII(input)
  return DOMAIN.test(domain) ? domain : undefined
}
