import type { getLinkQr } from '@satchel/contract/links/links.ts'
import type { QrFormat } from '@satchel/contract/qr.ts'
import type { getSiteQr } from '@satchel/contract/sites/sites.ts'
import { useQuery } from '@tanstack/react-query'
import { callRaw, download } from './raw.ts'

/** Size in pixels for printing, large enough for a poster. */
const PNG_SIZE = 1_024
const SHOWN = 360

/** Returns the QR code of an address, and what saves it as a file. */
export function useQr(
  endpoint: typeof getLinkQr | typeof getSiteQr,
  { id, slug }: { id: string; slug: string },
  page?: number,
) {
  const at = page === undefined ? {} : { page }
  const code = useQuery({
    queryKey: [endpoint.name, id, slug, page],
    queryFn: async () =>
      (await callRaw(endpoint, { params: { id }, query: { size: SHOWN, ...at } })).blob(),
  })
  const save = (format: QrFormat) => {
    const query = { format, ...(format === 'png' && { size: PNG_SIZE }), ...at }
    return download(endpoint, { params: { id }, query }, `${slug}.${format}`)
  }
  return { code, save }
}
