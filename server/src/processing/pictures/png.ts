import { constants, inflateSync } from 'node:zlib'

const SIGNATURE_BYTES = 8
/** The length, the name and the checksum around a chunk's data. */
const FRAME_BYTES = 12
/** Chunks that make up the pictures; all others note something, or nothing that is seen. */
const SEEN = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'acTL', 'fcTL', 'fdAT', 'pHYs'],
  ...['gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'mDCV', 'cLLI', 'sBIT', 'bKGD'],
])

interface Chunk {
  name: string
  /** The whole chunk. */
  bytes: Buffer
}

/** Tells whether a PNG has anything besides its pictures. */
export function hasPngNotes(png: Buffer): boolean {
  return withoutPngNotes(png).length !== png.length
}

/** Returns a PNG, moving or not, with its pictures as they are and nothing else. */
export function withoutPngNotes(png: Buffer): Buffer {
  const seen = [...chunksOf(png)].filter(({ name }) => SEEN.has(name))
  return Buffer.concat([png.subarray(0, SIGNATURE_BYTES), ...seen.map(({ bytes }) => bytes)])
}

/** Samples of a pixel by the color type of the head. */
const SAMPLES: Partial<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Returns how many rows of a PNG's picture are in the file; undefined if its rows aren't stored in order. */
export function rowsOfPng(png: Buffer, bytesMax: number): number | undefined {
  const chunks = [...chunksOf(png)]
  const head = chunks.find(({ name }) => name === 'IHDR')?.bytes.subarray(8)
  const samples = head && SAMPLES[head.readUInt8(9)]
  if (!head || !samples || head.readUInt8(12) !== 0) return undefined
  const rowBytes = 1 + Math.ceil((head.readUInt32BE(0) * samples * head.readUInt8(8)) / 8)
  const data = chunks
    .filter(({ name }) => name === 'IDAT')
    .map(({ bytes }) => bytes.subarray(8, -4))
  const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: bytesMax }
  return Math.floor(inflateSync(Buffer.concat(data), options).length / rowBytes)
}

/** Ends at the last chunk, so that what a file has behind it goes. */
function* chunksOf(png: Buffer): Generator<Chunk> {
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= png.length; ) {
    const end = at + FRAME_BYTES + png.readUInt32BE(at)
    const name = png.toString('latin1', at + 4, at + 8)
    yield { name, bytes: png.subarray(at, end) }
    if (name === 'IEND') return
    at = end
  }
}
