import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, expect, test } from 'vitest'
import { product } from '../../test/harness.ts'
import { share } from '../../test/sharing.ts'
import { fixture, upload, whenRead } from '../../test/uploading.ts'

// A machine on which programs cannot be confined, as a container without user namespaces is: here, by a path on
// which there are no programs to do it with.

const programs = await mkdtemp(join(tmpdir(), 'satchel-programs-'))
afterAll(() => rm(programs, { recursive: true }))
for (const name of ['soffice', 'ffmpeg', 'ffprobe', 'tesseract'])
  await symlink('/bin/false', join(programs, name))

const satchel = product({ worker: true, config: { PATH: programs, LOG_LEVEL: 'silent' } })

test('without a sandbox a document is found by its words, downloaded, and says why it has no preview', async () => {
  const owner = await satchel.newTenant()
  const { itemId } = await upload(satchel, owner, 'brief.docx', await fixture('brief.docx'))
  const item = await whenRead(owner, itemId)
  expect(item).toMatchObject({
    status: 'completed',
    previewNote: expect.stringContaining('no sandbox'),
    downloadUrl: expect.any(String),
  })
  expect(item).not.toHaveProperty('previewUrl')
  const { body } = await owner.call('POST', 'items/v1/search', { searchTerm: 'winter' })
  expect(JSON.stringify(body)).toContain(itemId)
})

test('without a sandbox visitors read why they can’t download a document, and get it as uploaded', async () => {
  const owner = await satchel.newTenant()
  const { itemId } = await upload(satchel, owner, 'brief.docx', await fixture('brief.docx'))
  const { visitorNote } = await whenRead(owner, itemId)
  expect(visitorNote).toContain('Satchel couldn’t make a PDF of it')
  const page = async (fields: object) => {
    const { slug } = (await share(owner, itemId, { allowDownload: true, ...fields })).body
    const { body } = await satchel.anonymous('GET', `/l/${slug}`)
    const { status } = await satchel.anonymous('GET', `/l/${slug}/download`)
    return { text: /<main.*<\/main>/s.exec(body)?.[0].replace(/<[^>]*>/g, ' '), status }
  }
  const { text, status } = await page({})
  expect(text).toContain('It can’t be downloaded, as it couldn’t be converted to PDF.')
  expect(text).not.toContain('Downloads are off')
  expect(status).toBe(404)
  const original = await page({ downloadAs: 'original', sharedToMemo: 'As uploaded' })
  expect(original.text).toContain('Download it to open it.')
  expect(original.status).toBe(302)
  const off = await page({ allowDownload: false, sharedToMemo: 'Off' })
  expect(off.text).toContain('Downloads are off.')
})

test('without a sandbox PDFs, pictures and recordings are shown, and no program is started', async () => {
  const owner = await satchel.newTenant()
  const read = async (name: string) => {
    const { itemId } = await upload(satchel, owner, name, await fixture(name))
    return whenRead(owner, itemId)
  }
  expect(await read('handbook.pdf')).toMatchObject({ status: 'completed', pageCount: 24 })
  const scan = await PDFDocument.create()
  scan.addPage()
  const { itemId } = await upload(satchel, owner, 'scan.pdf', Buffer.from(await scan.save()))
  await whenRead(owner, itemId)
  await expect
    .poll(async () => (await owner.call('GET', `items/v1/${itemId}`)).body.recognition)
    .toBe('off')
  expect(await read('team.jpg')).toMatchObject({ status: 'completed', width: 1600 })
  expect(await read('intro.mp4')).toMatchObject({ status: 'completed', previewMime: 'video/mp4' })
})
