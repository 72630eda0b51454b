import { LANGUAGES } from '@satchel/contract/languages.ts'
import { fileOf } from '@satchel/messages/catalogue.ts'
import type { Plugin } from 'vite'

/** Number of times that the texts were read, since Node keeps a module that it has loaded. */
let reads = 0

/** Puts visitors' texts in place of the module that reads them from the catalogue: browsers get those that they show. */
export const bakedTexts: Plugin = {
  name: 'baked-texts',
  enforce: 'pre',
  load: {
    filter: { id: /visitor\/messages\/texts\.ts$/ },
    async handler(id) {
      for (const language of LANGUAGES) this.addWatchFile(fileOf(language))
      reads += 1
      const texts: object = await import(`${id}?read=${reads}`)
      const constants = Object.entries(texts).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
      )
      return constants.join('\n')
    },
  },
}
