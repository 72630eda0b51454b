import {
  changeSignInRules,
  getSignInRules,
  resetFactors,
} from '@satchel/contract/accounts/factors.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import { listUsers } from '@satchel/contract/users.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answered, answers, refuses } from '../../../test/contract-server.ts'
import { fill, meWith, openPage } from '../../../test/page.tsx'
import { userOf } from '../../../test/people.ts'
import { LostFactors } from './LostFactors.tsx'
import { SecondFactorRule } from './SecondFactorRule.tsx'

const rule = (secondFactor: boolean, without: number) =>
  answers(getSignInRules, { secondFactor, without })
const openRule = (...replies: readonly Answered[]) =>
  openPage(<SecondFactorRule />, replies, { me: meWith('admin') })
const everybody = async () => {
  const found = await screen.findByRole<HTMLInputElement>('switch', {
    name: /^Require two-step verification/,
  })
  await waitFor(() => expect(found.disabled).toBe(false))
  return found
}

test('requiring a second step first shows whom it affects', async () => {
  const page = await openRule(
    rule(false, 3),
    answers(changeSignInRules, { secondFactor: true, without: 3 }),
  )
  await screen.findByText('3 people haven’t set it up yet.')
  await page.user.click(await everybody())
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(/^3 people haven’t set it up yet/)
  expect(page.server.calls(changeSignInRules)).toHaveLength(0)
  page.server.now(rule(true, 3))
  await page.user.click(dialog.getByRole('button', { name: 'Require' }))
  await waitFor(async () => expect((await everybody()).checked).toBe(true))
  expect(page.server.calls(changeSignInRules)[0]?.body).toEqual({ secondFactor: true })
})

test('if everyone has one, no confirmation is needed', async () => {
  const page = await openRule(
    rule(false, 0),
    answers(changeSignInRules, { secondFactor: true, without: 0 }),
  )
  await screen.findByText('Everyone has set it up.')
  page.server.now(rule(true, 0))
  await page.user.click(await everybody())
  await waitFor(async () => expect((await everybody()).checked).toBe(true))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a person without one can’t require it, and the switch stays off', async () => {
  const detail = 'Show a second step yourself first'
  const page = await openRule(rule(false, 0), refuses(changeSignInRules, 'conflict', { detail }))
  await page.user.click(await everybody())
  await screen.findByText(detail)
  expect((await everybody()).checked).toBe(false)
})

test('the requirement is removed without confirmation', async () => {
  const page = await openRule(
    rule(true, 2),
    answers(changeSignInRules, { secondFactor: false, without: 2 }),
  )
  const control = await everybody()
  page.server.now(rule(false, 2))
  await page.user.click(control)
  await waitFor(async () => expect((await everybody()).checked).toBe(false))
})

const bo = userOf({ name: 'Bo' })
const openLost = (replies: readonly Answered[], role: Role = 'admin') => {
  const me = meWith(role)
  const team = { items: [me.user, bo], nextCursor: null }
  return openPage(<LostFactors />, [answers(listUsers, team), ...replies], { me })
}

test('after a reset by an admin, a person signs in with their password again', async () => {
  const page = await openLost([answers(resetFactors), rule(true, 1)])
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Reset' })
  expect(button.disabled).toBe(true)
  await page.user.click(screen.getByRole('combobox', { name: 'Person' }))
  const offered = await screen.findAllByRole('option')
  // Nobody takes away their own here.
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Bo'])
  await page.user.click(offered[0] as HTMLElement)
  await page.user.click(button)
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Reset two-step verification for Bo' }),
  )
  await page.user.click(dialog.getByRole('button', { name: 'Reset' }))
  await screen.findByText('Bo now signs in with a password alone')
  expect(page.server.calls(resetFactors)[0]?.params).toEqual({ userId: bo.id })
  expect(button.disabled).toBe(true)
})

test('people are found by the beginning of a name', async () => {
  const page = await openLost([])
  await fill(page, screen.getByRole('combobox', { name: 'Person' }), 'zo')
  await waitFor(() => expect(page.server.calls(listUsers).at(-1)?.query.search).toBe('zo'))
})

test('people without the permission aren’t offered it', async () => {
  await openLost([], 'editor')
  expect(screen.queryByRole('heading', { name: 'Reset two-step verification' })).toBeNull()
})
