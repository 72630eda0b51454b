import { spawn } from 'node:child_process'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { bin, endWithChildren, exitCodeOf, main, root } from './lib.mjs'
import { giveToUser } from './own-user.mjs'

await main(async () => {
  endWithChildren()
  await install()
  await build()
  return serve(giveToUser())
})

/** Runs the server, as a user if need be, in its own session, so that Ctrl-C reaches it once, through this script. */
function serve(user) {
  const server = spawn(
    bin('node'),
    ['--import', './scripts/stop-with-parent.mjs', 'server/src/main.ts'],
    { ...user, cwd: root, detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  )
  let stopping = false
  const stop = (signal) => {
    if (!stopping) server.kill(signal)
    stopping = true
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  if (process.env.npm_lifecycle_event) stopWhenOrphaned(stop)
  return new Promise((resolve) => {
    server.once('exit', (code, signal) => resolve(code ?? exitCodeOf(signal)))
  })
}

/** Stops once npm, which waits for this script, is gone: then it was killed. */
function stopWhenOrphaned(stop) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop('SIGTERM'), 500).unref()
}
