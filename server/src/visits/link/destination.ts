import type { FoundLink } from './find-link-queries.ts'

/** A web page as the content; what else a link item may hold is never followed. */
export function isWebLink<T extends { kind: string | null; url: string | null }>(
  item: T,
): item is T & { url: string } {
  return item.kind === 'link' && isWebAddress(item.url)
}

/** Returns where a link redirects instead of showing a page. */
export function destinationOf(link: FoundLink): string | undefined {
  const url = isWebAddress(link.target) ? link.target : isWebLink(link) ? link.url : undefined
  return url && withUtm(link, url)
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
