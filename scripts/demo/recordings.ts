import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { run } from './run.ts'

interface Film {
  /** Images of the demo, each shown for some seconds. */
  pictures: string[]
  seconds: number
}

const FILMS: Record<string, Film> = {
  'film-intro.mp4': {
    pictures: ['scene-main-dusk.jpg', 'scene-reservoir.jpg', 'logo.svg'],
    seconds: 4,
  },
  'film-launch.mp4': {
    pictures: ['scene-city.jpg', 'render-gateway.png', 'banner-launch.png'],
    seconds: 5,
  },
  'film-webinar.mp4': {
    pictures: ['banner-webinar.png', 'zones.svg', 'chart-losses.webp', 'scene-tower.jpg'],
    seconds: 7,
  },
  'film-install.mp4': {
    pictures: ['render-two.png', 'scene-crew.jpg', 'render-two.png'],
    seconds: 6,
  },
}

const SOUNDS: Record<string, string> = {
  'audio-podcast.mp3':
    '0.22*sin(2*PI*(180+60*sin(2*PI*0.7*t))*t)*(0.5+0.5*sin(2*PI*2.1*t))*(0.6+0.4*sin(2*PI*0.13*t))',
  'audio-spot.mp3': '0.25*sin(2*PI*(262*pow(2\\,floor(mod(t*2\\,5))/5))*t)*exp(-3*mod(t\\,0.5))',
}

const QUIET = ['-v', 'error', '-y']
const FRAME = { width: 854, height: 480, fit: 'contain', background: '#f8fafc' } as const

export async function recordingOf(
  file: string,
  folder: string,
  picture: (name: string) => Promise<Buffer>,
): Promise<Buffer> {
  const out = join(folder, file)
  const exact = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact']
  const film = FILMS[file]
  if (film) {
    const inputs: string[] = []
    for (const [index, name] of film.pictures.entries()) {
      const frame = join(folder, `${file}-${index}.png`)
      await writeFile(
        frame,
        await sharp(await picture(name))
          .resize(FRAME)
          .flatten({ background: '#f8fafc' })
          .png()
          .toBuffer(),
      )
      inputs.push('-loop', '1', '-t', String(film.seconds), '-i', frame)
    }
    const parts = film.pictures.map(
      (_, index) =>
        `[${index}:v]fps=12,format=yuv420p,fade=t=in:d=0.6,fade=t=out:st=${film.seconds - 0.6}:d=0.6[v${index}]`,
    )
    const joined = `${film.pictures.map((_, index) => `[v${index}]`).join('')}concat=n=${film.pictures.length}[v]`
    await run('ffmpeg', [
      ...QUIET,
      ...inputs,
      '-filter_complex',
      [...parts, joined].join(';'),
      '-map',
      '[v]',
      '-c:v',
      'libx264',
      '-crf',
      '30',
      '-preset',
      'slow',
      '-movflags',
      '+faststart',
      ...exact,
      out,
    ])
  } else
    await run('ffmpeg', [
      ...QUIET,
      '-f',
      'lavfi',
      '-i',
      `aevalsrc=${SOUNDS[file]}:d=24:s=22050`,
      '-b:a',
      '24k',
      ...exact,
      out,
    ])
  return readFile(out)
}
