import type { Readable } from 'node:stream'

/**
 * Resolves once a process has printed this, and rejects with what it printed if it ends first. What it prints later is read
 * and dropped: a process whose output nobody reads stands still once the pipe is full.
 */
export async function untilPrinted(output: Readable, text: string): Promise<void> {
  let printed = ''
  const ended = Promise.withResolvers<void>()
  output.setEncoding('utf8').on('data', (part: string) => {
    if (!printed.includes(text)) printed += part
    if (printed.includes(text)) ended.resolve()
  })
  output.once('end', () =>
    ended.reject(new Error(`It ended without printing “${text}”: ${printed}`)),
  )
  await ended.promise
}
