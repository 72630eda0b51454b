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
