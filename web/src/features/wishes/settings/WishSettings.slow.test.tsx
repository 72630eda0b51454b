import { listTrustedPeople, removeTrustedPerson } from '@satchel/contract/wishes/moderation.ts'
import { changeWishSettings, getWishSettings } from '@satchel/contract/wishes/settings.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers, refuses } from '../../../../test/contract-server.ts'
import { itemId } from '../../../../test/items.ts'
import { fill, meWith, openPage } from '../../../../test/page.tsx'
import { wishSettings } from '../../../../test/wishes.ts'
import { TrustedPeople } from './TrustedPeople.tsx'
import { WishSettings } from './WishSettings.tsx'

test('a status is renamed, unless the name is taken', async () => {
  const errors = [{ path: 'statuses.open.label', message: 'is the label of another status' }]
  const page = await openPage(
    <WishSettings />,
    [answers(getWishSettings, wishSettings), refuses(changeWishSettings, 'invalid', { errors })],
    { me: meWith('admin') },
  )
  const name = await screen.findByRole('textbox', { name: 'Name of “Open”' })
  const save = screen.getByRole('button', { name: 'Save' })
  expect(save).toHaveProperty('disabled', true)
  await fill(page, name, 'Planned')
  await page.user.click(save)
  await screen.findByText('is the label of another status')
  page.server.now(answers(changeWishSettings, { ...wishSettings, version: 2 }))
  await fill(page, name, 'Idea')
  await page.user.click(save)
  await screen.findByText('Saved')
  expect(page.server.calls(changeWishSettings).at(-1)).toMatchObject({
    body: { statuses: { open: { label: 'Idea', color: '#64748b' } } },
  })
})

test('approval is turned on at once', async () => {
  const { server, user } = await openPage(
    <WishSettings />,
    [
      answers(getWishSettings, wishSettings),
      answers(changeWishSettings, { ...wishSettings, needsApproval: true }),
    ],
    { me: meWith('admin') },
  )
  await user.click(await screen.findByRole('switch', { name: /^New wishes need approval/ }))
  expect(server.calls(changeWishSettings)).toMatchObject([{ body: { needsApproval: true } }])
})

test('an admin requires approval again', async () => {
  const person = { id: itemId(90), name: 'Bo', at: '2026-11-20T09:00:00.000Z' }
  const { server, user } = await openPage(
    <TrustedPeople />,
    [answers(listTrustedPeople, { items: [person] }), answers(removeTrustedPerson)],
    { me: meWith('admin') },
  )
  const name = 'Require approval for wishes of Bo'
  const button = await screen.findByRole('button', { name })
  server.now(answers(listTrustedPeople, { items: [] }))
  await user.click(button)
  await screen.findByText('Nobody yet')
  await waitFor(() => expect(server.calls(removeTrustedPerson)).toHaveLength(1))
})
