import { enableCompileCache } from 'node:module'

enableCompileCache()

const { readConfig } = await import('./platform/config.ts')
const { start } = await import('./start.ts')

try {
  const starting = start(readConfig(process.env))
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, async () => {
      if (stopping) return
      stopping = true
      // A stop during the start waits for it, because half a start leaves a database running.
      const server = await starting
      await server.stop()
      process.exit(0)
    })
  await starting
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
