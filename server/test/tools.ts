import type { Tools } from '../src/processing/messages.ts'
import { findTools } from '../src/processing/tools.ts'

/** The tools of this machine. */
export const tools = await findTools({ PATH: process.env.PATH ?? '', DATA_DIR: '' })

/** The tools of a machine without LibreOffice and ffmpeg. */
export const noPrograms: Tools = { ...tools, soffice: null, ffmpeg: null, ffprobe: null }
