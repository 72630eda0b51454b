import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { readJson } from './content.ts'
import { run } from './run.ts'

/** A film of pictures, each shown for some seconds, or a sound as a formula of ffmpeg. */
interface Recording {
  pictures?: string[]
  seconds?: number
  sound?: string
}

const FRAME = { width: 854, height: 480, fit: 'contain', background: '#f8fafc' } as const
const EXACT = '-fflags +bitexact -flags:v +bitexact -flags:a +bitexact'.split(' ')
const FILM = '-map [v] -c:v libx264 -crf 30 -preset slow -movflags +faststart'.split(' ')

export async function recordingOf(
  file: string,
  folder: string,
  picture: (name: string) => Promise<Buffer>,
): Promise<Buffer> {
  const recordings = await readJson<Record<string, Recording>>('recordings.json')
  const { pictures = [], seconds = 0, sound } = recordings[file] ?? {}
  const out = join(folder, file)
  const source = sound
    ? ['-f', 'lavfi', '-i', `aevalsrc=${sound}:d=24:s=22050`, '-b:a', '24k']
    : await filmOf(pictures, seconds, out, picture)
  await run('ffmpeg', ['-v', 'error', '-y', ...source, ...EXACT, out])
  return readFile(out)
}

async function filmOf(
  pictures: string[],
  seconds: number,
  out: string,
  picture: (name: string) => Promise<Buffer>,
): Promise<string[]> {
  const inputs: string[] = []
  for (const [index, name] of pictures.entries()) {
    const frame = `${out}-${index}.png`
    const resized = sharp(await picture(name)).resize(FRAME)
    await writeFile(frame, await resized.flatten({ background: '#f8fafc' }).png().toBuffer())
    inputs.push('-loop', '1', '-t', String(seconds), '-i', frame)
  }
  const fades = `fade=t=in:d=0.6,fade=t=out:st=${seconds - 0.6}:d=0.6`
  const parts = pictures.map((_, n) => `[${n}:v]fps=12,format=yuv420p,${fades}[v${n}]`)
  const joined = `${pictures.map((_, n) => `[v${n}]`).join('')}concat=n=${pictures.length}[v]`
  return [...inputs, '-filter_complex', [...parts, joined].join(';'), ...FILM]
}
