import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { htmlOfBoxes, PAGE_SHAPES } from './src/ui/layout/page-shapes.ts'

const FOLDER = new URL('src/frame/', import.meta.url)

/** The shapes of all pages, of which the server leaves the one that the page has. */
const SHAPES = Object.entries(PAGE_SHAPES)
  .map(([name, boxes]) => {
    const mark = `Shape${name.charAt(0).toUpperCase()}${name.slice(1)}`
    return `<!--${mark}--><div class="shape">${htmlOfBoxes(boxes)}</div><!--/${mark}-->`
  })
  .join('')

/** Inserts what both entries need before their scripts run in place of `<!--transitions-->` and `<!--frame-->`. */
export const frameHtml: Plugin = {
  name: 'frame-html',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) => {
      const [transitions, frame] = await Promise.all([read('transitions'), read('frame')])
      const withShapes = frame.replace('<!--shapes-->', () => SHAPES)
      return html
        .replace('<!--transitions-->', () => transitions)
        .replace('<!--frame-->', () => withShapes)
    },
  },
}

async function read(name: string): Promise<string> {
  return (await readFile(new URL(`${name}.html`, FOLDER), 'utf8')).trimEnd()
}
