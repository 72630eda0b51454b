import { type CheckResult, examineServer, sendTestEmail } from '@satchel/contract/doctor.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers, refuses } from '../../../test/contract-server.ts'
import { meWith, openPage } from '../../../test/page.tsx'
import { DoctorSection } from './DoctorSection.tsx'
import { SetupSection } from './SetupSection.tsx'

const at = '2026-11-27T12:00:00.000Z'
const disk: CheckResult = {
  id: 'space',
  name: 'Disk',
  state: 'fault',
  found: 'The disk of the data is almost full, so uploads are refused.',
  advice: 'Make room, or move DATA_DIR to a larger disk.',
}
const clock: CheckResult = { ...disk, id: 'clock', name: 'Clock', state: 'ok', advice: null }

const open = (...replies: ReturnType<typeof answers>[]) =>
  openPage(<DoctorSection />, replies, { me: meWith('owner') })

test('what needs attention comes first, with what to do, and goes once it’s mended', async () => {
  let checks = [clock, disk]
  const page = await open(answers(examineServer, () => ({ at, checks })))
  const [first] = await screen.findAllByRole('listitem')
  expect(within(first as HTMLElement).getByRole('img', { name: 'Fault' })).toBeTruthy()
  expect(first?.textContent).toContain('Make room, or move DATA_DIR to a larger disk.')
  expect(screen.getByRole('status').textContent).toContain('1 thing needs your attention.')
  checks = [clock]
  await page.user.click(screen.getByRole('button', { name: 'Examine again' }))
  expect(await screen.findByText(/Everything works\./)).toBeTruthy()
})

test('an examination that fails says so and can be tried again', async () => {
  await open(refuses(examineServer, 'unavailable'))
  expect(await screen.findByText('Couldn’t examine the server')).toBeTruthy()
})

test('the setup shows each state with the line to set, and what the mail server answers to a test', async () => {
  const mail: CheckResult = { ...disk, id: 'mail', name: 'Mail server', state: 'warning' }
  const test = { to: 'ada@example.com', isAccepted: false, answer: '554 not for you' }
  const replies = [
    answers(examineServer, { at, checks: [mail, clock] }),
    answers(sendTestEmail, test),
  ]
  const page = await openPage(<SetupSection />, replies, { me: meWith('owner') })
  const section = within(await screen.findByRole('region', { name: 'Mail server' }))
  expect(section.getByRole('img', { name: 'Warning' })).toBeTruthy()
  expect(section.getByText(/^SMTP_URL=smtp:/)).toBeTruthy()
  expect(screen.queryByText('Clock')).toBeNull()
  await page.user.click(section.getByRole('button', { name: 'Send me a test' }))
  expect(await section.findByText('Couldn’t email ada@example.com')).toBeTruthy()
  expect(section.getByText('The mail server said: 554 not for you')).toBeTruthy()
})
