import { useQuery } from '@tanstack/react-query'

/** The beginning of a text file, as it lies. */
export function useFileText(url: string, limit: number) {
  return useQuery({
    queryKey: ['file text', url, limit],
    queryFn: async ({ signal }) => {
      const response = await fetch(url, { signal, headers: { range: `bytes=0-${limit - 1}` } })
      if (!response.ok) throw new Error('The file could not be read. Try again in a moment.')
      const bytes = await response.arrayBuffer()
      return new TextDecoder().decode(bytes.slice(0, limit))
    },
  })
}
