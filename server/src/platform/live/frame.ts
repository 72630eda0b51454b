import type { LiveMessage } from '@satchel/contract/live.ts'

const FINAL_TEXT = 0x81
const LENGTH_16 = 126
const LENGTH_64 = 127

/** Returns a message as a WebSocket frame (RFC 6455, 5.2), whose bytes are the same for every socket. */
export function frameOf(message: LiveMessage): Buffer {
  const text = JSON.stringify(message)
  const length = Buffer.byteLength(text)
  const head = headOf(length)
  const frame = Buffer.allocUnsafe(head.length + length)
  head.copy(frame)
  frame.write(text, head.length)
  return frame
}

function headOf(length: number): Buffer {
  if (length < LENGTH_16) return Buffer.from([FINAL_TEXT, length])
  if (length < 2 ** 16) {
    const head = Buffer.from([FINAL_TEXT, LENGTH_16, 0, 0])
    head.writeUInt16BE(length, 2)
    return head
  }
  const head = Buffer.alloc(10)
  head.set([FINAL_TEXT, LENGTH_64])
  head.writeBigUInt64BE(BigInt(length), 2)
  return head
}
