import { type FileHandle, open } from 'node:fs/promises'
import { Unreadable } from './messages.ts'

const HEAD = 26
/** Color channels by mode: grayscale, indexed, RGB, CMYK, duotone. */
const COLORS: Record<number, number> = { 1: 1, 2: 1, 3: 3, 4: 4, 8: 1 }
const INDEXED = 2
const CMYK = 4
const PALETTE = 256
const STORED_MAX = 600_000_000

interface Head {
  /** The format of large documents counts in longer numbers. */
  isLarge: boolean
  channels: number
  width: number
  height: number
  depth: number
  mode: number
}

export interface Pixels {
  width: number
  height: number
  channels: 1 | 2 | 3 | 4
  data: Buffer
}

/**
 * The layers put together as Photoshop last showed them, which it keeps behind them. Throws
 * `Unreadable` beyond `most` pixels, before anything is made room for.
 */
export async function readPhotoshop(path: string, most: number): Promise<Pixels> {
  const file = await open(path)
  try {
    const head = readHead(await read(file, HEAD, 0))
    if (head.width * head.height > most)
      throw new Unreadable(`The image has more than ${most / 1_000_000} million pixels`)
    return await readPixels(file, head)
  } finally {
    await file.close()
  }
}

function readHead(bytes: Buffer): Head {
  const head = {
    isLarge: bytes.readUInt16BE(4) === 2,
    channels: bytes.readUInt16BE(12),
    height: bytes.readUInt32BE(14),
    width: bytes.readUInt32BE(18),
    depth: bytes.readUInt16BE(22),
    mode: bytes.readUInt16BE(24),
  }
  const colors = COLORS[head.mode]
  if (!colors || head.channels < colors || ![8, 16].includes(head.depth))
    throw new Unreadable('The image uses a format that can’t be shown')
  return head
}

async function readPixels(file: FileHandle, head: Head): Promise<Pixels> {
  const { isLarge, width, height, mode } = head
  const numberAt = async (at: number, bytes: number) =>
    (await read(file, bytes, at)).readUIntBE(Math.max(bytes - 6, 0), Math.min(bytes, 6))
  const resources = HEAD + 4 + (await numberAt(HEAD, 4))
  const layers = resources + 4 + (await numberAt(resources, 4))
  const long = isLarge ? 8 : 4
  const layersLength = await numberAt(layers, long)
  const image = layers + long + layersLength
  // Fewer than none says that the next channel is the opacity of the whole.
  const isClear =
    layersLength >= long + 2 && (await read(file, 2, layers + long * 2)).readInt16BE() < 0
  const colors = COLORS[mode] ?? 1
  const used = colors + (isClear && mode !== CMYK && head.channels > colors ? 1 : 0)
  const { size } = await file.stat()
  if (size - image > STORED_MAX) throw new Unreadable('The image is too large to show')
  const stored = await read(file, Math.max(size - image, 0), image)
  const planes = planesOf(stored, head, used)
  const channels = used as Pixels['channels']
  if (mode === INDEXED) return { width, height, ...colored(planes, await palette(file)) }
  const data = interleaved(planes, width * height)
  return mode === CMYK ? { width, height, ...printed(data) } : { width, height, channels, data }
}

/** Each channel by itself, 8 bits a pixel. */
function planesOf(stored: Buffer, head: Head, count: number): Buffer[] {
  const { isLarge, channels, width, height, depth } = head
  const row = (width * depth) / 8
  const compression = stored.readUInt16BE(0)
  const plane = row * height
  if (compression > 1) throw new Unreadable('The image uses a format that can’t be shown')
  const counter = isLarge ? 4 : 2
  let at = 2 + (compression === 0 ? 0 : channels * height * counter)
  return Array.from({ length: count }, (_, channel) => {
    if (compression === 0)
      return narrow(stored.subarray(at + channel * plane, at + (channel + 1) * plane), depth)
    const out = Buffer.alloc(plane)
    for (let line = 0; line < height; line++) {
      const packed = stored.readUIntBE(2 + (channel * height + line) * counter, counter)
      unpack(stored.subarray(at, at + packed), out.subarray(line * row, (line + 1) * row))
      at += packed
    }
    return narrow(out, depth)
  })
}

/** Unpacks Apple's PackBits: runs of one byte, or literal bytes. */
function unpack(from: Buffer, to: Buffer): void {
  let out = 0
  for (let at = 0; at < from.length && out < to.length; ) {
    const count = from.readInt8(at++)
    if (count >= 0) {
      out += from.copy(to, out, at, at + count + 1)
      at += count + 1
    } else if (count > -128) {
      to.fill(from[at++] ?? 0, out, out + 1 - count)
      out += 1 - count
    }
  }
}

function narrow(plane: Buffer, depth: number): Buffer {
  if (depth === 8) return plane
  const bytes = Buffer.alloc(plane.length / 2)
  for (let at = 0; at < bytes.length; at++) bytes[at] = plane[at * 2] ?? 0
  return bytes
}

function interleaved(planes: Buffer[], pixels: number): Buffer {
  const data = Buffer.alloc(pixels * planes.length)
  for (const [channel, plane] of planes.entries())
    for (let at = 0; at < pixels; at++) data[at * planes.length + channel] = plane[at] ?? 0
  return data
}

function palette(file: FileHandle): Promise<Buffer> {
  return read(file, PALETTE * 3, HEAD + 4)
}

function colored([indexes = Buffer.alloc(0)]: Buffer[], colors: Buffer) {
  const data = Buffer.alloc(indexes.length * 3)
  for (const [at, index] of indexes.entries())
    for (let part = 0; part < 3; part++) data[at * 3 + part] = colors[part * PALETTE + index] ?? 0
  return { channels: 3 as const, data }
}

/** Converts CMYK, stored inverted, to RGB. */
function printed(inks: Buffer) {
  const data = Buffer.alloc((inks.length / 4) * 3)
  for (let at = 0; at < inks.length; at += 4)
    for (let ink = 0; ink < 3; ink++)
      data[(at / 4) * 3 + ink] = ((inks[at + ink] ?? 0) * (inks[at + 3] ?? 0)) / 255
  return { channels: 3 as const, data }
}

async function read(file: FileHandle, length: number, at: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  if (bytesRead < length) throw new Unreadable('The image is incomplete and can’t be read')
  return buffer
}
