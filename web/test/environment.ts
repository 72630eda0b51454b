import { builtinEnvironments, type Environment } from 'vitest/runtime'

const OPENED = Symbol.for('satchel.test.window')
const shared = globalThis as { [OPENED]?: Promise<unknown> }

/** Window of all files of a worker: libraries are loaded once, and keep its document. */
const environment: Environment = {
  name: 'shared-happy-dom',
  viteEnvironment: 'client',
  async setup(global, options) {
    shared[OPENED] ??= Promise.resolve(builtinEnvironments['happy-dom'].setup(global, options))
    await shared[OPENED]
    return { teardown: () => undefined }
  },
}

export default environment
