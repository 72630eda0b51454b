import { getLinkQr, type Link } from '@satchel/contract/links/links.ts'
import { useQr } from '../../lib/use-qr.ts'
import { QrCode } from '../../ui/QrCode.tsx'

interface LinkQrProps {
  link: Link
  /** Page of the document at which the code opens it; the first if undefined. */
  page?: number | undefined
}

/** The QR code of a link. */
export function LinkQr({ link, page }: LinkQrProps) {
  return <QrCode name={link.itemName} {...useQr(getLinkQr, link, page)} />
}
