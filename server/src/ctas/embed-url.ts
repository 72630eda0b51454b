/** Returns the address at which a page can be framed; most sites have another one for that. */
export function embedUrlOf(input: string): string {
  const url = URL.parse(input)
  if (!url) return input
  const host = url.hostname.replace(/^www\./, '')
  const [first = '', second = ''] = url.pathname.slice(1).split('/')
  if (host === 'youtu.be') return youtube(first)
  if (host === 'youtube.com' || host === 'm.youtube.com') {
    if (first === 'watch') return youtube(url.searchParams.get('v') ?? '')
    if (first === 'shorts' || first === 'live' || first === 'embed') return youtube(second)
  }
  if (host === 'vimeo.com' && /^\d+$/.test(first)) return `https://player.vimeo.com/video/${first}`
  if (host === 'loom.com' && first === 'share') return `https://www.loom.com/embed/${second}`
  return input
}

function youtube(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`
}
