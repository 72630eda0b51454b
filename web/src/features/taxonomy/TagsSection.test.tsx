import {
  type AccountSettings,
  changeAccountSettings,
  getAccountSettings,
} from '@satchel/contract/taxonomy.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answered, answers, answersLater, refuses } from '../../../test/contract-server.ts'
import { fill, meWith, openPage } from '../../../test/page.tsx'
import { settingsOf, tagOf } from '../../../test/taxonomy.ts'
import { NotificationsSection, SharingSection } from './DefaultsSections.tsx'
import { TagsSection } from './TagsSection.tsx'
import { useSettings } from './use-settings.ts'

const REMOVAL = '0199dead-0000-7000-8000-000000000002'
const zebra = tagOf('Zebra', 5)
const aepfel = tagOf('Äpfel', 1, { key: 'apfel' })
const unused = tagOf('Mango')
const settings = settingsOf({ tags: [zebra, aepfel, unused] })

function Page({ of: Section }: { of: (props: { settings: AccountSettings }) => React.ReactNode }) {
  const { data } = useSettings()
  return data && <Section settings={data} />
}

async function open(of: typeof TagsSection, ...replies: readonly Answered[]) {
  const existing = answers(getAccountSettings, settings)
  const page = await openPage(<Page of={of} />, [existing, ...replies], { me: meWith('admin') })
  await waitFor(() => expect(page.server.calls(getAccountSettings)).toHaveLength(1))
  return {
    ...page,
    changes: () => page.server.calls(changeAccountSettings).map(({ body }) => body),
  }
}

const changed = (next: Partial<AccountSettings>, removalId?: string) =>
  answers(changeAccountSettings, { ...settings, ...next, ...(removalId && { removalId }) })
const tags = async () =>
  within(await screen.findByRole('list', { name: 'Tags' }))
    .getAllByRole('checkbox')
    .map((box) => box.getAttribute('aria-label')?.replace('Select ', ''))

test('tags are listed by name, or by use', async () => {
  const page = await open(TagsSection)
  expect(await tags()).toEqual(['Äpfel', 'Mango', 'Zebra'])
  screen.getByText('3 tags')
  expect(screen.getByRole('link', { name: '5 items' }).getAttribute('href')).toBe(
    '/library?tags=zebra',
  )
  await page.user.click(screen.getByRole('combobox', { name: 'Sort by' }))
  await page.user.click(await screen.findByRole('option', { name: 'Most used' }))
  expect(await tags()).toEqual(['Zebra', 'Äpfel', 'Mango'])
})

test('a tag is found without its accents', async () => {
  const page = await open(TagsSection)
  await tags()
  await fill(page, screen.getByRole('searchbox', { name: 'Search tags' }), 'APFEL')
  await waitFor(async () => expect(await tags()).toEqual(['Äpfel']))
  screen.getByText('1 tag of 3 tags')
  await fill(page, screen.getByRole('searchbox', { name: 'Search tags' }), 'kiwi')
  await screen.findByText('No results')
})

test('a tag is deleted, and restored', async () => {
  const page = await open(TagsSection, changed({ tags: [zebra, unused] }, REMOVAL))
  await tags()
  await page.user.click(screen.getByRole('button', { name: 'More actions for Äpfel' }))
  await page.user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await screen.findByText('Äpfel deleted')
  expect(await tags()).toEqual(['Mango', 'Zebra'])
  page.server.now(changed({}))
  await page.user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Undone')
  expect(await tags()).toEqual(['Äpfel', 'Mango', 'Zebra'])
  expect(page.changes()).toEqual([
    { removeTags: { keys: ['apfel'] } },
    { restoreRemoved: { removalId: REMOVAL } },
  ])
})

test('several tags are merged into the most used one', async () => {
  const page = await open(TagsSection, changed({ tags: [zebra] }, REMOVAL))
  await tags()
  await page.user.click(screen.getByRole('checkbox', { name: 'Select Äpfel' }))
  await page.user.click(screen.getByRole('checkbox', { name: 'Select Zebra' }))
  await screen.findByText('2 selected')
  await page.user.click(screen.getByRole('button', { name: 'Merge' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge 2 tags' }))
  const stays = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Tag to keep' })
  expect(stays.value).toBe('Zebra (5 items)')
  await page.user.click(dialog.getByRole('button', { name: 'Merge' }))
  await screen.findByText('Merged into Zebra')
  expect(page.changes()).toEqual([{ mergeTags: { from: ['apfel'], into: 'zebra' } }])
})

test('a change by someone else meanwhile shows in the dialog', async () => {
  const detail = 'One of these tags is not there any more'
  const page = await open(TagsSection, refuses(changeAccountSettings, 'conflict', { detail }))
  await tags()
  await page.user.click(screen.getByRole('button', { name: 'More actions for Mango' }))
  await page.user.click(await screen.findByRole('menuitem', { name: 'Merge' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Mango' }))
  await page.user.click(dialog.getByRole('combobox', { name: 'Merge into' }))
  await page.user.click(await screen.findByRole('option', { name: 'Zebra (5 items)' }))
  await page.user.click(dialog.getByRole('button', { name: 'Merge' }))
  await dialog.findByText(detail)
})

test('a taken name stays for editing', async () => {
  const detail = 'There is a tag of this name'
  const page = await open(TagsSection, refuses(changeAccountSettings, 'conflict', { detail }))
  await tags()
  await page.user.click(screen.getByTitle('Edit name of Mango'))
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Name of Mango' })
  await fill(page, field, 'Zebra')
  await page.user.keyboard('{Enter}')
  await screen.findByText(detail)
  await page.user.type(field, '{Escape}')
  await screen.findByText('Mango')
})

test('defaults of new links apply at once, and revert when refused', async () => {
  const later = answersLater(changeAccountSettings, {
    ...settings,
    sharing: { ...settings.sharing, allowDownload: false },
  })
  const page = await open(SharingSection, later)
  const control = () => screen.getByRole<HTMLInputElement>('switch', { name: /^Allow download/ })
  await screen.findByRole('switch', { name: /^Allow download/ })
  await page.user.click(control())
  await waitFor(() => expect(control().checked).toBe(false))
  later.release()
  page.server.now(refuses(changeAccountSettings, 'forbidden', { detail: 'Admins only' }))
  page.server.now(answers(getAccountSettings, settings))
  await page.user.selectOptions(screen.getByLabelText('Keep visits for'), '6 months')
  await screen.findByText('Admins only')
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>('Keep visits for').value).toBe(''),
  )
  expect(page.changes()).toEqual([
    { sharing: { allowDownload: false } },
    { sharing: { visitsKeptMonths: 6 } },
  ])
})

test('emails about views can be turned on and off', async () => {
  const page = await open(NotificationsSection, changed({ notifications: { shareView: false } }))
  await page.user.click(await screen.findByRole('switch', { name: /^Notify on each view/ }))
  await waitFor(() => expect(page.changes()).toEqual([{ notifications: { shareView: false } }]))
})
