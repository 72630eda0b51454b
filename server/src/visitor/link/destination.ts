import { TRIGGERS } from '../../tracking/service.ts'
import type { FoundLink } from './find-link-queries.ts'

/** A web page as the content; what else a link item may hold is never followed. */
export function isWebLink<T extends { kind: string | null; url: string | null }>(
  item: T,
): item is T & { url: string } {
  return item.kind === 'link' && isWebAddress(item.url)
}

/** Returns where a link redirects instead of showing a page, with what was added to its own address. */
export function destinationOf(link: FoundLink, added: string | undefined): string | undefined {
  const url = isWebAddress(link.target) ? link.target : isWebLink(link) ? link.url : undefined
  return url && passOn(withUtm(link, url), added)
}

/** Adds parameters (`a=1&b=2`) to an address before its fragment; those it has itself stay as they are. */
export function passOn(url: string, added: string | undefined): string {
  const target = added ? URL.parse(url) : null
  if (!added || !target) return url
  const more = added.split('&').filter((pair) => !target.searchParams.has(nameOf(pair)))
  if (more.length === 0) return url
  target.search += `${target.search ? '&' : ''}${more.join('&')}`
  return target.href
}

/** Returns what is added to the address of a link, for where it leads; empty if nothing is. */
export function addedTo(url: string): string {
  const query = url.split('?').slice(1).join('?')
  return query
    .split('&')
    .filter((pair) => pair !== '' && !isOurs(pair))
    .join('&')
}

function isOurs(pair: string): boolean {
  const name = nameOf(pair)
  return name === 'preview' || (name === 'via' && TRIGGERS.some((each) => pair === `via=${each}`))
}

function nameOf(pair: string): string {
  return [...new URLSearchParams(pair).keys()][0] ?? ''
}

/** The campaign of the link, but for what the address says of one itself. */
export function withUtm({ utm }: FoundLink, url: string): string {
  const parameters = Object.entries(utm ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  )
  if (parameters.length === 0) return url
  const target = URL.parse(url)
  if (!target) return url
  const added = new URLSearchParams()
  for (const [name, value] of parameters)
    if (!target.searchParams.has(`utm_${name}`)) added.set(`utm_${name}`, value)
  // What is there already is left as it is written.
  if (added.size > 0) target.search += `${target.search ? '&' : ''}${added}`
  return target.href
}

function isWebAddress(url: string | null): url is string {
  return /^https?:\/\//i.test(url ?? '')
}
