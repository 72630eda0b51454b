import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { processesWith } from '../../test/nodes/processes.ts'
import { tools as found, noPrograms as none } from '../../test/tools.ts'
import { startChild } from './child.ts'
import { examine, TIMEOUTS } from './examine.ts'
import type { Identity } from './messages.ts'

const FIXTURES = fileURLToPath(new URL('../../../e2e/fixtures/', import.meta.url))

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'satchel-test-'))
})
afterEach(() => rm(folder, { recursive: true }))

const read = (name: string, tools = found, called = name) =>
  examine(join(FIXTURES, name), called, folder, tools)

async function readMade(name: string, content: string | Uint8Array, tools = none) {
  const path = join(folder, 'given')
  await writeFile(path, content)
  return examine(path, name, folder, tools)
}

const grayOf = async (path: string) => (await sharp(path).stats()).channels[0]?.mean
const made = (name: string | undefined) => sharp(join(folder, name ?? 'not made')).metadata()

describe('PDF', () => {
  test('a handbook gives its pages, its words and pictures of its first page', async () => {
    const { identity, description, failure } = await read('handbook.pdf')
    expect(failure).toBeUndefined()
    expect(identity).toMatchObject({ mime: 'application/pdf', bytes: 173_798 })
    expect(identity?.sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(description).toMatchObject({ pageCount: 24, preview: { mime: 'application/pdf' } })
    expect(description.preview).not.toHaveProperty('file')
    expect(description.text).toContain('quixotropic')
    expect(await made(description.thumbnail)).toMatchObject({ format: 'webp', width: 560 })
    expect(await made(description.cover)).toMatchObject({ format: 'webp', width: 960 })
  })

  test.for(['jbig2.pdf', 'ccitt.pdf'])(
    'the scan in %s is seen on its cover and on its page',
    async (name) => {
      const { description } = await read(name)
      expect(description.note).toBeUndefined()
      expect(await grayOf(join(folder, description.cover ?? ''))).toBeCloseTo(212, -1)
      const child = await startChild({ path: join(FIXTURES, name), folder }, found)
      try {
        const file = join(folder, 'page.webp')
        await child.ask({ step: 'draw', path: child.path, page: 1, width: 400, file }, 20_000)
        expect(await grayOf(file)).toBeCloseTo(212, -1)
      } finally {
        child.stop()
      }
    },
  )

  test('a scan that no engine draws says so', async () => {
    const scan = await readFile(join(FIXTURES, 'jbig2.pdf'))
    const start = scan.indexOf('stream', scan.indexOf('JBIG2Decode')) + 'stream\n'.length
    scan.fill(0xff, start, start + 100)
    const { description } = await readMade('scan.pdf', scan, found)
    expect(description.note).toMatch(/^The first page can’t be drawn/)
  })

  test('a damaged one fails with a reason, but its hash and size are known', async () => {
    const { identity, description, failure } = await read('corrupt.pdf')
    expect(failure).toBe('The PDF is damaged and can’t be read')
    expect(identity).toMatchObject({ mime: 'application/pdf', bytes: 6015 })
    expect(description).toEqual({})
  })

  test('one with a password fails with that reason', async () => {
    expect((await read('locked.pdf')).failure).toBe('The PDF is password-protected')
  })
})

describe('pictures', () => {
  test('a photo gives its size and smaller pictures without its camera data', async () => {
    const { description } = await read('team.jpg')
    expect(description).toMatchObject({
      width: 1600,
      height: 1066,
      preview: { mime: 'image/jpeg' },
    })
    expect((await sharp(join(FIXTURES, 'team.jpg')).metadata()).exif).toBeDefined()
    const thumbnail = await made(description.thumbnail)
    expect(thumbnail).toMatchObject({ format: 'webp', width: 560, height: 373 })
    expect(thumbnail.exif).toBeUndefined()
  })

  test('a photo taken upright is shown upright', async () => {
    const lying = await sharp(join(FIXTURES, 'team.jpg'))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { description } = await readMade('upright.jpg', lying)
    expect(description).toMatchObject({ width: 1066, height: 1600 })
    expect(await made(description.thumbnail)).toMatchObject({ width: 560, height: 841 })
  })

  test.each(['png', 'webp', 'gif', 'avif', 'tiff'] as const)('%s is understood', async (format) => {
    const picture = await sharp({
      create: { width: 40, height: 30, channels: 3, background: 'teal' },
    })
      .toFormat(format)
      .toBuffer()
    const { description } = await readMade(`small.${format}`, picture)
    expect(description).toMatchObject({ width: 40, height: 30 })
    expect(description.preview?.mime).toBe(format === 'tiff' ? 'image/webp' : `image/${format}`)
    expect(await made(description.thumbnail)).toMatchObject({ width: 40, height: 30 })
  })

  test('a very tall one shows its top', async () => {
    const tall = await sharp({
      create: { width: 600, height: 6000, channels: 3, background: 'teal' },
    })
      .png()
      .toBuffer()
    const { description } = await readMade('tall.png', tall)
    expect(await made(description.thumbnail)).toMatchObject({ width: 560, height: 1120 })
  })

  test('an SVG is shown as a rendered image, never itself', async () => {
    const { identity, description } = await read('script.svg')
    expect(identity?.mime).toBe('image/svg+xml')
    expect(description).toMatchObject({ width: 640, height: 360 })
    expect(description.preview).toEqual({ mime: 'image/webp', file: description.cover })
    expect((await made(description.preview?.file)).format).toBe('webp')
  })

  test('a drawing does not draw in files of the server', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
      width="100" height="100"><rect width="100" height="100" fill="#fff"/>
      <image width="100" height="100" xlink:href="file://${FIXTURES}team.jpg"/></svg>`
    const { description } = await readMade('drawing.svg', svg)
    const { channels } = await sharp(join(folder, description.cover ?? '')).stats()
    expect(channels.slice(0, 3).map(({ min }) => min)).toEqual([255, 255, 255])
  })

  test.each([
    [
      'entities that grow without end',
      `<!DOCTYPE svg [<!ENTITY a "lol">${'bcdefghi'
        .split('')
        .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefgh'[index]};`.repeat(20)}">`)
        .join('')}]>`,
      '<text y="50">&i;</text>',
    ],
    [
      'an entity of a file of the server',
      '<!DOCTYPE svg [<!ENTITY file SYSTEM "file:///etc/passwd">]>',
      '<text y="50">&file;</text>',
    ],
    ['a drawing within itself', '', '<g id="a"><use href="#a"/><use href="#a"/></g>'],
  ])('a drawing with %s ends, shown or with a reason', async (_, head, body) => {
    const svg = `<?xml version="1.0"?>${head}<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100" fill="#fff"/>${body}</svg>`
    const { identity, description, failure } = await readMade('hostile.svg', svg)
    expect(identity?.mime).toBe('image/svg+xml')
    if (failure !== undefined) return expect(failure).toMatch(/can’t be read/)
    const { channels } = await sharp(join(folder, description.cover ?? '')).stats()
    expect(channels.slice(0, 3).map(({ min }) => min)).toEqual([255, 255, 255])
  })

  test('a drawing of filters that take minutes is given up after 20 seconds at most', async () => {
    expect(TIMEOUTS.picture).toBeLessThanOrEqual(20_000)
    const noise = '<feTurbulence baseFrequency="0.9" numOctaves="9"/>'.repeat(300)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000">
      <filter id="f">${noise}</filter><rect width="9000" height="9000" filter="url(#f)"/></svg>`
    const path = join(folder, 'given')
    await writeFile(path, svg)
    const timeouts = { ...TIMEOUTS, picture: 1_000 }
    const { failure } = await examine(path, 'heavy.svg', folder, none, timeouts)
    expect(failure).toBe('The file took too long to read')
  })

  test('a picture that claims ten thousand million pixels is refused', async () => {
    const { failure } = await readMade('huge.png', pngClaiming(100_000, 100_000))
    expect(failure).toBe('The image has more than 150 million pixels')
  })
})

describe('recordings', () => {
  test.skipIf(!found.ffmpeg || !found.ffprobe)(
    'a film gives its length, its size and a picture',
    async () => {
      const { description } = await read('intro.mp4')
      expect(description).toMatchObject({
        durationS: 6,
        width: 1280,
        height: 720,
        preview: { mime: 'video/mp4' },
      })
      expect(await made(description.thumbnail)).toMatchObject({ width: 560, height: 315 })
    },
  )

  test('without ffmpeg a video still plays', async () => {
    const { identity, description } = await read('intro.mp4', none)
    expect(identity?.mime).toBe('video/mp4')
    const itself = { mime: 'video/mp4' }
    expect(description).toEqual({ preview: itself, visitor: itself })
  })

  test.skipIf(!found.ffprobe)('a damaged film fails with a reason', async () => {
    const half = (await readFile(join(FIXTURES, 'intro.mp4'))).subarray(0, 600)
    const { failure } = await readMade('half.mp4', half, found)
    expect(failure).toBe('The recording can’t be read. It may be damaged')
  })

  test('a playlist that calls itself a film is a text', async () => {
    const playlist = '#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n'
    const { identity, description } = await readMade('film.mp4', playlist, found)
    expect(identity?.mime).toBe('text/plain')
    expect(description).not.toHaveProperty('durationS')
  })
})

describe('texts and the rest', () => {
  test('notes are found by their words and shown as Markdown', async () => {
    const { identity, description } = await read('notes.md')
    expect(identity?.mime).toBe('text/markdown')
    expect(description.text).toContain('charging cabinet')
    expect(description.preview).toEqual({ mime: 'text/markdown' })
  })

  test('a table in an old encoding keeps its letters', async () => {
    const { identity, description } = await readMade(
      'prix.csv',
      Buffer.from('Intérieur;12\n', 'latin1'),
    )
    expect(identity?.mime).toBe('text/csv')
    expect(description.text).toBe('Intérieur;12')
    // One line is no table to look at.
    expect(description).not.toHaveProperty('thumbnail')
  })

  test('the first cells of a table are its picture, whatever is in them and however many there are', async () => {
    const hostile = '=HYPERLINK("http://x.example");<script>&amp;]]>;\uFFFF\u200B"half'
    const wide = `${'x'.repeat(500)};`.repeat(300)
    const row = 'Meter;12,5;in stock\n'
    const tables = [
      `Name;Price;State\n${row}`,
      `${hostile}\n${row}`,
      `${wide}\n${wide}\n`,
      `Name;Price;State\n${row.repeat(200_000)}`,
      Buffer.from('Prénom;Été\nAnaïs;12\n', 'latin1'),
    ]
    for (const [index, table] of tables.entries()) {
      const { description } = await readMade(`table-${index}.csv`, table)
      expect(description).toMatchObject({
        thumbnail: 'thumbnail.webp',
        cover: 'cover.webp',
        preview: { mime: 'text/csv' },
      })
    }
    const { description } = await readMade('prose.csv', 'No table at all\nbut two lines\n')
    expect(description).not.toHaveProperty('thumbnail')
  })

  test('of a very long text the first million characters are found', async () => {
    const { description } = await readMade('long.txt', 'word '.repeat(400_000))
    expect(description.text?.length).toBeLessThanOrEqual(1_000_000)
    expect(description.text?.length).toBeGreaterThan(990_000)
  })

  test('a web page is found by what a reader sees, and shown as it is written', async () => {
    const { identity, description } = await readMade(
      'page.html',
      '<!doctype html><title>T</title><p>Seen<script>let unseen</script> too</p>',
    )
    expect(identity?.mime).toBe('text/html')
    expect(description).toEqual({ text: 'Seen too', preview: { mime: 'text/plain' } })
  })

  test('unreadable files are kept for download', async () => {
    const bytes = Uint8Array.from({ length: 3_000 }, (_, index) => (index * 197) % 251)
    const { identity, description, failure } = await readMade('drawing.dwg', bytes)
    expect(identity).toMatchObject({ mime: 'application/octet-stream', bytes: 3_000 })
    expect(description).toEqual({})
    expect(failure).toBeUndefined()
  })

  test.each([
    ['team.jpg', 'notes.txt', 'image/jpeg'],
    ['handbook.pdf', 'photo.jpg', 'application/pdf'],
    ['script.svg', 'photo.png', 'image/svg+xml'],
    ['notes.md', 'film.mp4', 'text/plain'],
  ])('%s called %s is taken for what it is', async (name, called, mime) => {
    expect((await read(name, none, called)).identity?.mime).toBe(mime)
  })
})

describe('the child', () => {
  test('a file that takes too long is given up and its process ended', async () => {
    const pipe = join(folder, 'never-ending')
    await promisify(execFile)('mkfifo', [pipe])
    const child = await startChild({ path: pipe, folder }, found)
    const identify = child.ask({ step: 'identify', path: pipe, name: 'x' }, 500)
    await expect(identify).rejects.toThrow('The file took too long to read')
    await expect(child.ask({ step: 'identify', path: pipe, name: 'x' }, 500)).rejects.toThrow()
  })

  test('a file whose child waits for its turn on a busy machine is read in the end', async () => {
    const path = join(FIXTURES, 'team.jpg')
    const unconfined = { ...none, sandbox: { kind: 'none', faults: [] as string[] } } as const
    const child = await startChild({ path, folder }, unconfined)
    const identify = { step: 'identify', path, name: 'team.jpg' } as const
    const identity = (await child.ask(identify, TIMEOUTS.identify)) as Identity
    const describing = { step: 'describe', path, folder, tools: none, ...identity } as const
    const description = child.ask(describing, 5_000)
    const [pid = 0] = await processesWith(folder)
    expect(pid).toBeGreaterThan(0)
    process.kill(pid, 'SIGSTOP')
    await setTimeout(6_000)
    process.kill(pid, 'SIGCONT')
    await expect(description).resolves.toMatchObject({ width: 1600 })
    child.stop()
  })

  test('a file that is away is the trouble of the server, not of the file', async () => {
    await expect(examine(join(folder, 'away'), 'x', folder, none)).rejects.toThrow('ENOENT')
  })

  test('the same file gives the same twice', async () => {
    const first = await read('team.jpg')
    const thumbnail = await readFile(join(folder, 'thumbnail.webp'))
    expect(await read('team.jpg')).toEqual(first)
    expect(await readFile(join(folder, 'thumbnail.webp'))).toEqual(thumbnail)
  })
})

/** The head of a PNG and nothing behind it. */
function pngClaiming(width: number, height: number): Buffer {
  const chunk = Buffer.alloc(17)
  chunk.write('IHDR')
  chunk.writeUInt32BE(width, 4)
  chunk.writeUInt32BE(height, 8)
  chunk.set([8, 2, 0, 0, 0], 12)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(13)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(chunk))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, length, chunk, sum, Buffer.from('\0\0\0\0IDAT')])
}
