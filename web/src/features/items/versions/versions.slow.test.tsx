import { getItem, type Item } from '@satchel/contract/items/items.ts'
import {
  getItemVersionText,
  listItemVersions,
  restoreItemVersion,
  type Version,
} from '@satchel/contract/items/versions.ts'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type Answered, answers, refuses } from '../../../../test/contract-server.ts'
import { itemId, itemOf, OWNER } from '../../../../test/items.ts'
import { button, findButton, noButton } from '../../../../test/library.ts'
import { meWith, openPage } from '../../../../test/page.tsx'
import { query } from '../../../lib/api.ts'
import { VersionsPanel } from './VersionsPanel.tsx'

const version = (number: number, overrides: Partial<Version> = {}): Version => ({
  number,
  originalName: `v${number}.pdf`,
  mime: 'application/pdf',
  bytes: number * 1_000,
  status: 'completed',
  createdAt: '2026-11-21T23:30:00.000Z',
  madeBy: OWNER,
  isCurrent: number === 3,
  downloadUrl: `/d/${number}`,
  ...overrides,
})
const three = [version(3), version(2), version(1, { madeBy: null })]
const onReplace = vi.fn()

function Versions({ mayEdit }: { mayEdit: boolean }) {
  const { data } = useQuery(query(getItem, { params: { id: itemId(1) } }))
  return data && <VersionsPanel item={data} mayEdit={mayEdit} onReplace={onReplace} />
}

interface Options {
  mayEdit?: boolean
  item?: Partial<Item>
  versions?: Version[]
  given?: readonly Answered[]
}

function open({ mayEdit = true, item = {}, versions = three, given = [] }: Options = {}) {
  onReplace.mockClear()
  return openPage(
    <Versions mayEdit={mayEdit} />,
    [
      answers(getItem, itemOf({ fileVersion: 3, ...item })),
      answers(listItemVersions, { items: versions }),
      ...given,
    ],
    { me: meWith('editor') },
  )
}

const lines = async () =>
  within(await screen.findByRole('list', { name: 'Versions' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent)

it('lists all files of an item, with the current one marked', async () => {
  await open()
  const [newest, , oldest] = await lines()
  expect(newest).toMatch(/^Version 3Currentv3\.pdfPDF, 3\skBAda,/)
  expect(oldest).toMatch(/^Version 1v1\.pdfPDF, 1\skBSatchel,/)
  expect(noButton('Restore version 3')).toBe(true)
})

it('restores an earlier file, and the previous one on undo', async () => {
  const { user, server } = await open({
    given: [answers(restoreItemVersion, itemOf({ fileVersion: 4 }))],
  })
  await user.click(await findButton('Restore version 1'))
  await screen.findByText('Version 1 restored')
  server.now(answers(restoreItemVersion, itemOf({ fileVersion: 5 })))
  await user.click(button('Undo'))
  await screen.findByText('Version 3 restored')
  const numbers = server.calls(restoreItemVersion).map(({ params }) => params.number)
  expect(numbers).toEqual([1, 3])
})

it('says why a file couldn’t be restored', async () => {
  const { user } = await open({
    given: [refuses(restoreItemVersion, 'conflict', { detail: 'A new file is being read' })],
  })
  await user.click(await findButton('Restore version 2'))
  await screen.findByText('A new file is being read')
  await findButton('Restore version 2')
})

it('restores the current file over one that is still being processed, not that one', async () => {
  await open({
    item: { newFileVersion: 4, status: 'processing' },
    versions: [version(4, { status: 'processing', isCurrent: false }), ...three],
  })
  expect((await lines())[0]).toContain('Processing')
  expect(noButton('Restore version 4')).toBe(true)
  expect(noButton('Restore version 3')).toBe(false)
})

it('says why a file couldn’t be processed', async () => {
  await open({ versions: [version(2, { status: 'failed', failure: 'It is locked' }), version(1)] })
  expect((await lines())[0]).toContain('It is locked')
})

it('replaces the current file', async () => {
  const { user } = await open()
  await findButton('Replace file')
  const file = new File(['abc'], 'neu.pdf', { type: 'application/pdf' })
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file)
  expect(onReplace).toHaveBeenCalledWith(file, itemId(1))
})

it('lets viewers only view and compare', async () => {
  await open({ mayEdit: false })
  await findButton('Compare version 1')
  expect(noButton('Replace file')).toBe(true)
  expect(noButton('Restore version 1')).toBe(true)
})

it('compares nothing with itself', async () => {
  await open({ versions: [version(3)] })
  await lines()
  expect(noButton('Compare version 3')).toBe(true)
})

it('reloads the versions after a problem', async () => {
  const { user, server } = await open({ given: [refuses(listItemVersions, 'forbidden')] })
  await screen.findByText('Couldn’t load the versions')
  server.now(answers(listItemVersions, { items: three }))
  await user.click(button('Try again'))
  await lines()
})

const texts = (old: string, recent: string, isCut = false) =>
  answers(getItemVersionText, ({ params }) => ({
    text: params.number === 3 ? recent : old,
    isCut,
  }))

async function compare(...replies: Answered[]) {
  const opened = await open({ given: replies })
  await opened.user.click(await findButton('Compare version 1'))
  await screen.findByRole('dialog', { name: 'Compare versions of Sales handbook' })
  return opened
}

const side = (label: string) => screen.findByRole('region', { name: label })

it('shows two files side by side, with their text differences', async () => {
  await compare(texts('The old price is 10', 'The new price is 12'))
  const first = await side('First version')
  // The tenant is in Zurich.
  expect(first.textContent).toContain('Uploaded bySatchelUploadedNov 22, 2026')
  await waitFor(() => expect(document.querySelectorAll('ins').length).toBe(2))
  const marked = (tag: string) => [...document.querySelectorAll(tag)].map((it) => it.textContent)
  expect(marked('del')).toEqual(['old', '10'])
  expect(marked('ins')).toEqual(['new', '12'])
})

it('compares with another selected version, never with itself', async () => {
  const { user, server } = await compare(texts('Same', 'Same'))
  await screen.findByText('The texts are identical.')
  await user.click(screen.getByRole('combobox', { name: 'First version' }))
  const shown = await screen.findByRole('option', { name: 'Version 3, shown' })
  expect(shown.getAttribute('data-combobox-disabled')).toBe('true')
  await user.click(screen.getByRole('option', { name: 'Version 2' }))
  await waitFor(() =>
    expect(server.calls(getItemVersionText).map(({ params }) => params.number)).toEqual([1, 3, 2]),
  )
})

it('says that there is no text, or that only the beginning was compared', async () => {
  await compare(texts('', 'Text', true))
  await screen.findByText('No text was found in version 1.')
  screen.getByText('Only the beginning of long texts is compared.')
})

it('says that texts couldn’t be compared', async () => {
  await compare(refuses(getItemVersionText, 'not-found'))
  await screen.findByText('Couldn’t compare the texts.')
})
