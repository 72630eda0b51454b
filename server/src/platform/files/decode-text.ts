import { macRomanScore, unmarkedUtf16 } from '@satchel/contract/encoding.ts'

/** Decodes UTF-8, UTF-16, Windows-1252 or Mac Roman; null for binary data. A truncated last character is fine. */
export function decodeText(bytes: Uint8Array): string | null {
  const wide = utf16Label(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  if (bytes.some((byte) => byte < 32 && ![8, 9, 10, 12, 13, 27].includes(byte))) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return looksLatin(bytes) ? decodeLatin(bytes) : null
  }
}

/** Returns the label of UTF-16, by a byte order mark or its contents; undefined for other encodings. */
export function utf16Label(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return unmarkedUtf16(bytes)
}

function decodeLatin(bytes: Uint8Array): string {
  const asWindows = new TextDecoder('windows-1252').decode(bytes)
  const asMac = new TextDecoder('macintosh').decode(bytes)
  return macRomanScore(asMac, asWindows) > 0 ? asMac : asWindows
}

/** Tells whether bytes look like Latin text: mostly ASCII, unlike other formats. */
function looksLatin(bytes: Uint8Array): boolean {
  const high = bytes.reduce((count, byte) => count + (byte > 127 ? 1 : 0), 0)
  return high < bytes.length / 4
}
