import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { product } from '../../test/harness.ts'
import { share } from '../../test/sharing.ts'
import { tools } from '../../test/tools.ts'
import { upload, whenRead } from '../../test/uploading.ts'
import { examine } from './examine.ts'

// The name and the container of a recording say little: browsers play some codecs in them and others not.

const run = promisify(execFile)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'satchel-test-'))
})
afterEach(() => rm(folder, { recursive: true }))

const PICTURE = ['-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=25:duration=2,format=yuv420p']
const SOUND = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=2']

/** Makes a recording as ffmpeg is told to, and returns its path. */
async function record(name: string, ...how: string[]): Promise<string> {
  const path = join(folder, name)
  await run(tools.ffmpeg ?? '', ['-v', 'error', ...how, path])
  return path
}

async function read(name: string, ...how: string[]) {
  return examine(await record(name, ...how), name, folder, tools)
}

async function codecsOf(file: string | undefined): Promise<string[]> {
  const ask = ['-v', 'error', '-of', 'csv=p=0', '-show_entries', 'stream=codec_name']
  const { stdout } = await run(tools.ffprobe ?? '', [...ask, join(folder, file ?? 'not made')])
  return stdout.trim().split('\n')
}

const H264 = ['-c:v', 'libx264']

describe.skipIf(!tools.ffmpeg || !tools.ffprobe)('what browsers play of a recording', () => {
  test.each([
    ['talk.mp4', ['-c:a', 'ac3'], 'video/mp4', ['h264', 'aac']],
    ['talk.mkv', ['-c:a', 'aac'], 'video/mp4', ['h264', 'aac']],
    ['talk.avi', ['-c:a', 'mp3'], 'video/mp4', ['h264', 'mp3']],
    ['talk.ts', ['-c:a', 'aac'], 'video/mp4', ['h264', 'aac']],
    ['talk.mov', ['-c:a', 'pcm_s16le'], 'video/mp4', ['h264', 'aac']],
  ])(
    '%s with the sound %s plays as a copy, its picture untouched',
    async (name, sound, mime, codecs) => {
      const { description, failure } = await read(name, ...PICTURE, ...SOUND, ...H264, ...sound)
      expect(failure).toBeUndefined()
      expect(description).toMatchObject({ preview: { mime }, durationS: expect.closeTo(2, 0) })
      expect(await codecsOf(description.preview?.file)).toEqual(codecs)
      expect(description).not.toHaveProperty('note')
    },
  )

  test.each([
    ['song.m4a', ['-c:a', 'alac']],
    ['song.aiff', ['-c:a', 'pcm_s16be']],
    ['song.wma', ['-c:a', 'wmav2']],
    ['song.wav', ['-c:a', 'adpcm_ima_wav']],
    ['song.wv', ['-c:a', 'wavpack']],
    ['song.caf', ['-c:a', 'alac']],
  ])('%s with %s is heard as a copy', async (name, sound) => {
    const { description, failure } = await read(name, ...SOUND, ...sound)
    expect(failure).toBeUndefined()
    expect(description).toMatchObject({ preview: { mime: 'audio/mp4' } })
    expect(await codecsOf(description.preview?.file)).toEqual(['aac'])
  })

  test('a VP8 film whose container browsers refuse plays as WebM', async () => {
    const codecs = ['-c:v', 'libvpx', '-c:a', 'libvorbis']
    const { description } = await read('talk.mkv', ...PICTURE, ...SOUND, ...codecs)
    expect(description.preview?.mime).toBe('video/webm')
    expect(await codecsOf(description.preview?.file)).toEqual(['vp8', 'vorbis'])
  })

  test('sound alone in a container of films is played as sound', async () => {
    const { description } = await read('voice.mp4', ...SOUND, '-c:a', 'aac')
    expect(description.preview).toEqual({ mime: 'audio/mp4' })
  })

  test.each([
    ['clip.mp4', ['-c:v', 'libx265'], 'Most browsers can’t play this video: it’s HEVC (H.265)'],
    ['clip.mov', ['-c:v', 'prores_ks'], 'Browsers can’t play this video: it’s ProRes'],
    ['clip.avi', ['-c:v', 'mpeg4'], 'Browsers can’t play this video: it’s MPEG-4 Part 2'],
    ['clip.mxf', ['-c:v', 'mpeg2video'], 'Browsers can’t play this video: it’s MPEG-2'],
    ['clip.ogv', ['-c:v', 'libtheora'], 'Browsers can’t play this video: it’s Theora'],
    [
      'clip.mp4',
      ['-c:v', 'libx264', '-pix_fmt', 'yuv422p10le'],
      'Browsers can’t play this video: it’s H.264 (High 4:2:2)',
    ],
  ])('%s with %s has a picture, and says why it doesn’t play', async (name, codec, note) => {
    const { description, failure } = await read(name, ...PICTURE, ...codec)
    expect(failure).toBeUndefined()
    expect(description).toMatchObject({ note, width: 320, thumbnail: expect.any(String) })
    expect(description).not.toHaveProperty('preview')
  })

  test('without a program to convert it, a film says that it is played without its sound', async () => {
    const path = await record('talk.mp4', ...PICTURE, ...SOUND, ...H264, '-c:a', 'ac3')
    const { description } = await examine(path, 'talk.mp4', folder, { ...tools, ffmpeg: null })
    expect(description).toMatchObject({
      preview: { mime: 'video/mp4' },
      note: 'The video plays without sound: browsers can’t play AC-3 (Dolby Digital)',
    })
  })

  test('a copy for the preview tells no place', async () => {
    const place = ['-metadata', 'location=+52.5200+013.4050/']
    const how = [...PICTURE, ...SOUND, ...H264, '-c:a', 'pcm_s16le', ...place]
    const { description } = await read('talk.mov', ...how)
    const copy = await readFile(join(folder, description.preview?.file ?? 'not made'))
    expect(copy.includes('+52.5200+013.4050')).toBe(false)
  })
})

describe.skipIf(!tools.ffmpeg || !tools.ffprobe)('a film that browsers don’t play', () => {
  const satchel = product({ worker: true })

  test('tells its uploader and its visitors why, and is downloaded', async () => {
    const owner = await satchel.newTenant()
    const film = await readFile(await record('clip.mov', ...PICTURE, '-c:v', 'prores_ks'))
    const { itemId } = await upload(satchel, owner, 'clip.mov', film)
    const note = 'Browsers can’t play this video: it’s ProRes'
    const item = await whenRead(owner, itemId)
    expect(item).toMatchObject({ status: 'completed', previewNote: note })
    expect(item).not.toHaveProperty('visitorNote')
    const { slug } = (await share(owner, itemId, { allowDownload: true })).body
    const { body } = await satchel.anonymous('GET', `/l/${slug}`)
    expect(body).toContain(`${note}. Download it to open it.`)
    const off = (await share(owner, itemId, { allowDownload: false })).body
    const page = await satchel.anonymous('GET', `/l/${off.slug}`)
    expect(page.body).toContain(`${note}. Downloads are off.`)
    const versions = await owner.call('GET', `items/v1/${itemId}/versions`)
    expect(versions.body.items).toMatchObject([{ previewNote: note }])
  })
})
