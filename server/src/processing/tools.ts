import { execFile } from 'node:child_process'
import { realpath } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { findProgram } from './find-program.ts'
import type { Tools } from './messages.ts'
import { findSandbox } from './sandbox/find.ts'

const OUTPUT_MAX = 1024 * 1024

/** Options that open only plain containers and only this file, since playlists and scripts refer to others. */
export const ONLY_THIS_FILE = [
  '-protocol_whitelist',
  'file',
  '-format_whitelist',
  'mov,matroska,webm,avi,asf,flv,mpeg,mpegts,ogg,mp3,aac,wav,flac,aiff,amr,ac3,caf,ape,' +
    'wv,dsf,mpc,mpc8,mxf,mpegvideo,rm,voc,qcp',
]

/** Leaves out what a recording notes of its place and its maker, and lets it play before it is there whole. */
export const NO_NOTES = ['-map_metadata', '-1', '-map_chapters', '-1', '-movflags', '+faststart']

export const QUIET = ['-v', 'error', '-nostdin']

const PROGRAMS = ['soffice', 'ffmpeg', 'ffprobe', 'tesseract'] as const
const found = new Map<string, Promise<Tools>>()

interface Where {
  PATH: string
  DATA_DIR: string
}

/** Returns this machine's optional programs and how it confines them, searched once. */
export function findTools({ PATH, DATA_DIR }: Where): Promise<Tools> {
  const key = JSON.stringify([PATH, DATA_DIR])
  const tools = found.get(key) ?? search(PATH, DATA_DIR)
  found.set(key, tools)
  return tools
}

async function search(searchPath: string, hidden: string): Promise<Tools> {
  const places = await Promise.all(PROGRAMS.map((name) => findProgram(name, searchPath)))
  const real = await Promise.all(places.map((place) => place && realpath(place)))
  const [soffice = null, ffmpeg = null, ffprobe = null, tesseract = null] = real
  // Tesseract finds its languages beside its own folder.
  const whole = [soffice, tesseract].map((program) => program && dirname(dirname(program)))
  const programs = [...whole, ffmpeg, ffprobe].filter(Boolean)
  const sandbox = await findSandbox({ searchPath, programs: programs as string[], hidden })
  if (sandbox.kind !== 'none')
    return { searchPath, sandbox, soffice, ffmpeg, ffprobe, tesseract, unconfined: [] }
  const unconfined = PROGRAMS.filter((_, index) => real[index])
  const none = { soffice: null, ffmpeg: null, ffprobe: null, tesseract: null }
  return { searchPath, sandbox, ...none, unconfined }
}

/** Runs a program and returns its output; throws if it failed or took too long. */
export async function run(program: string, args: string[], timeout: number): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, {
    timeout,
    killSignal: 'SIGKILL',
    maxBuffer: OUTPUT_MAX,
  })
  return stdout
}
