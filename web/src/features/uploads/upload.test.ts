import { UPLOAD_MAX } from '@satchel/contract/constants.ts'
import { afterEach, expect, test } from 'vitest'
import { getPending } from './pending-store.ts'
import { dismissNote, goOnWith, uploadFiles } from './upload.ts'

const batch = { by: 'mara', target: null }

afterEach(() => getPending().notes.forEach(dismissNote))

function fileOf(name: string, size: number): File {
  return Object.defineProperty(new File([], name), 'size', { value: size })
}

test('an empty file is refused at once, with the reason', async () => {
  await uploadFiles([fileOf('empty.txt', 0)], batch)
  expect(getPending()).toMatchObject({
    assets: [],
    notes: [{ name: 'empty.txt', reason: 'The file is empty.' }],
  })
})

test('a file over the limit is refused at once, with its size', async () => {
  await uploadFiles([fileOf('film.mov', UPLOAD_MAX + 1)], batch)
  const [note] = getPending().notes
  expect(note?.reason).toBe('The file is 5.4 GB. Files can be up to 5 GiB.')
})

test('system files in folders are left out', async () => {
  await uploadFiles([fileOf('.DS_Store', 0), fileOf('Thumbs.db', 0)], batch)
  expect(getPending().notes).toEqual([])
})

test('a stopped upload doesn’t resume with another file, or a changed one', () => {
  const unfinished = {
    id: 'a',
    by: 'mara',
    page: 'an earlier one',
    uploadUrl: '/api/uploads/a',
    name: 'handbook.pdf',
    mime: 'application/pdf',
    bytes: 3,
    lastModified: 1,
    importId: 'import-1',
    at: Date.now(),
  }
  const note = { id: 'a', name: 'handbook.pdf', mime: '', reason: 'Stopped', unfinished }
  const changed = new File(['abc'], 'handbook.pdf', { lastModified: 2 })
  expect(goOnWith(note, changed)).toBe(false)
  expect(goOnWith(note, new File(['abc'], 'brief.pdf', { lastModified: 1 }))).toBe(false)
  expect(getPending().assets).toEqual([])
})
