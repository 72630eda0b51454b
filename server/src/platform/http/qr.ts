import type { QrFormat } from '@satchel/contract/qr.ts'
import type { FastifyReply } from 'fastify'

const SIZE = 600

interface Code {
  /** The address to which the code leads, marked as that of a code. */
  url: string
  /** The file’s name, without its ending. */
  name: string
  format?: QrFormat
  /** Width and height in px. */
  size?: number
}

/** Draws the QR code of an address, and returns it for the answer. */
export async function drawQr(
  reply: FastifyReply,
  { url, name, format = 'svg', size = SIZE }: Code,
): Promise<string | Buffer> {
  // Large, and loaded with the first code.
  const { toBuffer, toString: toText } = await import('qrcode')
  reply
    .type(format === 'svg' ? 'image/svg+xml' : 'image/png')
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
  const look = { errorCorrectionLevel: 'M', margin: 4, width: size } as const
  const text = `${url}?via=qr`
  return format === 'png'
    ? toBuffer(text, { ...look, type: 'png' })
    : toText(text, { ...look, type: 'svg' })
}
