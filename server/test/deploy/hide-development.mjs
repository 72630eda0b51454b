import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

// Run by `node --import`: packages that `npm ci --omit=dev` doesn't install aren't found, whoever asks for them.

const root = new URL('../../../', import.meta.url)
const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8'))
const hidden = Object.entries(packages).filter(([, { dev }]) => dev)
const folders = hidden.map(([path]) => new URL(`${path}/`, root).href)

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    if (!folders.some((folder) => found.url.startsWith(folder))) return found
    const from = context.parentURL?.startsWith('file:') ? fileURLToPath(context.parentURL) : ''
    const error = new Error(`Cannot find package '${specifier}' imported from ${from}`)
    throw Object.assign(error, { code: 'ERR_MODULE_NOT_FOUND' })
  },
})
