import { join } from 'node:path'
import sharp from 'sharp'
import { MINUTE } from '../platform/time.ts'
import { type Describe, type Description, type Task, Unreadable } from './messages.ts'
import { savePictures } from './pictures/image.ts'
import { playedOf, typeByContainer } from './playable.ts'
import { playablePreview } from './playable-copy.ts'
import { ONLY_THIS_FILE, QUIET, run } from './tools.ts'
import { type Probe, type Stream, visitorRecording } from './visitor-recording.ts'

const PROBE_TIMEOUT = 30_000
const FRAME_TIMEOUT = MINUTE
/** The color of waveforms, visible in both themes. */
const WAVE = '0x7c8a9a'

/** Scores and modules, which say how to make sound and hold none themselves. */
const SCORES = /^audio\/(midi|x-(it|s3m|xm))$/

export const describe: Describe = async (task) => {
  if (SCORES.test(task.mime)) return { note: NOT_PLAYED, visitor: { mime: task.mime } }
  if (!task.tools.ffprobe) return byContainer(task)
  const probed = await probe(task, task.tools.ffprobe)
  const played = playedOf(probed)
  const { picture } = played
  const visitor = await visitorRecording(task, probed)
  const durationS = Number(probed.format.duration)
  const hasCover = probed.streams.some(({ codec_type }) => codec_type === 'video')
  return {
    ...(durationS > 0 && { durationS: Math.round(durationS * 100) / 100 }),
    ...(picture && uprightSize(picture)),
    ...(hasCover
      ? await poster(task, picture && durationS > 0 ? durationS : 0)
      : await waveform(task)),
    ...(await playablePreview(task, played, durationS)),
    ...(visitor && { visitor }),
  }
}

const NOT_PLAYED = 'Browsers can’t play recordings of this type'

/** Returns what the container suggests, where nothing can look into it. */
function byContainer({ mime }: Task): Description {
  const type = typeByContainer(mime)
  return { ...(type ? { preview: { mime: type } } : { note: NOT_PLAYED }), visitor: { mime } }
}

async function probe({ path }: Task, ffprobe: string): Promise<Probe> {
  const ask = ['-v', 'error', '-of', 'json', '-show_format', '-show_streams']
  const answer = await run(
    ffprobe,
    [...ask, ...ONLY_THIS_FILE, '-i', `file:${path}`],
    PROBE_TIMEOUT,
  ).catch((cause) => {
    throw new Unreadable('The recording can’t be read. It may be damaged', { cause })
  })
  const { streams, format } = JSON.parse(answer) as Partial<Probe>
  return { streams: streams ?? [], format: format ?? {} }
}

/** Renders the loudness of a recording's first hour, to recognize it by. */
async function waveform({ path, folder, tools }: Task): Promise<Description> {
  const filter = `[0:a:0]aformat=channel_layouts=mono,showwavespic=s=1600x480:colors=${WAVE}:scale=sqrt`
  return toPicture({ path, folder, tools }, ['-t', '3600'], ['-filter_complex', filter])
}

/** Saves a representative frame from near the start; without one, the recording still plays. */
async function poster(task: Task, durationS: number): Promise<Description> {
  const seek = durationS > 0 ? ['-ss', String(Math.min(2, durationS / 3))] : []
  const pick = durationS > 0 ? ['-vf', 'thumbnail=24'] : []
  return toPicture(task, seek, ['-map', '0:v:0', ...pick])
}

async function toPicture(
  { path, folder, tools }: Pick<Task, 'path' | 'folder' | 'tools'>,
  from: string[],
  take: string[],
): Promise<Description> {
  if (!tools.ffmpeg) return {}
  const frame = join(folder, 'frame.png')
  const read = [...ONLY_THIS_FILE, ...from, '-i', `file:${path}`]
  try {
    const write = [...take, '-frames:v', '1', '-update', '1', '-y', frame]
    await run(tools.ffmpeg, [...QUIET, ...read, ...write], FRAME_TIMEOUT)
    const picture = () => sharp(frame)
    const { width, height } = await picture().metadata()
    return await savePictures(picture, { width, height }, folder)
  } catch {
    return {}
  }
}

/** Returns the upright size; phones store upright videos rotated. */
function uprightSize({ width, height, side_data_list }: Stream): Description {
  if (!width || !height) return {}
  const turned = side_data_list?.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90)
  return turned ? { width: height, height: width } : { width, height }
}
