import { readFile } from 'node:fs/promises'
import type { Satchel, ShareWithManyInput, ShareWithManyReply } from '@satchel/client'
import { type Call, command } from '../command.ts'
import { readCsv, writeCsv } from '../csv.ts'
import { EXIT, Refusal, UsageError } from '../failures.ts'
import { plain, table } from '../output.ts'
import { findThing, type Thing } from '../things.ts'

/** The most people that one call shares with. */
const BATCH = 200

const OPTIONS = {
  for: { type: 'string', multiple: true, value: 'EMAIL', help: 'Whom it’s for; can be repeated' },
  memo: { type: 'string', value: 'TEXT', help: 'Who or what it’s for, without an address' },
  organization: { type: 'string', value: 'NAME', help: 'The organization it’s for' },
  from: {
    type: 'string',
    value: 'FILE',
    help: 'A CSV of people with the columns email, memo and organization',
  },
  slug: { type: 'string', value: 'SLUG', help: 'The end of the address, for one link' },
  expires: { type: 'string', value: 'DAY', help: 'The last day it opens, as 2027-01-31' },
  'password-file': {
    type: 'string',
    value: 'FILE',
    help: 'A file with the password of the link; - reads the input',
  },
  'require-email': { type: 'boolean', help: 'Visitors enter an email address first' },
  'verify-email': { type: 'boolean', help: 'Visitors confirm the address with a code' },
  'no-download': { type: 'boolean', help: 'Visitors can’t download it' },
  watermark: { type: 'boolean', help: 'Pages show the visitor’s address' },
  csv: { type: 'boolean', help: 'Print the links as CSV' },
} as const

export type ShareCall = Call<typeof OPTIONS>

export const share = command({
  name: 'share',
  summary: 'Make a link for each person',
  usage: 'THING [--for EMAIL]... [--from FILE]',
  words: [1, 1],
  options: OPTIONS,
  async run(call) {
    const { words, values, connect, show } = call
    const recipients = await recipientsOf(values)
    if (values.slug && recipients.length > 1) throw new UsageError('--slug is for one link')
    const options = await optionsOf(call)
    const satchel = await connect()
    const thing = await findThing(satchel, words[0] ?? '')
    const made = values.slug
      ? await shareOnce(satchel, thing, { ...recipients[0], ...options, slug: values.slug })
      : await shareWith(satchel, thing, recipients, options)
    show({ links: made.items.map(({ link }) => link), problems: made.problems }, () =>
      values.csv ? csvOf(made) : tableOf(made),
    )
    for (const { index, message } of made.problems)
      call.terminal.remark(`${plain(`satchel: ${nameOf(recipients[index])}: ${message}`)}\n`)
    return made.problems.length > 0 ? EXIT.failed : EXIT.fine
  },
})

type Recipient = ShareWithManyInput['recipients'][number]
type LinkChoices = Omit<ShareWithManyInput, 'itemId' | 'itemType' | 'recipients'>

/** Returns whom to share with: of the options, or of the rows of a file. */
async function recipientsOf({
  for: emails,
  memo,
  organization,
  from,
}: ShareCall['values']): Promise<Recipient[]> {
  const others = {
    ...(memo && { sharedToMemo: memo }),
    ...(organization && { sharedToOrganization: organization }),
  }
  if (!from)
    return emails ? emails.map((sharedToEmail) => ({ sharedToEmail, ...others })) : [others]
  if (emails || memo || organization)
    throw new UsageError('Use --from alone, or --for, --memo and --organization')
  const rows = readCsv(from, await readFile(from, 'utf8'))
  const people = rows
    .map(({ email, memo: note, organization: company }) => ({
      ...(email && { sharedToEmail: email }),
      ...(note && { sharedToMemo: note }),
      ...(company && { sharedToOrganization: company }),
    }))
    .filter((row) => Object.keys(row).length > 0)
  if (people.length === 0)
    throw new Refusal(`${from} has nobody: it needs a column email, memo or organization`)
  return people
}

async function optionsOf({ values, terminal }: ShareCall): Promise<LinkChoices> {
  const file = values['password-file']
  const password =
    file &&
    (file === '-'
      ? await terminal.ask('Password of the link: ', true)
      : (await readFile(file, 'utf8')).trim())
  if (file && !password) throw new UsageError('--password-file has no password')
  return {
    ...(values.expires && { expiresAt: values.expires }),
    ...(password && { password }),
    ...(values['require-email'] && { requireEmail: true }),
    ...(values['verify-email'] && { requireEmail: true, proveEmail: true }),
    ...(values['no-download'] && { allowDownload: false }),
    ...(values.watermark && { watermark: true }),
  }
}

async function shareOnce(
  satchel: Satchel,
  { id, type }: Thing,
  choices: LinkChoices & { slug: string },
): Promise<ShareWithManyReply> {
  const link = await satchel.shareItem({ itemId: id, itemType: type, ...choices })
  return { items: [{ link, isNew: true }], problems: [] }
}

async function shareWith(
  satchel: Satchel,
  { id, type }: Thing,
  recipients: Recipient[],
  options: LinkChoices,
): Promise<ShareWithManyReply> {
  const all: ShareWithManyReply = { items: [], problems: [] }
  for (let from = 0; from < recipients.length; from += BATCH) {
    const batch = recipients.slice(from, from + BATCH)
    const made = await satchel.shareWithMany({
      itemId: id,
      itemType: type,
      recipients: batch,
      ...options,
    })
    all.items.push(...made.items)
    all.problems.push(
      ...made.problems.map(({ index, message }) => ({ index: from + index, message })),
    )
  }
  return all
}

function tableOf({ items }: ShareWithManyReply): string {
  if (items.length === 0) return ''
  return table(
    ['FOR', 'LINK', ''],
    items.map(({ link, isNew }) => [recipientOf(link), link.url, isNew ? 'new' : 'had it before']),
  )
}

function csvOf({ items }: ShareWithManyReply): string {
  return writeCsv(
    ['email', 'memo', 'organization', 'link'],
    items.map(({ link }) => [
      link.sharedToEmail ?? '',
      link.sharedToMemo ?? '',
      link.sharedToOrganization ?? '',
      link.url,
    ]),
  )
}

/** Returns whom a link is for, in a word. */
export function recipientOf(link: {
  sharedToEmail: string | null
  sharedToMemo: string | null
  sharedToOrganization: string | null
}): string {
  return link.sharedToEmail ?? link.sharedToMemo ?? link.sharedToOrganization ?? 'anyone'
}

function nameOf(recipient: Recipient | undefined): string {
  return (
    recipient?.sharedToEmail ??
    recipient?.sharedToMemo ??
    recipient?.sharedToOrganization ??
    'anyone'
  )
}
