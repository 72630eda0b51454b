// Addresses of links and sites arrive as mail programs, ad tools and people hand them on: with the full stop of a
// sentence, an angle bracket, or parameters appended as if there were none yet.

const OF_VISITORS = /^\/[lp]\/[^/?]/
/** Characters that continue a name: an address of ours ends with a letter, a digit or a hyphen. */
const PART_OF_NAME = /[a-z0-9-]/i
const ENCODED = /^%[0-9a-f]{2}$/i

/** Returns the path and query that were meant. */
export function mendedUrl(url: string): string {
  if (!OF_VISITORS.test(url)) return url
  const [path = '', query] = split(url)
  const mended = withoutEnd(path)
  return query ? `${mended}?${mendedQuery(query)}` : mended
}

/** The query begins at the first `?`, also an encoded one, or at an `&` in the path. */
function split(url: string): string[] {
  const at = url.search(/\?|&|%3f/i)
  if (at < 0) return [url]
  const isEncoded = url[at] === '%'
  const rest = url.slice(at + (isEncoded ? 3 : 1))
  const query = isEncoded ? rest.replace(/%3d/gi, '=').replace(/%26/g, '&') : rest
  return [url.slice(0, at), url[at] === '&' ? query.replace('?', '&') : query]
}

function withoutEnd(path: string): string {
  let end = path.length
  while (end > '/l/'.length) {
    if (ENCODED.test(path.slice(end - 3, end))) end -= 3
    else if (PART_OF_NAME.test(path[end - 1] ?? '')) break
    else end -= 1
  }
  return path.slice(0, Math.max(end, '/l/'.length))
}

function mendedQuery(query: string): string {
  return query.replace(/&amp;/g, '&').replace(/^(via=(?:qr|site|mail))\?/, '$1&')
}
