import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { bin, main, ownPath, root } from './lib.mjs'

const web = join(root, 'web')
const VISITOR = 'vite.visitor.config.ts'

// Restarts the server when its files change, reloads the app through Vite, and rebuilds the visitor pages.
await main(async () => {
  await install({ development: true })
  await build()
  const processes = [
    start(root, 'node', ['--watch', '--watch-preserve-output', 'server/src/main.ts']),
    start(web, 'vite', ['--config', 'vite.config.ts']),
    start(web, 'vite', ['build', '--watch', '--logLevel=warn', '--config', VISITOR]),
  ]
  const stop = () => {
    for (const child of processes) child.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  const ends = processes.map((child) => new Promise((end) => child.once('exit', end)))
  const code = await Promise.race(ends)
  stop()
  await Promise.all(ends)
  return code ?? 0
})

/** Starts a program detached from Ctrl-C, so that only this script stops it, once. */
function start(cwd, program, args) {
  const { PORT = '8080' } = process.env
  const env = { ...process.env, PATH: ownPath(), PORT, API_PORT: PORT }
  return spawn(bin(program), args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}
