import type { QrFormat } from '@satchel/contract/links/links.ts'

export const QR_SIZE = 600

/** Returns the address in a QR code, which marks visits through it. */
export function qrAddress(url: string): string {
  return `${url}?via=qr`
}

export async function drawQr(
  text: string,
  format: QrFormat,
  size: number,
): Promise<string | Buffer> {
  // Large, and loaded with the first code.
  const { toBuffer, toString: toText } = await import('qrcode')
  const look = { errorCorrectionLevel: 'M', margin: 4, width: size } as const
  return format === 'png'
    ? toBuffer(text, { ...look, type: 'png' })
    : toText(text, { ...look, type: 'svg' })
}
