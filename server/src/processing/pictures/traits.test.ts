import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { convert } from '../../../test/documents/magick-pictures.ts'
import { noPrograms as tools } from '../../../test/tools.ts'
import { fixture } from '../../../test/uploading.ts'
import { drawEmblem } from './emblem.ts'
import { describe as read } from './image.ts'

// Each format that is read, with each trait that it may have: what is shown and what is downloaded look alike.

const RED = [200, 40, 40]
const GREEN = [40, 180, 60]

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'satchel-test-'))
})
afterEach(() => rm(folder, { recursive: true }))

const plain = (color: number[], alpha?: number) =>
  sharp({
    create: {
      width: 40,
      height: 80,
      channels: alpha === undefined ? 3 : 4,
      background: { r: color[0] ?? 0, g: color[1] ?? 0, b: color[2] ?? 0, alpha: alpha ?? 1 },
    },
  })

/** Red on the left, green on the right. */
async function halves(): Promise<Sharp> {
  const input = await plain(GREEN).png().toBuffer()
  return sharp(
    await plain(RED)
      .extend({ right: 40, background: '#000' })
      .composite([{ input, left: 40, top: 0 }])
      .png()
      .toBuffer(),
  )
}

/** The color of a pixel, at parts of the width and height, as browsers show it. */
async function dotOf(picture: Buffer, x: number, y: number): Promise<number[]> {
  const shown = sharp(picture, { autoOrient: true, page: 0 })
  const { space, hasProfile } = await shown.metadata()
  if (space === 'rgb16' && hasProfile) shown.withIccProfile('srgb')
  const upright = await shown.flatten({ background: '#fff' }).png().toBuffer()
  const { data, info } = await sharp(upright).raw().toBuffer({ resolveWithObject: true })
  const at = Math.floor(y * info.height) * info.width + Math.floor(x * info.width)
  return [...data.subarray(at * info.channels, at * info.channels + 3)]
}

/** Returns what the library, the visitors' page and downloads have of a picture. */
async function madeOf(mime: string, bytes: Buffer): Promise<Record<string, Buffer>> {
  const path = join(folder, 'given')
  await writeFile(path, bytes)
  const task = { path, mime, kind: 'image', bytes: (await stat(path)).size, folder, tools } as const
  const { thumbnail = '', cover = '', preview, visitor, note } = await read(task)
  expect(note).toBeUndefined()
  expect(visitor).toBeDefined()
  const fileOf = (name: string | undefined) => (name ? readFile(join(folder, name)) : bytes)
  return {
    thumbnail: await fileOf(thumbnail),
    cover: await fileOf(cover),
    preview: await fileOf(preview?.file),
    download: await fileOf(visitor?.file),
  }
}

async function expectDots(
  made: Record<string, Buffer>,
  dots: [x: number, y: number, color: number[]][],
) {
  for (const [name, picture] of Object.entries(made))
    for (const [x, y, color] of dots) {
      const found = await dotOf(picture, x, y)
      const isAlike = found.every((part, index) => Math.abs(part - (color[index] ?? 0)) < 14)
      expect(isAlike, `${name} is ${found} at ${x}, ${y}, not ${color}`).toBe(true)
    }
}

const formats: [mime: string, write: (picture: Sharp) => Sharp][] = [
  ['image/jpeg', (picture) => picture.jpeg({ quality: 95 })],
  ['image/png', (picture) => picture.png()],
  ['image/webp', (picture) => picture.webp({ quality: 95 })],
  ['image/avif', (picture) => picture.avif({ quality: 90, effort: 0 })],
  ['image/tiff', (picture) => picture.tiff({ compression: 'lzw' })],
]

test.for(formats)('%s that is turned stands upright', async ([mime, write]) => {
  const turned = (await halves()).withMetadata({ orientation: 6 })
  const made = await madeOf(mime, await write(turned).toBuffer())
  await expectDots(made, [
    [0.5, 0.2, RED],
    [0.5, 0.8, GREEN],
  ])
})

test.for(formats)('%s with a color profile has its colors', async ([mime, write]) => {
  const made = await madeOf(mime, await write(plain(GREEN).withIccProfile('p3')).toBuffer())
  await expectDots(made, [[0.5, 0.5, GREEN]])
})

test.for(formats.filter(([mime]) => /png|tiff/.test(mime)))(
  '%s in 16 bits has its colors, with a profile and without',
  async ([mime, write]) => {
    const deep = plain(GREEN).toColourspace('rgb16')
    for (const picture of [deep.clone(), deep.clone().withIccProfile('p3')])
      await expectDots(await madeOf(mime, await write(picture).toBuffer()), [[0.5, 0.5, GREEN]])
  },
)

test.for(formats.filter(([mime]) => mime !== 'image/jpeg'))(
  '%s through which something shines keeps that',
  async ([mime, write]) => {
    const made = await madeOf(mime, await write(plain(GREEN, 0.5)).toBuffer())
    await expectDots(made, [[0.5, 0.5, GREEN.map((part) => (part + 255) / 2)]])
    expect((await sharp(made.download).metadata()).hasAlpha).toBe(true)
  },
)

test.for(['image/webp', 'image/gif', 'image/tiff'])('%s keeps all of its frames', async (mime) => {
  const frames = await Promise.all([RED, GREEN].map((color) => plain(color).png().toBuffer()))
  const moving = sharp(frames, { join: { animated: true } })
  const write = {
    'image/webp': moving.webp(),
    'image/gif': moving.gif(),
    'image/tiff': moving.tiff(),
  }
  const made = await madeOf(mime, await write[mime as keyof typeof write].toBuffer())
  await expectDots(made, [[0.5, 0.5, RED]])
  expect((await sharp(made.download, { pages: -1 }).metadata()).pages).toBe(2)
})

test.for([
  ['image/jxl', 'Jxl'],
  ['image/jp2', 'Jp2'],
] as const)('%s has its colors, in 16 bits too', async ([mime, format]) => {
  // As JPEG XL, it also gets a profile.
  const deep = plain(GREEN).toColourspace('rgb16').png()
  for (const picture of [plain(GREEN).png(), deep]) {
    const bytes = convert(await picture.toBuffer(), format)
    await expectDots(await madeOf(mime, bytes), [[0.5, 0.5, GREEN]])
  }
})

test('a green in 16 bits with a profile is the same green in 8 bits', async () => {
  for (const name of ['sixteen-bit-with-profile.png', 'eight-bit-with-profile.png'])
    await expectDots(await madeOf('image/png', await fixture(name)), [[0.5, 0.5, [0, 201, 37]]])
})

test('a logo in 16 bits with a profile has its colors', async () => {
  const path = join(folder, 'given')
  await writeFile(path, await fixture('sixteen-bit-with-profile.png'))
  const file = join(folder, 'logo.webp')
  const into = [{ file, width: 40, height: 40, fit: 'inside' as const }]
  await drawEmblem({ path, take: ['png'], pixelsMax: 1_000_000, into })
  await expectDots({ logo: await readFile(file) }, [[0.5, 0.5, [0, 201, 37]]])
})
