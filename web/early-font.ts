import type { Plugin } from 'vite'
import { FONT } from './page-files.ts'

/** Names in the HTML the font that every page shows, so that texts needn't change their widths once they are seen. */
export const earlyFont: Plugin = {
  name: 'early-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const file = Object.keys(bundle).find((name) => FONT.test(name))
      if (file === undefined) throw new Error('The font of every page is missing from the build')
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true }
      return [{ tag: 'link', attrs: { ...attrs, href: `/${file}` }, injectTo: 'head' }]
    },
  },
}
