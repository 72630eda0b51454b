import { join } from 'node:path'
import type { Description, Task } from './messages.ts'
import { NO_NOTES, ONLY_THIS_FILE, QUIET, run } from './tools.ts'

const COPY_TIMEOUT = 150_000

export interface Stream {
  index?: number
  profile?: string
  codec_tag_string?: string
  tags?: Record<string, string>
  codec_type?: string
  codec_name?: string
  width?: number
  height?: number
  disposition?: { attached_pic?: number; default?: number }
  side_data_list?: { rotation?: number }[]
}
export interface Probe {
  streams: Stream[]
  format: { duration?: string; tags?: Record<string, string> }
}

/** Containers that are rewritten in the same format without metadata. */
const MUXERS: Record<string, string> = {
  'video/mp4': 'mp4',
  'video/x-m4v': 'mp4',
  'audio/mp4': 'mp4',
  'audio/x-m4a': 'mp4',
  'video/quicktime': 'mov',
  'video/3gpp': '3gp',
  'video/webm': 'webm',
  'video/matroska': 'matroska',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
  'video/vnd.avi': 'avi',
  'audio/aiff': 'aiff',
}
/** Names that cameras and telephones note a place under, and what such a note looks like. */
const NAMES = /location|gps|geo|xyz|loci|place|com\.apple|xmp/i
const PLACE = /[+-]\d{1,3}\.\d+[+-]\d{1,3}\.\d+/

/** The recording itself where it notes no place, else a copy without notes; nothing where that fails. */
export async function visitorRecording(
  task: Task,
  { streams, format }: Probe,
): Promise<Description['visitor']> {
  const { path, mime, folder, tools } = task
  if (!streams.some(notesPlace) && !hasLocation(format.tags)) return { mime }
  const muxer = MUXERS[mime]
  if (!muxer || !tools.ffmpeg) return undefined
  // Pictures, sound and words; tracks of data are where action cameras keep their way.
  const keep = ['-map', '0:v?', '-map', '0:a?', '-map', '0:s?', '-c', 'copy']
  const write = [...keep, ...NO_NOTES, '-f', muxer, '-y', join(folder, 'visitor')]
  try {
    await run(
      tools.ffmpeg,
      [...QUIET, ...ONLY_THIS_FILE, '-i', `file:${path}`, ...write],
      COPY_TIMEOUT,
    )
    return { mime, file: 'visitor' }
  } catch {
    return undefined
  }
}

function notesPlace({ codec_type, codec_tag_string, tags }: Stream): boolean {
  return (codec_type === 'data' && codec_tag_string !== 'tmcd') || hasLocation(tags)
}

function hasLocation(tags: Record<string, string> = {}): boolean {
  return Object.entries(tags).some(([name, value]) => NAMES.test(name) || PLACE.test(value))
}
