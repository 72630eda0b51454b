import type { Probe, Stream } from './visitor-recording.ts'

/** The formats that browsers play in a container: its type by content, and the codecs as ffprobe names them. */
interface Container {
  video: string
  audio: string
  pictures: string[]
  sounds: string[]
}

const PCM = ['pcm_u8', 'pcm_s16le', 'pcm_s24le', 'pcm_f32le', 'pcm_alaw', 'pcm_mulaw']

export const MP4: Container = {
  video: 'video/mp4',
  audio: 'audio/mp4',
  pictures: ['h264', 'av1', 'vp9'],
  sounds: ['aac', 'mp3', 'opus', 'flac'],
}
export const WEBM: Container = {
  video: 'video/webm',
  audio: 'audio/webm',
  pictures: ['vp8', 'vp9', 'av1'],
  sounds: ['opus', 'vorbis'],
}

function soundIn(audio: string, ...sounds: string[]): Container {
  return { video: audio, audio, pictures: [], sounds }
}

const CONTAINERS: Record<string, Container> = {
  'video/mp4': MP4,
  'video/x-m4v': MP4,
  'video/quicktime': MP4,
  'video/3gpp': MP4,
  'video/3gpp2': MP4,
  'audio/mp4': MP4,
  'audio/x-m4a': MP4,
  'video/webm': WEBM,
  'audio/mpeg': soundIn('audio/mpeg', 'mp3'),
  'audio/aac': soundIn('audio/aac', 'aac'),
  'audio/ogg': soundIn('audio/ogg', 'opus', 'vorbis', 'flac'),
  'audio/ogg; codecs=opus': soundIn('audio/ogg', 'opus'),
  'audio/wav': soundIn('audio/wav', ...PCM),
  'audio/flac': soundIn('audio/flac', 'flac'),
}

/** The streams of a recording that a player would take. */
export interface Played {
  picture: Stream | undefined
  sound: Stream | undefined
}

export function playedOf({ streams }: Probe): Played {
  const isPicture = ({ codec_type, disposition }: Stream) =>
    codec_type === 'video' && disposition?.attached_pic !== 1
  const sounds = streams.filter(({ codec_type }) => codec_type === 'audio')
  return {
    picture: streams.find(isPicture),
    sound: sounds.find(({ disposition }) => disposition?.default === 1) ?? sounds[0],
  }
}

/** Returns the type under which browsers play a container; undefined if they play none of its kind. */
export function typeByContainer(mime: string): string | undefined {
  const container = CONTAINERS[mime]
  return mime.startsWith('audio/') ? container?.audio : container?.video
}

/** Returns the type under which browsers play the file itself, of which parts they play nothing, and what they lack. */
export function judge(mime: string, { picture, sound }: Played) {
  const container = CONTAINERS[mime]
  const isPictureIn = !picture || fits(picture, container?.pictures)
  const isSoundIn = !sound || fits(sound, container?.sounds)
  const type = picture ? container?.video : container?.audio
  return { type, isPictureIn, isSoundIn }
}

/** Tells whether browsers play a stream in a container that takes these codecs. */
export function fits(stream: Stream, codecs: string[] = []): boolean {
  return codecs.includes(stream.codec_name ?? '') && !isUnusual(stream)
}

/** Formats in which cameras and editors record, beyond what the codec's name tells. */
const UNUSUAL = /10|4:2:2|4:4:4|intra/i
const PROTECTED = new Set(['encv', 'enca', 'drmi', 'drms'])

function isUnusual({ codec_name, profile = '', codec_tag_string = '' }: Stream): boolean {
  return (codec_name === 'h264' && UNUSUAL.test(profile)) || PROTECTED.has(codec_tag_string)
}

const NAMES: Record<string, string> = {
  prores: 'ProRes',
  mpeg4: 'MPEG-4 Part 2',
  mpeg2video: 'MPEG-2',
  mpeg1video: 'MPEG-1',
  mjpeg: 'Motion JPEG',
  dnxhd: 'DNxHD',
  theora: 'Theora',
  rawvideo: 'uncompressed video',
  h263: 'H.263',
  h264: 'H.264',
  flv1: 'Flash video',
  ac3: 'AC-3 (Dolby Digital)',
  eac3: 'E-AC-3 (Dolby Digital Plus)',
  truehd: 'Dolby TrueHD',
  amr_nb: 'AMR',
  amr_wb: 'AMR',
  wavpack: 'WavPack',
}
/** Names of families, by how ffprobe names their members. */
const FAMILIES: [RegExp, string][] = [
  [/^(wmv|vc1)/, 'Windows Media Video'],
  [/^msmpeg4/, 'an early MPEG-4'],
  [/^wma/, 'Windows Media Audio'],
  [/^pcm_/, 'uncompressed audio'],
  [/^adpcm_/, 'ADPCM'],
  [/^dsd_/, 'DSD'],
]

/** Returns a codec's name as people know it, with its profile where that is the trouble. */
export function codecName(stream: Stream): string {
  const { codec_name = '', codec_tag_string = '', profile } = stream
  if (PROTECTED.has(codec_tag_string)) return 'copy-protected'
  const family = FAMILIES.find(([pattern]) => pattern.test(codec_name))?.[1]
  const name = NAMES[codec_name] ?? family ?? (codec_name.toUpperCase() || 'unknown')
  return isUnusual(stream) ? `${name} (${profile})` : name
}
