import {
  type AccountSettings,
  type CategoryValue,
  type ChangedSettings,
  changeAccountSettings,
  getAccountSettings,
} from '@satchel/contract/taxonomy.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answered, answers, answersLater, refuses } from '../../../test/contract-server.ts'
import { fill, meWith, openPage } from '../../../test/page.tsx'
import { categoryValueOf, settingsOf } from '../../../test/taxonomy.ts'
import { CategoriesSection } from './CategoriesSection.tsx'
import { useSettings } from './use-settings.ts'

const REMOVAL = '0199dead-0000-7000-8000-000000000001'
const aware = categoryValueOf(1, 'Awareness', { itemCount: 3 })
const decide = categoryValueOf(2, 'Décision ✓')
const keep = categoryValueOf(3, 'Retention')

const stages = (values: CategoryValue[], overrides: Partial<AccountSettings> = {}) =>
  settingsOf({ categories: { ...settingsOf().categories, funnelStage: values }, ...overrides })
const withSettings = (settings: AccountSettings) => answers(getAccountSettings, settings)
const changed = (settings: ChangedSettings) => answers(changeAccountSettings, settings)

function Page() {
  const { data } = useSettings()
  return data && <CategoriesSection settings={data} category="funnelStage" onCategory={() => {}} />
}

async function open(settings: AccountSettings, ...replies: readonly Answered[]) {
  const page = await openPage(<Page />, [withSettings(settings), ...replies], {
    me: meWith('admin'),
  })
  await screen.findByRole('tab', { name: 'Stage' })
  return {
    ...page,
    changes: () => page.server.calls(changeAccountSettings).map(({ body }) => body),
  }
}

const labels = () =>
  screen
    .getAllByRole('button', { name: /^Move / })
    .map((button) => button.getAttribute('aria-label')?.slice(5))
const choose = async (page: Awaited<ReturnType<typeof open>>, value: string, item: string) => {
  await page.user.click(screen.getByRole('button', { name: `More actions for ${value}` }))
  await page.user.click(await screen.findByRole('menuitem', { name: item }))
}

test('a value is added, and the field is ready for the next', async () => {
  const page = await open(settingsOf(), changed(stages([aware])))
  screen.getByText('No values yet. Add the first one below.')
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Add a value to Stage' })
  await fill(page, field, 'Awareness')
  page.server.now(withSettings(stages([aware])))
  await page.user.keyboard('{Enter}')
  await screen.findByRole('button', { name: 'Move Awareness' })
  expect(page.changes()).toEqual([{ addValue: { category: 'funnelStage', label: 'Awareness' } }])
  expect(field.value).toBe('')
})

test('a value that already exists shows an error at the field', async () => {
  const errors = [{ path: 'addValue.label', message: 'is already in library' }]
  const page = await open(stages([aware]), refuses(changeAccountSettings, 'conflict', { errors }))
  await fill(page, screen.getByRole('textbox', { name: 'Add a value to Stage' }), 'AWARENESS')
  await page.user.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByText('is already in library')
})

test('a value moves at once, and back when the server refuses', async () => {
  const later = answersLater(changeAccountSettings, stages([decide, aware, keep]))
  const page = await open(stages([aware, decide, keep]), later)
  await choose(page, 'Décision ✓', 'Move up')
  await waitFor(() => expect(labels()).toEqual(['Décision ✓', 'Awareness', 'Retention']))
  expect(page.changes()).toEqual([{ moveValue: { id: decide.id, before: aware.id } }])
  later.release()

  page.server.now(refuses(changeAccountSettings, 'forbidden', { detail: 'No longer an admin' }))
  page.server.now(withSettings(stages([decide, aware, keep])))
  await choose(page, 'Awareness', 'Move down')
  await screen.findByText('No longer an admin')
  await waitFor(() => expect(labels()).toEqual(['Décision ✓', 'Awareness', 'Retention']))
  expect(page.changes().at(-1)).toEqual({ moveValue: { id: aware.id, before: null } })
})

test('the first value can’t move up, nor the last down', async () => {
  const page = await open(stages([aware, decide]))
  await page.user.click(screen.getByRole('button', { name: 'More actions for Awareness' }))
  const up = await screen.findByRole<HTMLButtonElement>('menuitem', { name: 'Move up' })
  expect(up.disabled).toBe(true)
})

test('an unused value is deleted without confirmation, and restored', async () => {
  const page = await open(
    stages([aware, decide]),
    changed({ ...stages([aware]), removalId: REMOVAL }),
  )
  await choose(page, 'Décision ✓', 'Delete')
  await screen.findByText('Décision ✓ deleted')
  await waitFor(() => expect(labels()).toEqual(['Awareness']))
  page.server.now(changed(stages([aware, decide])))
  await page.user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Undone')
  expect(labels()).toEqual(['Awareness', 'Décision ✓'])
  expect(page.changes()).toEqual([
    { removeValue: { id: decide.id } },
    { restoreRemoved: { removalId: REMOVAL } },
  ])
})

test('deleting a value in use asks for its replacement', async () => {
  const page = await open(
    stages([aware, decide], { requiredCategories: ['funnelStage'] }),
    changed({ ...stages([decide]), removalId: REMOVAL }),
  )
  await choose(page, 'Awareness', 'Delete')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Awareness' }))
  dialog.getByText('3 items use it. New items must have a value for Stage.')
  await page.user.click(dialog.getByRole('combobox', { name: 'Replace with' }))
  await page.user.click(await screen.findByRole('option', { name: 'Décision ✓' }))
  await page.user.click(dialog.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Awareness deleted')
  expect(page.changes()).toEqual([{ removeValue: { id: aware.id, moveTo: decide.id } }])
})

test('two values are merged', async () => {
  const page = await open(stages([aware, decide]), changed(stages([decide])))
  await choose(page, 'Awareness', 'Merge')
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Awareness' }))
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Merge' }).disabled).toBe(true)
  await page.user.click(dialog.getByRole('combobox', { name: 'Merge into' }))
  await page.user.click(await screen.findByRole('option', { name: 'Décision ✓' }))
  await page.user.click(dialog.getByRole('button', { name: 'Merge' }))
  await screen.findByText('Awareness merged into Décision ✓')
  expect(page.changes()).toEqual([{ mergeValues: { from: [aware.id], into: decide.id } }])
})

test('an archived value is listed separately, and can be offered again', async () => {
  const old = { ...aware, archived: true }
  const page = await open(stages([old, decide]), changed(stages([aware, decide])))
  within(screen.getByRole('region', { name: 'Archived' })).getByText('Awareness')
  await choose(page, 'Awareness', 'Restore')
  await screen.findByText('Awareness restored')
  expect(page.changes()).toEqual([{ changeValue: { id: aware.id, archived: false } }])
  expect(screen.queryByRole('region', { name: 'Archived' })).toBeNull()
})

test('a value is renamed in place, by keyboard', async () => {
  const page = await open(stages([aware]), changed(stages([{ ...aware, label: 'Attention' }])))
  await page.user.click(screen.getByTitle('Edit name of Awareness'))
  const field = screen.getByRole('textbox', { name: 'Name of Awareness' })
  await fill(page, field, 'Attention')
  await page.user.keyboard('{Enter}')
  await screen.findByText('Attention')
  expect(page.changes()).toEqual([{ changeValue: { id: aware.id, label: 'Attention' } }])
})

test('a category becomes required on upload, shown at once', async () => {
  const later = answersLater(
    changeAccountSettings,
    stages([aware], { requiredCategories: ['funnelStage'] }),
  )
  const page = await open(stages([aware]), later)
  const control = () =>
    screen.getByRole<HTMLInputElement>('switch', { name: /^Required on upload/ })
  await page.user.click(control())
  await waitFor(() => expect(control().checked).toBe(true))
  later.release()
  expect(page.changes()).toEqual([{ requireCategory: { category: 'funnelStage', required: true } }])
})

test('a color is set, and removed', async () => {
  const page = await open(stages([aware]), changed(stages([{ ...aware, color: '#ef4444' }])))
  await page.user.click(screen.getByRole('button', { name: /^Colou?r of Awareness$/ }))
  await page.user.click(await screen.findByRole('button', { name: 'Red' }))
  await waitFor(() =>
    expect(page.changes()).toEqual([{ changeValue: { id: aware.id, color: '#ef4444' } }]),
  )
})
