import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  largePhotoshopFile,
  photoshopFile,
  plainPicture,
  RGB,
} from '../../test/documents/pictures.ts'
import { noPrograms as none, tools } from '../../test/tools.ts'
import { fixture } from '../../test/uploading.ts'
import { examine } from './examine.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'satchel-test-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function read(name: string, content: string | Uint8Array, used = none) {
  const path = join(folder, 'given')
  await writeFile(path, content)
  return examine(path, name, folder, used)
}

const open = (file: string | undefined) => sharp(join(folder, file ?? 'not made'))
const made = (file: string | undefined) => open(file).metadata()

async function colorOf(file: string | undefined): Promise<number[]> {
  const { channels } = await open(file).stats()
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean))
}

describe('pictures that browsers do not show', () => {
  test('a phone’s photo is shown as a rendered image', async () => {
    const { identity, description } = await read('photo.heic', await fixture('photo.heic'))
    expect(identity).toMatchObject({ mime: 'image/heic', kind: 'image' })
    expect(description).toMatchObject({ width: 480, height: 320, preview: { mime: 'image/webp' } })
    const { format, width } = await made(description.preview?.file)
    expect([format, width]).toEqual(['webp', 480])
    const [red = 0, green = 0, blue = 0] = await colorOf(description.thumbnail)
    const telling = await sharp(await fixture('team.jpg')).stats()
    const [r, g, b] = telling.channels.map(({ mean }) => mean)
    expect(
      Math.abs(red - (r ?? 0)) + Math.abs(green - (g ?? 0)) + Math.abs(blue - (b ?? 0)),
    ).toBeLessThan(15)
  })

  test.each([
    ['as it is', RGB, [16, 128, 112]],
    ['packed', { ...RGB, isPacked: true }, [16, 128, 112]],
    ['in 16 bits', { ...RGB, depth: 16 }, [16, 128, 112]],
    ['in grey', { mode: 1, color: [80] }, [80, 80, 80]],
    ['with a channel of its own', { ...RGB, color: [...RGB.color, 0] }, [16, 128, 112]],
    ['for print', { mode: 4, color: [255, 128, 255, 128] }, [128, 64, 128]],
  ])('a Photoshop file %s is shown as its layers put together', async (_, input, color) => {
    const { identity, description } = await read('poster.psd', photoshopFile(120, 80, input))
    expect(identity).toMatchObject({ mime: 'image/vnd.adobe.photoshop', kind: 'image' })
    expect(description).toMatchObject({ width: 120, height: 80, preview: { mime: 'image/webp' } })
    const [red, green = red, blue = red] = await colorOf(description.cover)
    for (const [index, value] of [red, green, blue].entries())
      expect(Math.abs((value ?? 0) - (color[index] ?? 0))).toBeLessThan(
        // Ink isn't light: each conversion assumes a paper.
        input.mode === 4 ? 40 : 6,
      )
  })

  test('a large Photoshop file is shown without reading its layers', async () => {
    const { description } = await read('large.psd', largePhotoshopFile(120, 80, 120_000_000))
    expect(description).toMatchObject({ width: 120, height: 80 })
    const [red = 0, green = 0, blue = 0] = await colorOf(description.cover)
    expect([red, green, blue].map((part) => Math.round(part / 16))).toEqual([1, 8, 7])
  })

  test('a bitmap is left to the browser', async () => {
    const bitmap = Buffer.from(
      'Qk1GAAAAAAAAADYAAAAoAAAAAgAAAAIAAAABABgAAAAAABAAAAATCwAAEwsAAAAAAAAAAAAAAAD/AP8AAAD/AAD///8AAA==',
      'base64',
    )
    const { description } = await read('old.bmp', bitmap)
    expect(description.preview).toEqual({ mime: 'image/bmp' })
  })

  test.each([
    ['photo.heic', async () => (await fixture('photo.heic')).subarray(0, 700)],
    ['poster.psd', async () => photoshopFile(300, 200).subarray(0, 400)],
    ['empty.psd', async () => Buffer.from('8BPS')],
  ])('%s cut short fails with a reason', async (name, content) => {
    const { failure } = await read(name, await content())
    expect(failure ?? 'kept for download').toMatch(/can’t be read|kept for download/)
  })

  test('a Photoshop file that claims ten thousand million pixels is refused', async () => {
    const file = photoshopFile(2, 2)
    file.writeUInt32BE(100_000, 14)
    file.writeUInt32BE(100_000, 18)
    expect((await read('huge.psd', file)).failure).toBe(
      'The image has more than 100 million pixels',
    )
  })
})

describe('sound', () => {
  const makeSound = async (name: string, ...more: string[]) => {
    const path = join(folder, name)
    const tone = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=2']
    await promisify(execFile)(tools.ffmpeg ?? '', ['-v', 'error', ...tone, ...more, path])
    return examine(path, name, folder, tools)
  }

  test.skipIf(!tools.ffmpeg)('without a cover is shown by how loud it is', async () => {
    const { description } = await makeSound('jingle.mp3')
    expect(description).toMatchObject({
      durationS: expect.closeTo(2, 0),
      preview: { mime: 'audio/mpeg' },
    })
    expect(await made(description.cover)).toMatchObject({
      width: 1600,
      height: 480,
      hasAlpha: true,
    })
    const { channels } = await open(description.cover).stats()
    expect(channels[3]?.max).toBe(255)
  })

  test.skipIf(!tools.ffmpeg)('with a cover is shown by it', async () => {
    const cover = join(folder, 'art.png')
    await plainPicture(300, 300).png().toFile(cover)
    const art = [
      '-i',
      cover,
      '-map',
      '0',
      '-map',
      '1',
      '-c:v',
      'copy',
      '-disposition:v',
      'attached_pic',
    ]
    const { description } = await makeSound('song.mp3', ...art)
    expect(await made(description.cover)).toMatchObject({ width: 300, height: 300 })
    expect(description).not.toHaveProperty('width')
  })

  test('without ffmpeg is still played', async () => {
    const wav = Buffer.alloc(44 + 800)
    wav.write('RIFF')
    wav.writeUInt32LE(836, 4)
    wav.write('WAVEfmt ', 8)
    wav.set([16, 0, 0, 0, 1, 0, 1, 0, 0x40, 0x1f, 0, 0, 0x40, 0x1f, 0, 0, 1, 0, 8, 0], 16)
    wav.write('data', 36)
    wav.writeUInt32LE(800, 40)
    const { description } = await read('click.wav', wav)
    expect(description).toEqual({ preview: { mime: 'audio/wav' }, visitor: { mime: 'audio/wav' } })
  })
})

test.each([
  ['page.html', '<!doctype html><script>alert(1)</script><p>Seen', 'text/html'],
  ['feed.xml', '<?xml version="1.0"?><feed><title>Seen</title></feed>', 'application/xml'],
])('%s is shown as what it is written in', async (name, content, mime) => {
  const { identity, description } = await read(name, content)
  expect(identity).toMatchObject({ mime, kind: 'text' })
  expect(description).toMatchObject({
    text: expect.stringContaining('Seen'),
    preview: { mime: 'text/plain' },
  })
})
