import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { LinkState } from '@satchel/client'
import { command } from '../command.ts'
import { UsageError } from '../failures.ts'

const STATES: readonly string[] = ['live', 'withdrawn', 'expired']

/** Returns a state of links; throws a `UsageError` for anything else. */
export function stateFrom(text: string | undefined): LinkState | undefined {
  if (text === undefined || STATES.includes(text)) return text as LinkState | undefined
  throw new UsageError(`--state is live, withdrawn or expired, not ${text}`)
}

export const exportCommand = command({
  name: 'export',
  summary: 'Export links as CSV',
  usage: '[--output FILE]',
  words: [0, 0],
  options: {
    output: {
      type: 'string',
      short: 'o',
      value: 'FILE',
      help: 'A file, which is replaced once all is there',
    },
    search: {
      type: 'string',
      value: 'WORDS',
      help: 'Only with these words in recipient, item or slug',
    },
    state: { type: 'string', value: 'STATE', help: 'Only live, withdrawn or expired' },
    everyone: { type: 'boolean', help: 'Those of colleagues too, if you may see them' },
  },
  async run({ values, connect, terminal, isJson, show }) {
    const { output, search, everyone } = values
    const state = stateFrom(values.state)
    if (isJson && !output) throw new UsageError('--json needs --output: the links are CSV')
    const satchel = await connect()
    const response = await satchel.exportLinks({
      ...(search && { search }),
      ...(state && { state }),
      ...(everyone && { everyone }),
    })
    const body = Readable.fromWeb((response.body ?? new Blob().stream()) as ReadableStream)
    if (!output) {
      for await (const part of body.setEncoding('utf8')) terminal.print(part)
      return undefined
    }
    const next = `${output}.${crypto.randomUUID()}.part`
    try {
      await pipeline(body, createWriteStream(next, { flags: 'wx' }))
      await rename(next, output)
    } catch (error) {
      await rm(next, { force: true })
      throw error
    }
    show({ output }, () => `Saved ${output}\n`)
    return undefined
  },
})
