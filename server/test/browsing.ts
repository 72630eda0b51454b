import type { Answer, Product } from './harness.ts'

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const FORM = 'application/x-www-form-urlencoded'

let people = 0

export function network(): string {
  people += 1
  return `10.9.${people >> 8}.${people & 255}`
}

/** Returns a browser with cookies, by default in its own network. */
export function browser({ anonymous }: Pick<Product, 'anonymous'>, address = network()) {
  const cookies = new Map<string, { value: string; path: string }>()
  const headersFor = (url: string): Record<string, string> => {
    const [path = ''] = url.split('?')
    const sent = [...cookies]
      .filter(([, { path: at }]) => path === at || path.startsWith(at === '/' ? '/' : `${at}/`))
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
    const cookie = sent.length > 0 ? { cookie: sent.join('; ') } : {}
    return { 'user-agent': AGENT, 'x-forwarded-for': address, ...cookie }
  }
  const keep = (answer: Answer): Answer => {
    for (const line of [answer.headers['set-cookie'] ?? []].flat().map(String)) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const path = /Path=([^;]+)/.exec(line)?.[1] ?? '/'
      cookies.set(`${name} ${path}`, { value, path })
    }
    return answer
  }
  return {
    cookies,
    headersFor,
    get: async (path: string, more: Record<string, string> = {}) =>
      keep(await anonymous('GET', path, undefined, { ...headersFor(path), ...more })),
    head: (path: string) => anonymous('HEAD', path, undefined, headersFor(path)),
    post: async (
      path: string,
      fields: Record<string, string> | string,
      more: Record<string, string> = {},
    ) => {
      const headers = { ...headersFor(path), 'content-type': FORM, ...more }
      return keep(await anonymous('POST', path, String(new URLSearchParams(fields)), headers))
    },
  }
}
