import { macRomanScore, unmarkedUtf16 } from '@satchel/contract/encoding.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { Expected } from '../../../lib/problem.ts'

/** Returns the beginning of a text file. */
export function useFileText(url: string, limit: number) {
  return useQuery({
    queryKey: ['file text', url, limit],
    queryFn: async ({ signal }) => {
      const response = await fetch(url, { signal, headers: { range: `bytes=0-${limit - 1}` } })
      if (!response.ok) throw new Expected(t('items.preview.couldntReadFile'))
      const bytes = await response.arrayBuffer()
      return decode(new Uint8Array(bytes.slice(0, limit)))
    },
  })
}

/** Decodes UTF-8, UTF-16, Windows-1252 or Mac Roman, like the server. A truncated last character is fine. */
function decode(bytes: Uint8Array): string {
  const wide = markOf(bytes) ?? unmarkedUtf16(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    const asWindows = new TextDecoder('windows-1252').decode(bytes)
    const asMac = new TextDecoder('macintosh').decode(bytes)
    return macRomanScore(asMac, asWindows) > 0 ? asMac : asWindows
  }
}

function markOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}
