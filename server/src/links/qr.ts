import type { QrFormat } from '@satchel/contract/links.ts'
import { toBuffer, toString as toText } from 'qrcode'

export const QR_SIZE = 600

/** By the address it is known that a visit came from the code. */
export function qrAddress(url: string): string {
  return `${url}?via=qr`
}

export function drawQr(text: string, format: QrFormat, size: number): Promise<string | Buffer> {
  const look = { errorCorrectionLevel: 'M', margin: 4, width: size } as const
  return format === 'png'
    ? toBuffer(text, { ...look, type: 'png' })
    : toText(text, { ...look, type: 'svg' })
}
