import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { browser } from '../../../test/browsing.ts'
import {
  docxWithChanges,
  odpWithNotes,
  odsWithHiddenParts,
  odtWithChanges,
  pdfWithHiddenParts,
  rtfWithChanges,
} from '../../../test/deploy/hidden-files.ts'
import { unzip } from '../../../test/documents/unzip.ts'
import { type Owner, product } from '../../../test/harness.ts'
import { share } from '../../../test/sharing.ts'
import { tools } from '../../../test/tools.ts'
import { fixture, upload, whenRead } from '../../../test/uploading.ts'
import { examine } from '../../processing/examine.ts'
import { NOT_DRAWN } from '../../processing/service.ts'

const satchel = product({ worker: true })

async function added(owner: Owner, name: string, content: Uint8Array) {
  const { itemId } = await upload(satchel, owner, name, content)
  return whenRead(owner, itemId)
}

const fetched = async (path: string) => {
  const answer = await fetch(new URL(path, await satchel.listen()))
  expect(answer.status, path).toBe(200)
  return { bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers }
}

/** The file that a link's page shows, and the one it lets visitors download. */
async function visitorFiles(slug: string) {
  const page = await browser(satchel).get(`/l/${slug}`)
  expect(page.status).toBe(200)
  const addresses = new Set<string>(page.body.match(/\/files\/[\w.-]+/g) as string[] | null)
  const files = await Promise.all([...addresses].map(fetched))
  const shown = files.find(({ headers }) => headers.get('content-type') === 'application/pdf')
  const { headers } = await browser(satchel).get(`/l/${slug}/download`)
  return { shown, had: await fetched(String(headers.location)) }
}

/** All that is to be read in a PDF: its text, remarks and properties, and its unpacked bytes. */
async function wordsIn(bytes: Buffer): Promise<string> {
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const folder = await mkdtemp(join(tmpdir(), 'satchel-test-'))
  try {
    const path = join(folder, 'given')
    await writeFile(path, bytes)
    const { description } = await examine(path, 'given.pdf', folder, tools)
    return description.text + unpacked(bytes)
  } finally {
    await rm(folder, { recursive: true })
  }
}

function unpacked(bytes: Buffer): string {
  const whole = bytes.toString('latin1')
  const streams = [...whole.matchAll(/stream\r?\n/g)].map(({ index, 0: { length } }) => {
    try {
      return inflateSync(bytes.subarray(index + length)).toString('latin1')
    } catch {
      return ''
    }
  })
  return [whole, ...streams].join('\n')
}

const SECRETS = /secret\w+|outagewombat|commentgiraffe|hidden(column|row|sheet)\w+|Cy Chen|Bo Berg/g

test.each([
  [
    'pptx',
    () => fixture('notes-and-hidden.pptx'),
    { slides: 1, notes: 1, comments: 1, authors: 2 },
    'Closing slide three',
  ],
  [
    'xlsx',
    () => fixture('hidden-parts.xlsx'),
    { sheets: 1, rows: 1, columns: 1, authors: 2 },
    'Visible pric',
  ],
  [
    'docx',
    docxWithChanges,
    { changes: 2, text: 1, comments: 1, authors: 1, properties: 1 },
    'shownbeforeshowninserted',
  ],
  [
    'odt',
    odtWithChanges,
    { changes: 1, text: 2, comments: 1, authors: 1, properties: 1 },
    'shownbefore',
  ],
  [
    'odp',
    odpWithNotes,
    { slides: 1, notes: 1, comments: 1, authors: 1, properties: 1 },
    'shownfirst',
  ],
  [
    'ods',
    odsWithHiddenParts,
    { sheets: 1, rows: 1, columns: 1, authors: 1, properties: 1 },
    'shownprice',
  ],
  ['rtf', async () => rtfWithChanges(), { changes: 2, text: 1, authors: 1 }, 'showninserted'],
  [
    'pdf',
    async () => pdfWithHiddenParts(),
    { layers: 1, attachments: 1, comments: 2, changes: 1, authors: 2, properties: 1 },
    'shownpage',
  ],
])(
  'the team is told what a .%s file carries, and visitors neither see nor download any of it',
  async (ending, make, carried, readable) => {
    const owner = await satchel.newTenant()
    const content = await make()
    const item = await added(owner, `offer.${ending}`, content)
    expect(item.hiddenContent).toEqual(carried)
    expect((await fetched(item.downloadUrl)).bytes).toEqual(Buffer.from(content))
    const { body: link } = await share(owner, item.id)
    expect(link.downloadAs).toBe('pdf')
    const { shown, had } = await visitorFiles(link.slug)
    expect(had.bytes).toEqual(shown?.bytes)
    expect(had.headers.get('content-type')).toBe('application/pdf')
    expect(had.headers.get('content-disposition')).toContain('filename="offer.pdf"')
    const words = await wordsIn(had.bytes)
    expect(words).toContain(readable)
    expect(words.match(SECRETS) ?? []).toEqual([])
  },
)

test('a link hands out the file as it was uploaded only if its sharer chose so, and no longer than that', async () => {
  const owner = await satchel.newTenant()
  const content = await fixture('hidden-parts.xlsx')
  const item = await added(owner, 'prices.xlsx', content)
  const { body: link } = await share(owner, item.id, { downloadAs: 'original' })
  const { had } = await visitorFiles(link.slug)
  expect(had.bytes).toEqual(content)
  expect(had.headers.get('content-disposition')).toContain('filename="prices.xlsx"')
  const before = await browser(satchel).get(`/l/${link.slug}/download`)
  await owner.call('PUT', `items/v1/personalized/${link.id}`, { downloadAs: 'pdf' })
  const late = await browser(satchel).get(String(before.headers.location))
  expect(late.status).toBe(410)
  expect((await visitorFiles(link.slug)).had.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const wrong = await owner.call('PUT', `items/v1/personalized/${link.id}`, { downloadAs: 'zip' })
  expect(wrong.status).toBe(422)
  expect(wrong.body.errors[0].path).toBe('downloadAs')
})

test('the company’s default and a preset decide about new links', async () => {
  const owner = await satchel.newTenant()
  const item = await added(owner, 'prices.xlsx', await fixture('hidden-parts.xlsx'))
  const { body: settings } = await owner.call('GET', 'users/v1/account-settings')
  expect(settings.sharing.downloadAs).toBe('pdf')
  const path = `users/v1/account-settings/${settings.id}`
  await owner.call('PUT', path, { sharing: { downloadAs: 'original' } })
  expect((await share(owner, item.id)).body.downloadAs).toBe('original')
  const { body: preset } = await owner.call('POST', 'items/v1/link-presets', {
    name: 'Safe',
    options: { downloadAs: 'pdf' },
  })
  const chosen = await share(owner, item.id, { sharedToMemo: 'safe', presetId: preset.id })
  expect(chosen.body.downloadAs).toBe('pdf')
})

test('before a collection is shared its files are summed up; its archive has PDFs and names what can’t be made one', async () => {
  const owner = await satchel.newTenant()
  const item = await added(owner, 'prices.xlsx', await fixture('hidden-parts.xlsx'))
  const broken = await added(owner, 'broken.docx', await docxWithChanges())
  await satchel.database.system
    .updateTable('item')
    .set({ previewKey: null, previewMime: null })
    .where('id', '=', broken.id)
    .execute()
  const draft = { name: 'Kit', itemIds: [item.id, broken.id] }
  const { body: kit } = await owner.call('POST', 'collections/v1/create', draft)
  const { body: link } = await share(owner, kit.id, { itemType: 'COLLECTION' })
  const context = await owner.call('GET', `items/v1/v2/shortener/item/${kit.id}/context`)
  expect(context.body.documents).toEqual({
    count: 2,
    unchecked: 0,
    withoutPdf: 1,
    hiddenContent: {
      sheets: 1,
      rows: 1,
      columns: 1,
      authors: 3,
      properties: 1,
      changes: 2,
      text: 1,
      comments: 1,
    },
  })
  await satchel.database.system
    .updateTable('item')
    .set({ previewNote: NOT_DRAWN })
    .where('id', '=', item.id)
    .execute()
  const blank = await owner.call('GET', `items/v1/v2/shortener/item/${kit.id}/context`)
  expect(blank.body.documents.undrawn).toBe(1)
  const path = `/l/${link.slug}/download`
  const headers = browser(satchel).headersFor(path)
  const answer = await fetch(new URL(path, await satchel.listen()), { headers })
  const entries = await unzip(Buffer.from(await answer.arrayBuffer()))
  expect(entries.map(([name]) => name)).toEqual(['prices.pdf', 'missing.txt'])
  expect(entries[0]?.[1]).toMatch(/^%PDF-/)
  expect(entries[1]?.[1]).toContain('broken: can’t be downloaded')
  const { body } = await browser(satchel).get(`/l/${link.slug}/${broken.id}`)
  expect(body).not.toContain('/download')
})

test('files that were read before are checked by a job, without a new version of their items', async () => {
  const owner = await satchel.newTenant()
  const item = await added(owner, 'plan.pdf', pdfWithHiddenParts())
  const { system } = satchel.database
  const { fileKey } = await system
    .selectFrom('item')
    .select('fileKey')
    .where('id', '=', item.id)
    .executeTakeFirstOrThrow()
  await system
    .updateTable('item')
    .set({ hiddenContent: null, visitorKey: fileKey })
    .where('id', '=', item.id)
    .execute()
  await satchel.app.tasks['check-files']?.({ tenantId: owner.tenantId })
  const after = (await owner.call('GET', `items/v1/${item.id}`)).body
  expect(after.hiddenContent).toEqual(item.hiddenContent)
  expect([after.version, after.updatedAt]).toEqual([item.version, item.updatedAt])
  const { body: link } = await share(owner, item.id)
  const { had } = await visitorFiles(link.slug)
  expect((await wordsIn(had.bytes)).match(SECRETS) ?? []).toEqual([])
})

test('a picture carries nothing that is said, and a damaged PDF nothing that is known', async () => {
  const owner = await satchel.newTenant()
  const picture = await added(owner, 'team.jpg', await fixture('team.jpg'))
  const damaged = await added(owner, 'cut.pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<<'))
  expect([picture.hiddenContent, damaged.hiddenContent]).toEqual([undefined, undefined])
})
