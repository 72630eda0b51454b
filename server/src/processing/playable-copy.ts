import { join } from 'node:path'
import type { Description, Task } from './messages.ts'
import { codecName, fits, judge, MP4, type Played, WEBM } from './playable.ts'
import { NO_NOTES, ONLY_THIS_FILE, QUIET, run } from './tools.ts'

const COPY_TIMEOUT = 150_000
/** The longest recording whose sound is converted, in seconds: each hour takes most of a minute of CPU. */
const CONVERTED_MAX = 7_200
/** The largest file that is copied for a preview. */
const COPIED_BYTES_MAX = 2_000_000_000

type Preview = Pick<Description, 'preview' | 'note'>

/**
 * Returns what browsers play of a recording: the file itself, or a copy whose picture stays as it is and whose sound
 * is converted where necessary; without either, why. Codecs decide, since containers hold any.
 */
export async function playablePreview(
  task: Task,
  played: Played,
  durationS: number,
): Promise<Preview> {
  const { picture, sound } = played
  if (!picture && !sound) return { note: 'The file has neither picture nor sound to play' }
  const { type, isPictureIn, isSoundIn } = judge(task.mime, played)
  if (type && isPictureIn && isSoundIn) return { preview: { mime: type } }
  const copy = await copyFor(task, played, durationS)
  if (copy) return { preview: copy }
  if (type && picture && sound && isPictureIn) {
    const note = `The video plays without sound: browsers can’t play ${codecName(sound)}`
    return { preview: { mime: type }, note }
  }
  return { note: whyNot(task, played) }
}

function whyNot({ mime }: Task, { picture, sound }: Played): string {
  if (picture?.codec_name === 'hevc')
    return 'Most browsers can’t play this video: it’s HEVC (H.265)'
  const stream = picture ?? sound
  const what = picture ? 'video' : 'recording'
  const isPlayed = [MP4, WEBM].some(
    ({ pictures, sounds }) => stream && fits(stream, picture ? pictures : sounds),
  )
  const kind = isPlayed
    ? mime.replace(/^.*\/(x-|vnd\.)?/, '').toUpperCase()
    : stream && codecName(stream)
  return `Browsers can’t play this ${what}: it’s ${kind}`
}

interface Target {
  mime: string
  muxer: string
  codecs: string[]
}

/** Makes the copy; undefined if browsers can't play the picture, or it'd take too long. */
async function copyFor(
  { path, folder, bytes, tools }: Task,
  played: Played,
  durationS: number,
): Promise<Description['preview']> {
  const target = targetFor(played)
  const isLong = durationS > CONVERTED_MAX || bytes > COPIED_BYTES_MAX
  if (!target || !tools.ffmpeg || isLong) return undefined
  const { mime, muxer, codecs } = target
  const streams = [played.picture, played.sound].flatMap((stream) =>
    stream ? ['-map', `0:${stream.index}`] : [],
  )
  const read = [...QUIET, ...ONLY_THIS_FILE, '-fflags', '+genpts', '-i', `file:${path}`]
  const write = [...streams, ...codecs, ...NO_NOTES, '-f', muxer, '-y', join(folder, 'preview')]
  try {
    await run(tools.ffmpeg, [...read, ...write], COPY_TIMEOUT)
    return { mime, file: 'preview' }
  } catch {
    return undefined
  }
}

const COPY = ['-c', 'copy']

/** Prefers the container that takes both as they are. */
function targetFor({ picture, sound }: Played): Target | undefined {
  const takes = ({ pictures, sounds }: typeof MP4) => ({
    picture: !picture || fits(picture, pictures),
    sound: !sound || fits(sound, sounds),
  })
  const [mp4, webm] = [takes(MP4), takes(WEBM)]
  const toMp4 = { mime: picture ? MP4.video : MP4.audio, muxer: 'mp4' }
  const toWebm = { mime: picture ? WEBM.video : WEBM.audio, muxer: 'webm' }
  if (mp4.picture && mp4.sound) return { ...toMp4, codecs: COPY }
  if (webm.picture && webm.sound) return { ...toWebm, codecs: COPY }
  if (mp4.picture) return { ...toMp4, codecs: [...COPY, '-c:a', 'aac', '-b:a', '160k', '-ac', '2'] }
  if (webm.picture) return { ...toWebm, codecs: [...COPY, '-c:a', 'libopus', '-ac', '2'] }
  return undefined
}
