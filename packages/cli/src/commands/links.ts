import type { Link, Satchel } from '@satchel/client'
import { type Call, command, firstOf, wholeNumber } from '../command.ts'
import { EXIT, UsageError } from '../failures.ts'
import { plain, table } from '../output.ts'
import { findLink, findThing } from '../things.ts'
import { stateFrom } from './export.ts'
import { recipientOf } from './share.ts'

const LIMIT = 50
const LIMIT_MAX = 100_000
const DAY_MS = 86_400_000

export const listLinks = command({
  name: 'links',
  summary: 'List links, newest first',
  usage: '[WORDS]...',
  words: [0, 100],
  options: {
    state: { type: 'string', value: 'STATE', help: 'Only live, withdrawn or expired' },
    'expires-within': {
      type: 'string',
      value: 'DAYS',
      help: 'Only open ones that expire within so many days',
    },
    everyone: { type: 'boolean', help: 'Those of colleagues too, if you may see them' },
    quiet: { type: 'boolean', short: 'q', help: 'Print the addresses alone' },
    limit: { type: 'string', value: 'NUMBER', help: `How many at most; ${LIMIT} by default` },
  },
  async run({ words, values, connect, show, terminal }) {
    const days = values['expires-within']
    const before = days && Date.now() + wholeNumber('expires-within', days, 3_650) * DAY_MS
    const limit = values.limit ? wholeNumber('limit', values.limit, LIMIT_MAX) : LIMIT
    const state = days ? 'live' : stateFrom(values.state)
    const satchel = await connect()
    const chosen = {
      ...(words.length > 0 && { search: words.join(' ') }),
      ...(state && { state }),
      ...(values.everyone && { everyone: true }),
    }
    const isChosen = ({ expiresAt }: Link) =>
      !before || (expiresAt !== null && Date.parse(expiresAt) < before)
    const found = await firstOf(satchel.each('listMyLinks', chosen), limit, terminal, isChosen)
    show(found, () =>
      values.quiet ? found.map(({ url }) => `${plain(url)}\n`).join('') : tableOf(found),
    )
    if (found.length === 0) terminal.remark('There are no such links.\n')
    return undefined
  },
})

export const makeLink = command({
  name: 'links make',
  summary: 'Make the address of an item or collection for everyone',
  usage: 'THING [--slug SLUG]',
  words: [1, 1],
  options: {
    slug: { type: 'string', value: 'SLUG', help: 'The end of the address' },
    domain: { type: 'string', value: 'DOMAIN', help: 'A domain of the account' },
    expires: { type: 'string', value: 'DAY', help: 'The last day it opens, as 2027-01-31' },
  },
  async run({ words, values: { slug, domain, expires }, connect, show }) {
    const satchel = await connect()
    const { id, type } = await findThing(satchel, words[0] ?? '', ['ITEM', 'COLLECTION'])
    const link = await satchel.setOwnLink({
      id,
      itemType: type,
      ...(slug && { slug }),
      ...(domain && { domain }),
      ...(expires && { expiresAt: expires }),
    })
    show(link, () => `${link.url}\n`)
    return undefined
  },
})

export const changeLinks = command({
  name: 'links change',
  summary: 'Change when links expire',
  usage: 'LINK... --expires DAY',
  words: [1, 1_000],
  options: {
    expires: {
      type: 'string',
      value: 'DAY',
      help: 'The last day they open, as 2027-01-31, or never',
    },
  },
  run(call) {
    const { expires } = call.values
    if (!expires) throw new UsageError('Say until when: --expires 2027-01-31, or --expires never')
    const expiresAt = expires === 'never' ? null : expires
    return forEach(call, 'changed', (satchel, { id }) => satchel.changeLink({ id, expiresAt }))
  },
})

export const withdrawLinks = command({
  name: 'links withdraw',
  summary: 'Withdraw links, which open no more',
  usage: 'LINK...',
  words: [1, 1_000],
  options: {},
  run: (call) =>
    forEach(call, 'withdrawn', async (satchel, link) => {
      await satchel.withdrawLink({ id: link.id })
      return satchel.getLink({ id: link.id })
    }),
})

export const reopenLinks = command({
  name: 'links reopen',
  summary: 'Reopen withdrawn links',
  usage: 'LINK...',
  words: [1, 1_000],
  options: {},
  run: (call) => forEach(call, 'reopened', (satchel, { id }) => satchel.reactivateLink({ id })),
})

/** Does something with each link. All are found before the first is changed. */
async function forEach(
  { words, connect, show }: Pick<Call, 'words' | 'connect' | 'show'>,
  done: string,
  change: (satchel: Satchel, link: Link) => Promise<Link>,
): Promise<number> {
  const satchel = await connect()
  const links: Link[] = []
  for (const word of words) links.push(await findLink(satchel, word))
  const changed: Link[] = []
  for (const link of links) changed.push(await change(satchel, link))
  show(changed, () => changed.map(({ url }) => `${plain(`${url} ${done}`)}\n`).join(''))
  return EXIT.fine
}

function tableOf(links: readonly Link[]): string {
  if (links.length === 0) return ''
  return table(
    ['LINK', 'TO', 'FOR', 'VIEWS', 'EXPIRES'],
    links.map((link) => [
      ...[link.url, link.itemName, recipientOf(link), link.views],
      link.disabledAt ? 'withdrawn' : (link.expiresOn ?? link.expiresAt?.slice(0, 10)),
    ]),
  )
}
