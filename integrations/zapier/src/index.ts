import { createRequire } from 'node:module'
import zapier from 'zapier-platform-core'
import { addKey, explainRefusal } from './api.ts'
import { authentication } from './authentication.ts'
import { creates } from './creates.ts'
import { searches } from './searches.ts'
import { triggers } from './triggers.ts'

const { version } = createRequire(import.meta.url)('../package.json')

// biome-ignore lint/style/noDefaultExport: Zapier loads it
export default zapier.defineApp({
  version,
  platformVersion: zapier.version,
  authentication,
  beforeRequest: [addKey],
  afterResponse: [explainRefusal],
  triggers,
  searches,
  creates,
})
