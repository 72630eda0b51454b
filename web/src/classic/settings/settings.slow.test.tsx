import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, meWith, openPage } from '../../../test/page.tsx'
import { useSettingsSections } from '../../frame/settings-places.ts'
import { SectionList } from './SectionList.tsx'

function List() {
  const sections = useSettingsSections()
  return <SectionList label="Settings" page="settings" sections={sections} current="profile" />
}

const open = (role: 'viewer' | 'admin' | 'owner', more = {}) =>
  openPage(<List />, [], { me: { ...meWith(role), ...more } })
const groups = () => screen.getAllByRole('list').map((list) => list.getAttribute('aria-labelledby'))
const names = () => screen.getAllByRole('link').map((link) => link.textContent)
const box = () => screen.getByRole('searchbox', { name: 'Find a setting' })

test('settings are grouped, and a group shows only what one’s role may open', async () => {
  await open('admin')
  const integrations = within(screen.getByRole('list', { name: 'Integrations' }))
  expect(integrations.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['chat', 'webhooks', 'crm', 'api-keys'].map(
      (section) => `/classic/?path=/settings&section=${section}`,
    ),
  )
  expect(groups()).toHaveLength(5)
  expect(screen.queryByRole('list', { name: 'Server' })).toBeNull()
})

test('a viewer has what is their own and the team, the operator the server too', async () => {
  await open('viewer')
  expect(groups()).toHaveLength(2)
  cleanup()
  await open('owner', { isOperator: true })
  expect(within(screen.getByRole('list', { name: 'Server' })).getAllByRole('link')).toHaveLength(3)
})

test('a setting is found by what is inside its section, whatever the page, and Enter opens it', async () => {
  const page = await open('admin')
  await fill(page, box(), 'PASSKÉYS')
  expect(names()).toEqual([expect.stringContaining('Security')])
  await fill(page, box(), 'scim')
  expect(names()).toEqual(['Single sign-onDirectory sync (SCIM)'])
  await page.user.keyboard('{Enter}')
  expect(screen.getByTestId('address').textContent).toBe(
    '/classic/?path=/team-settings&section=single-sign-on',
  )
  expect(box()).toHaveProperty('value', '')
})

test('nothing found says so, and Esc shows all again', async () => {
  const page = await open('admin')
  await fill(page, box(), 'zeppelin')
  await screen.findByText('No settings found for “zeppelin”')
  expect(screen.queryByRole('link')).toBeNull()
  await page.user.keyboard('{Escape}')
  expect(groups()).toHaveLength(5)
})
