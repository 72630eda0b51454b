import {
  getImport,
  type Import,
  type ImportRow,
  listImportRows,
} from '@satchel/contract/imports/imports.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAt } from '../../../test/render.tsx'
import { reply, serve } from '../../../test/server.ts'
import { ImportRun } from './ImportRun.tsx'

const importId = '0199aaaa-0000-7000-8000-000000000001'
const itemId = '0199aaaa-0000-7000-8000-000000000002'
const running: Import = {
  importId,
  source: 'archive',
  name: 'library.zip',
  status: 'running',
  total: 1,
  done: 0,
  failed: 0,
  skipped: 0,
  errors: [],
  owner: { id: itemId, name: 'Ada' },
  createdAt: '2026-11-21T00:00:00.000Z',
}
const waiting: ImportRow = { row: 1, status: 'waiting', name: 'Notes on pumps' }

it('shows rows during the run, even without the socket', async () => {
  let isDone = false
  const run = (): Import => (isDone ? { ...running, status: 'completed', done: 1 } : running)
  const row = (): ImportRow => (isDone ? { ...waiting, status: 'done', itemId } : waiting)
  serve([
    [getImport, () => reply(getImport, run())],
    [listImportRows, () => reply(listImportRows, { items: [row()], nextCursor: null })],
  ])
  const classified: string[] = []
  const onClassify = ({ name }: Import) => void classified.push(name)
  renderAt('/imports', <ImportRun importId={importId} onClassify={onClassify} />)
  expect(await screen.findByText('Waiting')).toBeDefined()
  isDone = true
  expect(await screen.findByText('1 added')).toBeDefined()
  expect(await screen.findByRole('link', { name: 'Notes on pumps' })).toBeDefined()
  const shown = screen.getByRole('link', { name: 'Show 1 item' })
  expect(shown.getAttribute('href')).toBe(`/library?importId=${importId}`)
  screen.getByRole('button', { name: 'Classify' }).click()
  expect(classified).toEqual(['library.zip'])
})
