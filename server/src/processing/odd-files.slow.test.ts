import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { convert, iconOf } from '../../test/documents/magick-pictures.ts'
import { type Person, product } from '../../test/harness.ts'
import { share } from '../../test/sharing.ts'
import { fixture, upload, whenRead } from '../../test/uploading.ts'

const satchel = product({ worker: true })

/** Uploads a file and shares it with downloads; returns its item and what visitors get. */
async function shared(owner: Person, name: string, content: Buffer) {
  const { itemId } = await upload(satchel, owner, name, content)
  const item = await whenRead(owner, itemId)
  const { slug } = (await share(owner, itemId, { allowDownload: true })).body
  const page: string = (await satchel.anonymous('GET', `/l/${slug}`)).body
  const text = /<main.*<\/main>/s.exec(page)?.[0].replace(/<[^>]*>/g, ' ')
  const picture = /<img[^>]*src="([^"]+)"[^>]*data-image/.exec(page)?.[1]
  const { headers } = await satchel.anonymous('GET', `/l/${slug}/download`)
  return { item, text, picture, download: headers.location as string | undefined }
}

async function read(path: string | undefined) {
  const answer = await fetch(new URL(path ?? '', await satchel.listen()))
  expect(answer.status).toBe(200)
  return { bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers }
}

/** Returns the color of one of its pixels. */
function colorAt({ bytes }: { bytes: Buffer }, at: { left: number; top: number }): Promise<Buffer> {
  return sharp(bytes)
    .extract({ ...at, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** Two colors, so that there is something to see. */
function twoColors(width: number, height: number): Promise<Buffer> {
  const rows = (colors: number[]) =>
    Buffer.alloc(width * Math.ceil(height / 2) * 3, Buffer.from(colors))
  const pixels = Buffer.concat([rows([255, 165, 0]), rows([0, 128, 128])])
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

/** Makes noise that PNG and JPEG can't compress, so that half of the file is half of the picture. */
const noise = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: 'gray', noise: NOISE } })
const NOISE = { type: 'gaussian', mean: 128, sigma: 40 } as const

describe('moving pictures', () => {
  test('an APNG moves for the team and for visitors, who don’t get its notes', async () => {
    const owner = await satchel.newTenant()
    const file = await fixture('moving.png')
    const { item, picture, download } = await shared(owner, 'moving.png', file)
    expect(item).toMatchObject({ mime: 'image/apng', previewMime: 'image/apng', width: 100 })
    expect(item.thumbnailUrl).toBeDefined()
    expect((await read(item.previewUrl)).bytes).toEqual(file)
    for (const path of [picture, download]) {
      const { bytes, headers } = await read(path)
      expect(headers.get('content-type')).toBe('image/apng')
      expect(bytes.toString('latin1').match(/acTL|fcTL|secret note/g)).toEqual(
        file.toString('latin1').match(/acTL|fcTL/g),
      )
      expect((await sharp(bytes).metadata()).width).toBe(100)
    }
  })

  test('a WebP moves on the visitors’ page, and a still one is sent small', async () => {
    const owner = await satchel.newTenant()
    const frames = await sharp([await twoColors(2_000, 900), await noise().png().toBuffer()], {
      join: { animated: true },
    })
      .webp({ quality: 20 })
      .toBuffer()
    const { picture } = await shared(owner, 'moving.webp', frames)
    expect((await sharp((await read(picture)).bytes).metadata()).pages).toBe(2)
    const still = await shared(owner, 'still.webp', await sharp(frames).webp().toBuffer())
    expect((await sharp((await read(still.picture)).bytes).metadata()).width).toBe(1600)
  })
})

describe('pictures that browsers don’t show', () => {
  test.each([
    ['photo.jxl', 'image/jxl', 'image/jpeg', (picture: Buffer) => convert(picture, 'Jxl')],
    ['scan.jp2', 'image/jp2', 'image/jpeg', (picture: Buffer) => convert(picture, 'Jp2')],
    ['site.ico', 'image/x-icon', 'image/x-icon', (picture: Buffer) => iconOf(picture, [16, 120])],
  ])('%s is shown, and visitors download what they can open', async (name, mime, had, make) => {
    const owner = await satchel.newTenant()
    const { item, picture, download } = await shared(owner, name, make(await twoColors(120, 120)))
    expect(item).toMatchObject({ status: 'completed', mime, width: 120, height: 120 })
    expect(item).not.toHaveProperty('previewNote')
    const [red, green, blue] = await colorAt(await read(picture), { left: 60, top: 30 })
    expect([red, green, blue].map((part = 0) => Math.round(part / 16))).toEqual([16, 10, 0])
    expect((await read(download)).headers.get('content-type')).toBe(had)
  })

  test('a format that nothing here reads says so to its uploader and to visitors', async () => {
    const owner = await satchel.newTenant()
    const file = Buffer.from('icns\0\0\0\x10ic07\0\0\0\x08', 'latin1')
    const { item, text } = await shared(owner, 'app.icns', file)
    const note = 'Browsers can’t show this file: it’s a picture in the format ICNS'
    expect(item).toMatchObject({ status: 'completed', previewNote: note })
    expect(item.visitorNote).toContain('location data')
    expect(text).toContain(`${note}. It can’t be downloaded, as it may contain location data.`)
    expect(text).not.toContain('Downloads are off')
  })
})

describe('damaged pictures', () => {
  test.each(['png', 'jpeg'] as const)('half a %s shows its half and says so', async (format) => {
    const owner = await satchel.newTenant()
    const whole = await noise().toFormat(format).toBuffer()
    const half = whole.subarray(0, whole.length / 2)
    const { item, text, picture, download } = await shared(owner, `half.${format}`, half)
    const note = 'The image is damaged, so part of it may be missing'
    expect(item).toMatchObject({ status: 'completed', width: 400, height: 300, previewNote: note })
    expect(text).toContain(`${note}.`)
    const seen = await read(picture)
    const top = [10, 20, 30, 40].map((left) => colorAt(seen, { left, top: 20 }))
    const colors = (await Promise.all(top)).map((color) => color.toString('hex'))
    expect(new Set(colors).size).toBeGreaterThan(1)
    expect((await sharp((await read(download)).bytes).metadata()).width).toBe(400)
  })

  test('what is missing of a PNG is one color, not other parts of it', async () => {
    const owner = await satchel.newTenant()
    const whole = await noise().resize(1_600, 1_000).png().toBuffer()
    const { picture } = await shared(owner, 'half.png', whole.subarray(0, whole.length / 2))
    const { bytes } = await read(picture)
    const { width, height } = await sharp(bytes).metadata()
    const missing = {
      left: 0,
      top: Math.ceil(height * 0.6),
      width,
      height: Math.floor(height * 0.4),
    }
    const { channels } = await sharp(await sharp(bytes).extract(missing).png().toBuffer()).stats()
    for (const { stdev } of channels) expect(stdev).toBeLessThan(1)
  })

  test.each([
    ['begun.png', 'png'],
    ['begun.jpeg', 'jpeg'],
    ['begun.tiff', 'tiff'],
  ] as const)('%s of which nothing is left says that it’s damaged', async (name, format) => {
    const owner = await satchel.newTenant()
    const begun = (await noise().toFormat(format).toBuffer()).subarray(0, 200)
    const { item, text } = await shared(owner, name, begun)
    const failure = 'The image can’t be read. It may be damaged'
    expect(item).toMatchObject({ status: 'failed', failure, mime: `image/${format}` })
    expect(text).toContain(`${failure}. It can’t be downloaded`)
    expect(text).not.toContain('Downloads are off')
  })
})

describe('drawings', () => {
  const drawing = (attributes: string, first = '') =>
    `${first}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>
      <rect width="40" height="20" fill="orange"/></svg>`
  const wide = drawing('viewBox="0 0 40 20" width="400"', '<?xml version="1.0" encoding="UTF-16"?>')

  test.each([
    ['of one pixel', Buffer.from(drawing('viewBox="0 0 40 20" width="1" height="1"'))],
    ['without a size', Buffer.from(drawing('viewBox="0 0 40 20"'))],
    ['of one pixel without a view box', Buffer.from(drawing('width="1" height="1"'))],
    ['too large', Buffer.from(drawing('viewBox="0 0 40 20" width="40000" height="20000"'))],
  ])('an SVG %s is drawn at a useful size', async (_, content) => {
    const owner = await satchel.newTenant()
    const { item, picture } = await shared(owner, 'drawing.svg', content)
    expect(item).toMatchObject({ status: 'completed', mime: 'image/svg+xml', width: 1600 })
    const [red, green, blue] = await colorAt(await read(picture), { left: 1500, top: 700 })
    expect([red, green, blue].map((part = 0) => Math.round(part / 16))).toEqual([16, 10, 0])
  })

  test.each([
    ['with a mark', Buffer.from(`\ufeff${wide}`, 'utf16le')],
    ['without a mark', Buffer.from(wide, 'utf16le')],
    ['of the other order', Buffer.from(`\ufeff${wide}`, 'utf16le').swap16()],
  ])('an SVG in UTF-16 %s is drawn', async (_, content) => {
    const owner = await satchel.newTenant()
    const { item } = await shared(owner, 'drawing.svg', content)
    expect(item).toMatchObject({ status: 'completed', mime: 'image/svg+xml', width: 400 })
    expect((await sharp((await read(item.previewUrl)).bytes).metadata()).width).toBe(400)
  })
})

describe('PDFs', () => {
  test('one with a few bytes before it is a PDF, under any name', async () => {
    const owner = await satchel.newTenant()
    const letter = Buffer.from('X-Printer: PCL\r\n\r\n'.repeat(40))
    const file = Buffer.concat([letter, await fixture('handbook.pdf')])
    for (const name of ['handbook.pdf', 'handbook']) {
      const { item, text } = await shared(owner, name, file)
      expect(item).toMatchObject({ status: 'completed', mime: 'application/pdf', pageCount: 24 })
      expect(text).toContain('Fit to window')
    }
  })

  test('a text about them is a text', async () => {
    const owner = await satchel.newTenant()
    const text = Buffer.from('A PDF begins with %PDF-1.7, and so on.')
    expect((await shared(owner, 'notes', text)).item.mime).toBe('text/plain')
    expect((await shared(owner, 'notes.md', text)).item.mime).toBe('text/markdown')
  })
})
