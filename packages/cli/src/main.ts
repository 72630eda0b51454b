#!/usr/bin/env node
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { run } from './run.ts'

// A reader such as `head` may have seen enough.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  process.exit(code === 'EPIPE' ? 0 : 1)
})

async function ask(question: string, isSecret = false): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).trim()
  let isMuted = false
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isMuted) process.stderr.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input: process.stdin, output, terminal: true })
  // Ctrl-C ends the program, as if nobody had asked.
  lines.on('SIGINT', () => process.exit(130))
  const ended = new AbortController()
  lines.on('close', () => ended.abort())
  const answer = lines.question(question, { signal: ended.signal }).catch(() => '')
  isMuted = isSecret
  try {
    return (await answer).trim()
  } finally {
    lines.close()
    if (isSecret) process.stderr.write('\n')
  }
}

process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  print: (output) => process.stdout.write(output),
  remark: (output) => process.stderr.write(output),
  isWatched: process.stderr.isTTY === true,
  ask,
})
