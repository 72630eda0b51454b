import { getLinkQr, type Link } from '@satchel/contract/links/links.ts'
import { useQr } from '../../lib/use-qr.ts'
import { QrCode } from '../../ui/QrCode.tsx'

/** The QR code of a link. */
export function LinkQr({ link }: { link: Link }) {
  return <QrCode name={link.itemName} {...useQr(getLinkQr, link)} />
}
