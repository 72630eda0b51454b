import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import type { Tools } from './messages.ts'

const OUTPUT_MAX = 1024 * 1024

/** Playlists and scripts name other files and addresses; only plain containers are opened, and only this file. */
export const ONLY_THIS_FILE = [
  '-protocol_whitelist',
  'file',
  '-format_whitelist',
  'mov,matroska,webm,avi,asf,flv,mpeg,mpegts,ogg,mp3,aac,wav,flac,aiff,amr,ac3,caf,ape',
]

export const QUIET = ['-v', 'error', '-nostdin']

/** Which of the optional programs this machine has. */
export async function findTools(searchPath: string): Promise<Tools> {
  const [soffice, ffmpeg, ffprobe] = await Promise.all(
    ['soffice', 'ffmpeg', 'ffprobe'].map((name) => findProgram(name, searchPath)),
  )
  return {
    searchPath,
    soffice: soffice ?? null,
    ffmpeg: ffmpeg ?? null,
    ffprobe: ffprobe ?? null,
  }
}

/** Runs to its end and gives what it wrote; throws where it failed or took too long. */
export async function run(program: string, args: string[], timeout: number): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, {
    timeout,
    killSignal: 'SIGKILL',
    maxBuffer: OUTPUT_MAX,
  })
  return stdout
}

async function findProgram(name: string, searchPath: string): Promise<string | undefined> {
  const places = searchPath.split(delimiter).filter(Boolean)
  for (const place of places.map((folder) => join(folder, name))) {
    const there = await access(place, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (there) return place
  }
  return undefined
}
