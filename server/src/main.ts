import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'

enableCompileCache()
// When many requests follow a rest, V8 takes their rows for long-lived ones and keeps each, with its texts, until the
// next full collection: by a tenth slower, with twice the memory and pauses of 10 ms.
setFlagsFromString('--no-allocation-site-pretenuring')

/** Milliseconds from a signal to the end, whatever is still open: container hosts kill after ten seconds. */
const STOP_MAX = 9_500

const { readConfig } = await import('./platform/config.ts')
const { describeMisspelled } = await import('./platform/spelling.ts')
const { start } = await import('./start.ts')

const stopping = new AbortController()
try {
  const config = readConfig(process.env)
  for (const each of config.misspelled) console.warn(describeMisspelled(each))
  const starting = start(config, stopping.signal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, async () => {
      if (stopping.signal.aborted) return
      stopping.abort()
      setTimeout(() => process.exit(1), STOP_MAX).unref()
      // A stop during the start waits for it, because half a start leaves a database running. A start that waits itself
      // ends at once.
      const server = await starting.catch(() => undefined)
      await server?.stop()
      process.exit(0)
    })
  await starting
} catch (error) {
  if (stopping.signal.aborted && error instanceof Error && error.name === 'AbortError')
    process.exit(0)
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
