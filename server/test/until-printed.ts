import type { Readable } from 'node:stream'

/** Resolves once a process has printed this; what it prints later is dropped. Rejects with what it printed if it ends first. */
export async function untilPrinted(output: Readable, text: string): Promise<void> {
  let printed = ''
  for await (const part of output.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    printed += part
    if (!printed.includes(text)) continue
    output.resume()
    return
  }
  throw new Error(`It ended without printing “${text}”: ${printed}`)
}
