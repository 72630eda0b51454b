import { enableCompileCache } from 'node:module'

enableCompileCache()

const { readConfig } = await import('./platform/config.ts')
const { start } = await import('./start.ts')

try {
  const config = readConfig(process.env)
  const server = await start(config)
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, async () => {
      if (stopping) return
      stopping = true
      await server.stop()
      process.exit(0)
    })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
