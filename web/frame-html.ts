import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const FOLDER = new URL('src/frame/', import.meta.url)

/** Inserts what both entries need before their scripts run in place of `<!--transitions-->` and `<!--frame-->`. */
export const frameHtml: Plugin = {
  name: 'frame-html',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) => {
      const [transitions, frame] = await Promise.all([read('transitions'), read('frame')])
      return html
        .replace('<!--transitions-->', () => transitions)
        .replace('<!--frame-->', () => frame)
    },
  },
}

async function read(name: string): Promise<string> {
  return (await readFile(new URL(`${name}.html`, FOLDER), 'utf8')).trimEnd()
}
