import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const FRAME = new URL('src/frame/frame.html', import.meta.url)

/** Puts the frame that both entries show before React draws it in the place of `<!--frame-->`. */
export const frameHtml: Plugin = {
  name: 'frame-html',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) => {
      const frame = (await readFile(FRAME, 'utf8')).trimEnd()
      return html.replace('<!--frame-->', () => frame)
    },
  },
}
