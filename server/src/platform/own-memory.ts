/**
 * Returns the bytes of a text in memory of their own, for what is cached: those of `Buffer.from` are often a part of
 * 64 KB that many share, all of which stays as long as one of them does.
 */
export function inOwnMemory(content: string | Buffer): Buffer {
  if (typeof content !== 'string' && content.length === content.buffer.byteLength) return content
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(content))
  if (typeof content === 'string') bytes.write(content)
  else content.copy(bytes)
  return bytes
}
