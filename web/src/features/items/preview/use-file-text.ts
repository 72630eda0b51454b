import { useQuery } from '@tanstack/react-query'
import { Expected } from '../../../lib/problem.ts'

/** Returns the beginning of a text file. */
export function useFileText(url: string, limit: number) {
  return useQuery({
    queryKey: ['file text', url, limit],
    queryFn: async ({ signal }) => {
      const response = await fetch(url, { signal, headers: { range: `bytes=0-${limit - 1}` } })
      if (!response.ok) throw new Expected('The file could not be read. Try again in a moment.')
      const bytes = await response.arrayBuffer()
      return decode(new Uint8Array(bytes.slice(0, limit)))
    },
  })
}

/**
 * Decodes UTF-8, UTF-16 with a byte-order mark, or Windows-1252, as the server does. A cut last character does no
 * harm.
 */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
