import { own } from '@satchel/contract/own.ts'

interface Page {
  url: URL
  /** The first two parts of the path. */
  parts: readonly [string, string]
}

/** Returns the address of a page's player or widget, for pages whose own address can't be framed. */
export function frameUrlOf(input: string): string {
  const url = new URL(input)
  const [, first = '', second = ''] = url.pathname.split('/')
  const host = url.hostname.replace(/^(www|m)\./, '')
  return own(PLAYERS, host)?.({ url, parts: [first, second] }) ?? input
}

const PLAYERS: Record<string, ((page: Page) => string | undefined) | undefined> = {
  'youtu.be': ({ parts: [video] }) => youtube(video),
  'youtube.com': ({ url, parts: [first, second] }) =>
    youtube(url.searchParams.get('v') ?? (/^(embed|shorts|live)$/.test(first) ? second : '')),
  'vimeo.com': ({ parts: [video, key] }) =>
    /^\d+$/.test(video)
      ? `https://player.vimeo.com/video/${video}?dnt=1${key && `&h=${encodeURIComponent(key)}`}`
      : undefined,
  'loom.com': ({ parts: [first, video] }) =>
    first === 'share' ? `https://www.loom.com/embed/${video}` : undefined,
  'figma.com': ({ url, parts: [first] }) =>
    first === 'embed'
      ? undefined
      : `https://www.figma.com/embed?embed_host=satchel&url=${encodeURIComponent(url.href)}`,
  'open.spotify.com': ({ url, parts: [first] }) =>
    first === 'embed' ? undefined : `https://open.spotify.com/embed${url.pathname}`,
}

/** Returns the address of YouTube's player that sets no cookies before it plays. */
function youtube(video: string): string | undefined {
  return video ? `https://www.youtube-nocookie.com/embed/${encodeURIComponent(video)}` : undefined
}
