import { expect, test } from 'vitest'
import { filesOf } from './dropped-files.ts'

const file = (name: string) => new File(['x'], name)

function entryOf(input: File): FileSystemEntry {
  return { isFile: true, isDirectory: false, file: (done: FileCallback) => done(input) } as never
}

/** Returns a folder that reads its entries in portions, as browsers do. */
function folderOf(...portions: FileSystemEntry[][]): FileSystemEntry {
  const left = [...portions]
  const readEntries = (done: FileSystemEntriesCallback) => done(left.shift() ?? [])
  return { isFile: false, isDirectory: true, createReader: () => ({ readEntries }) } as never
}

function transferOf(entries: FileSystemEntry[], files: File[]): DataTransfer {
  return { items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })), files } as never
}

test('files are uploaded in the order they were dropped', async () => {
  const files = [file('a.pdf'), file('b.pdf')]
  expect(await filesOf(transferOf(files.map(entryOf), files))).toEqual(files)
})

test('a folder yields all its files, however deep and many', async () => {
  const [a, b, c] = [file('a.pdf'), file('b.pdf'), file('c.pdf')]
  const inner = folderOf([entryOf(c)])
  const folder = folderOf([entryOf(a), inner], [entryOf(b)])
  const found = await filesOf(transferOf([folder], [file('folder')]))
  expect(found.map(({ name }) => name).sort()).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
})
