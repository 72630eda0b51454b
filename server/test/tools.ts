import { mkdtemp, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { findProgram } from '../src/processing/find-program.ts'
import type { Tools } from '../src/processing/messages.ts'
import { findTools } from '../src/processing/tools.ts'

/** The tools of this machine. */
export const tools = await findTools({ PATH: process.env.PATH ?? '', DATA_DIR: '' })

/** The tools of a machine without LibreOffice and ffmpeg. */
export const noPrograms: Tools = {
  ...tools,
  soffice: null,
  ffmpeg: null,
  ffprobe: null,
  tesseract: null,
}

/** A search path with what confines programs, and none that reads files: a folder in the one given. */
export async function confiningOnly(folder: string): Promise<string> {
  const path = await mkdtemp(join(folder, 'programs-'))
  for (const name of ['setpriv', 'bwrap', 'unshare']) {
    const place = await findProgram(name, process.env.PATH ?? '')
    if (place) await symlink(place, join(path, name))
  }
  return path
}
