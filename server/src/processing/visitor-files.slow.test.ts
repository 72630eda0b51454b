import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  BERLIN,
  exifBlock,
  photoshopFile,
  plainPicture,
  RGB,
  tiffWithPlace,
} from '../../test/documents/pictures.ts'
import { type Person, product } from '../../test/harness.ts'
import { tools } from '../../test/tools.ts'
import { fixture, upload, whenRead } from '../../test/uploading.ts'
import { examine } from './examine.ts'

const satchel = product({ worker: true })
const run = promisify(execFile)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'satchel-test-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Returns the visitors' copy; null if it's the file itself. */
async function visitorCopyOf(name: string, content: Uint8Array) {
  const path = join(folder, 'given')
  await writeFile(path, content)
  const { description } = await examine(path, name, folder, tools)
  expect(description.visitor).toBeDefined()
  const { file, mime } = description.visitor ?? {}
  return { mime, bytes: file ? await readFile(join(folder, file)) : null }
}

const latitude = Buffer.from([52, 0, 0, 0, 1, 0, 0, 0, 31, 0, 0, 0, 1, 0, 0, 0, 12, 0, 0, 0])
const latitudeBE = Buffer.from([0, 0, 0, 52, 0, 0, 0, 1, 0, 0, 0, 31, 0, 0, 0, 1, 0, 0, 0, 12])
const hasLocation = (bytes: Buffer) => bytes.includes(latitude) || bytes.includes(latitudeBE)

describe('what visitors get of a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s without its place', async (format) => {
    const picture = await plainPicture().withExif(BERLIN).toFormat(format).toBuffer()
    expect(hasLocation(picture)).toBe(true)
    const { mime, bytes } = await visitorCopyOf(`photo.${format}`, picture)
    expect(mime).toBe(`image/${format}`)
    expect(hasLocation(bytes ?? picture)).toBe(false)
    const { exif, xmp, width, height } = await sharp(bytes ?? picture).metadata()
    expect({ exif, xmp, width, height }).toEqual({ width: 60, height: 40 })
  })

  test('a photo taken upright stays upright without its orientation metadata', async () => {
    const lying = await plainPicture()
      .withExif(BERLIN)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { bytes } = await visitorCopyOf('upright.jpg', lying)
    const { width, height, orientation } = await sharp(bytes ?? lying).metadata()
    expect([width, height, orientation]).toEqual([40, 60, undefined])
  })

  test('a TIFF without its place, with all its pages', async () => {
    const one = tiffWithPlace()
    expect(hasLocation(one)).toBe(true)
    const { bytes } = await visitorCopyOf('scan.tif', one)
    expect(hasLocation(bytes ?? one)).toBe(false)
    expect(await sharp(bytes ?? one).metadata()).toMatchObject({ width: 1, height: 1 })

    const pages = await sharp(await plainPicture(30, 60).raw().toBuffer(), {
      raw: { width: 30, height: 60, channels: 3, pageHeight: 20 },
    })
      .tiff()
      .toBuffer()
    expect((await sharp(pages).metadata()).pages).toBe(3)
    const whole = await visitorCopyOf('scans.tif', pages)
    expect((await sharp(whole.bytes ?? one).metadata()).pages).toBe(3)
  })

  test('a photo of a telephone as a JPEG without its place', async () => {
    const photo = await fixture('photo.heic')
    expect(hasLocation(photo)).toBe(true)
    const { mime, bytes } = await visitorCopyOf('photo.heic', photo)
    expect(mime).toBe('image/jpeg')
    expect(hasLocation(bytes ?? photo)).toBe(false)
    expect(await sharp(bytes ?? photo).metadata()).toMatchObject({ format: 'jpeg', width: 480 })
  })

  test('a Photoshop file with its layers and without its place', async () => {
    const notes = [
      { id: 1058, data: await exifBlock() },
      { id: 1060, data: Buffer.from('<x:xmpmeta exif:GPSLatitude="52,31N"/>') },
      { id: 1005, data: Buffer.from('kept as it is.') },
    ]
    const file = photoshopFile(30, 20, { ...RGB, blocks: notes })
    expect(hasLocation(file)).toBe(true)
    const { mime, bytes } = await visitorCopyOf('poster.psd', file)
    expect([mime, bytes?.length]).toEqual(['image/vnd.adobe.photoshop', file.length])
    expect(hasLocation(bytes ?? file)).toBe(false)
    expect(bytes?.includes('GPSLatitude')).toBe(false)
    expect(bytes?.includes('kept as it is.')).toBe(true)
    expect(bytes?.subarray(-1800)).toEqual(file.subarray(-1800))
  })

  test('the file itself if it has no metadata', async () => {
    for (const format of ['jpeg', 'png', 'gif'] as const) {
      const { bytes } = await visitorCopyOf(
        'plain',
        await plainPicture().toFormat(format).toBuffer(),
      )
      expect(bytes).toBeNull()
    }
  })
})

describe.skipIf(!tools.ffmpeg)('what visitors get of a film', () => {
  const noted = async (name: string, ...notes: string[]) => {
    const path = join(folder, name)
    const from = ['-v', 'error', '-i', join(import.meta.dirname, '../../../e2e/fixtures/intro.mp4')]
    await run(tools.ffmpeg ?? '', [...from, '-c', 'copy', ...notes, path])
    return readFile(path)
  }

  test.each([
    ['film.mov', 'video/quicktime', '+52.5200+013.4050'],
    ['film.mp4', 'video/mp4', 'loci'],
  ])('%s without its place, as long and as large', async (name, mime, note) => {
    const film = await noted(name, '-metadata', 'location=+52.5200+013.4050/')
    expect(film.includes(note)).toBe(true)
    const copy = await visitorCopyOf(name, film)
    expect([copy.mime, copy.bytes?.includes(note)]).toEqual([mime, false])
    const path = join(folder, `again-${name}`)
    await writeFile(path, copy.bytes ?? '')
    const { description } = await examine(path, name, folder, tools)
    expect(description).toMatchObject({ width: 1280, height: 720, durationS: expect.closeTo(6, 0) })
  })

  test('the file itself if its only metadata is the date', async () => {
    const { bytes } = await visitorCopyOf(
      'film.mp4',
      await noted('film.mp4', '-metadata', 'creation_time=now'),
    )
    expect(bytes).toBeNull()
  })
})

describe('a link to a photo', () => {
  async function share(owner: Person, itemId: string) {
    const input = { itemId, itemType: 'ITEM', allowDownload: true }
    const { body } = await owner.call('POST', 'items/v1/v2/shortener/personalized', input)
    return body.slug as string
  }
  const bytesAt = async (path: string) =>
    Buffer.from(await (await fetch(new URL(path, await satchel.listen()))).arrayBuffer())
  const download = async (slug: string) => {
    const { status, headers } = await satchel.anonymous('GET', `/l/${slug}/download`)
    return { status, path: String(headers.location ?? '') }
  }

  test('gives visitors a copy without its location, while colleagues get the original', async () => {
    const owner = await satchel.newTenant()
    const photo = await plainPicture().withExif(BERLIN).jpeg().toBuffer()
    const { itemId } = await upload(satchel, owner, 'photo.jpg', photo)
    const item = await whenRead(owner, itemId)
    expect(await bytesAt(item.downloadUrl)).toEqual(photo)
    const { status, path } = await download(await share(owner, itemId))
    expect(status).toBe(302)
    const copy = await bytesAt(path)
    expect((await sharp(copy).metadata()).width).toBe(60)
    expect(hasLocation(copy)).toBe(false)
  })

  test('of a telephone gives visitors a JPEG, with its ending', async () => {
    const owner = await satchel.newTenant()
    const { itemId } = await upload(satchel, owner, 'IMG_1.HEIC', await fixture('photo.heic'))
    await whenRead(owner, itemId)
    const { path } = await download(await share(owner, itemId))
    const answer = await fetch(new URL(path, await satchel.listen()))
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('content-disposition')).toContain('filename="IMG_1.jpg"')
  })

  test('gives nothing as long as nothing is sure: not yet read, or not to be read', async () => {
    const owner = await satchel.newTenant()
    const photo = await plainPicture().withExif(BERLIN).jpeg().toBuffer()
    const { itemId } = await upload(
      satchel,
      owner,
      'photo.jpg',
      photo.subarray(0, photo.length - 60),
    )
    const { system } = satchel.database
    await whenRead(owner, itemId)
    const slug = await share(owner, itemId)
    const values = { status: 'processing', visitorKey: null, sha256: null }
    await system.updateTable('item').set(values).where('id', '=', itemId).execute()
    expect((await download(slug)).status).toBe(404)
    const failed = { status: 'failed', failure: 'Damaged' }
    await system.updateTable('item').set(failed).where('id', '=', itemId).execute()
    expect((await download(slug)).status).toBe(404)
  })

  test('that was read by an earlier release is cleaned by its job', async () => {
    const owner = await satchel.newTenant()
    const photo = await plainPicture().withExif(BERLIN).jpeg().toBuffer()
    const { itemId } = await upload(satchel, owner, 'photo.jpg', photo)
    const before = await whenRead(owner, itemId)
    const { system } = satchel.database
    const values = { visitorKey: null, visitorMime: null }
    await system.updateTable('item').set(values).where('id', '=', itemId).execute()
    const slug = await share(owner, itemId)
    expect((await download(slug)).status).toBe(404)
    const { tenantId } = owner
    await satchel.app.tasks['clean-file']?.({ tenantId, itemId })
    expect(hasLocation(await bytesAt((await download(slug)).path))).toBe(false)
    const after = (await owner.call('GET', `items/v1/${itemId}`)).body
    expect([after.version, after.updatedAt]).toEqual([before.version, before.updatedAt])
  })
})
