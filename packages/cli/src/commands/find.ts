import type { Finding, FoundType } from '@satchel/client'
import { command, firstOf, wholeNumber } from '../command.ts'
import { UsageError } from '../failures.ts'
import { table } from '../output.ts'

const TYPES: Readonly<Record<string, FoundType>> = {
  item: 'ITEM',
  collection: 'COLLECTION',
  site: 'SITE',
}
const LIMIT = 20
const LIMIT_MAX = 10_000
/** The largest page of a list. */
const PAGE_MAX = 200

export const find = command({
  name: 'find',
  summary: 'Find items, collections and sites',
  usage: '[WORDS]...',
  words: [0, 100],
  options: {
    type: {
      type: 'string',
      multiple: true,
      value: 'TYPE',
      help: 'Only item, collection or site; can be repeated',
    },
    tag: {
      type: 'string',
      multiple: true,
      value: 'KEY',
      help: 'Only with this tag; can be repeated',
    },
    quiet: { type: 'boolean', short: 'q', help: 'Print the ids alone' },
    limit: { type: 'string', value: 'NUMBER', help: `How many at most; ${LIMIT} by default` },
  },
  async run({ words, values, connect, show, terminal }) {
    const types = values.type?.map((name) => {
      const type = TYPES[name]
      if (!type) throw new UsageError(`--type is item, collection or site, not ${name}`)
      return type
    })
    const limit = values.limit ? wholeNumber('limit', values.limit, LIMIT_MAX) : LIMIT
    const satchel = await connect()
    const search = {
      searchTerm: words.join(' '),
      ...(types && { types }),
      ...(values.tag && { tags: values.tag, tagLogic: 'AND' as const }),
    }
    const pages = satchel.each('querySearch', { ...search, limit: Math.min(limit + 1, PAGE_MAX) })
    const found = await firstOf(pages, limit, terminal)
    show(found, () => (values.quiet ? found.map(({ id }) => `${id}\n`).join('') : tableOf(found)))
    if (found.length === 0) terminal.remark('Nothing was found.\n')
    return undefined
  },
})

function tableOf(found: readonly Finding[]): string {
  const rows = found.map(({ id, type, name }) => [id, type.toLowerCase(), name])
  return rows.length > 0 ? table(['ID', 'TYPE', 'NAME'], rows) : ''
}
