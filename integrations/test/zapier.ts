import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Json, Request } from './receiving.ts'

// Zapier's own engine, with the app as it is built.

const FOLDER = fileURLToPath(new URL('../zapier/', import.meta.url))
const load = createRequire(`${FOLDER}package.json`)
const { createAppTester, createAppHandler } = load('zapier-platform-core')
export const app: Json = (await import(pathToFileURL(`${FOLDER}dist/index.js`).href)).default

const run = createAppTester(app)

/** Returns what `zapier validate` finds wrong without an account. */
export async function faultsOf(definition: object): Promise<Json[]> {
  return (await createAppHandler(definition)({ command: 'validate' })).results
}

/** Fields that Zapier keeps of a connection. */
export interface Connection {
  serverUrl: string
  apiKey: string
}

/** Runs steps of Zaps with a connection. */
export const zaps = (authData: Connection) => ({
  testConnection: () => run(app.authentication.test, { authData }),
  create: (key: string, inputData: Json) =>
    run(app.creates[key].operation.perform, { authData, inputData }),
  search: (key: string, inputData: Json) =>
    run(app.searches[key].operation.perform, { authData, inputData }),
  list: (key: string, inputData: Json = {}) => {
    const { performList, perform } = app.triggers[key].operation
    return run(performList ?? perform, { authData, inputData })
  },
  subscribe: (key: string, targetUrl: string, inputData: Json = {}) =>
    run(app.triggers[key].operation.performSubscribe, { authData, inputData, targetUrl }),
  unsubscribe: (key: string, subscribeData: Json) =>
    run(app.triggers[key].operation.performUnsubscribe, { authData, subscribeData }),
  /** Takes what came at a Zap's address, as Zapier hands it on. */
  receive: (key: string, subscribeData: Json, { headers, rawBody, body }: Request) =>
    run(app.triggers[key].operation.perform, {
      ...{ authData, subscribeData, cleanedRequest: body },
      rawRequest: { method: 'POST', headers: asZapierNames(headers), content: String(rawBody) },
    }),
})

/** Names headers as Zapier does: `webhook-id` is `Http-Webhook-Id`. */
const asZapierNames = (headers: Json) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      `Http-${name.replaceAll(/(^|-)\w/g, (start) => start.toUpperCase())}`,
      value,
    ]),
  )
