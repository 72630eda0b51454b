import {
  beginTotp,
  confirmTotp,
  type Factors,
  getFactors,
  type Passkey,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewRecoveryCodes,
} from '@satchel/contract/accounts/factors.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answered, answers, refusalOf, refuses } from '../../../test/contract-server.ts'
import { copied, fill, meWith, openPage } from '../../../test/page.tsx'
import { SecuritySection } from './SecuritySection.tsx'

const AT = '2026-11-20T09:00:00.000Z'
const CODES = ['aaaa-bbbb-cccc', 'dddd-eeee-ffff']
const begun = {
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Satchel',
  qr: 'data:image/png;base64,',
}

const laptop: Passkey = {
  id: '0199dddd-0000-7000-8000-000000000001',
  name: 'Firefox on Linux',
  isSynced: false,
  createdAt: AT,
  lastUsedAt: null,
}

function factorsOf(overrides: Partial<Factors> = {}): Factors {
  return { totp: null, passkeys: [], hasPassword: true, isRequired: false, ...overrides }
}

const open = (factors: Factors, ...replies: readonly Answered[]) =>
  openPage(<SecuritySection />, [answers(getFactors, factors), ...replies], {
    me: meWith('viewer'),
  })

const button = (name: string) => screen.findByRole('button', { name })

test('an authenticator is set up with a code, and the recovery codes are shown once', async () => {
  const page = await open(
    factorsOf(),
    answers(beginTotp, begun),
    answers(confirmTotp, { recoveryCodes: CODES }),
  )
  await page.user.click(await button('Set up authenticator'))
  screen.getByRole('img', { name: 'QR code for your authenticator app' })
  screen.getByText('JBSW Y3DP EHPK 3PXP')

  page.server.now(answers(getFactors, factorsOf({ totp: { since: AT, recoveryCodesLeft: 10 } })))
  await page.user.click(screen.getByLabelText('Digit 1'))
  await page.user.paste('123456')
  const codes = await screen.findByRole('list', { name: 'Recovery codes' })
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(CODES)
  expect(page.server.calls(confirmTotp)[0]?.body).toEqual({ code: '123456' })

  await page.user.click(screen.getByRole('button', { name: 'Copy' }))
  await button('Copied')
  expect(await copied()).toBe('aaaa-bbbb-cccc\ndddd-eeee-ffff\n')
  await page.user.click(screen.getByRole('button', { name: 'Done' }))
  await screen.findByText('On')
  screen.getByText(/10 of 10 recovery codes left/)
})

test('recovery codes can be downloaded', async () => {
  const page = await open(
    factorsOf({ totp: { since: AT, recoveryCodesLeft: 0 } }),
    answers(renewRecoveryCodes, { recoveryCodes: CODES }),
  )
  await screen.findByText(/No recovery codes left/)
  const downloads: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    downloads.push(blob as Blob)
    return 'blob:download'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await page.user.click(await button('New recovery codes'))
  await page.user.click(await button('Download'))
  expect(await downloads[0]?.text()).toBe('aaaa-bbbb-cccc\ndddd-eeee-ffff\n')
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('Satchel recovery codes.txt')
})

test('a wrong first code shows an error, and a pasted one is tried at once', async () => {
  const page = await open(
    factorsOf(),
    answers(beginTotp, begun),
    answers(confirmTotp, ({ body }) =>
      body.code === '123456' ? { recoveryCodes: CODES } : refusalOf('wrong-code'),
    ),
  )
  await page.user.click(await button('Set up authenticator'))
  await page.user.click(await button('Turn on'))
  screen.getByText('Enter all six digits')

  await page.user.click(screen.getByLabelText('Digit 1'))
  await page.user.paste('654321')
  await screen.findByText('That’s not the current code')
  expect(screen.getByLabelText<HTMLInputElement>('Digit 1').value).toBe('')
  await page.user.paste('123456')
  await screen.findByRole('list', { name: 'Recovery codes' })
})

test('canceling returns to the start', async () => {
  const page = await open(factorsOf(), answers(beginTotp, begun))
  await page.user.click(await button('Set up authenticator'))
  await page.user.click(await button('Cancel'))
  expect(document.activeElement).toBe(await button('Set up authenticator'))
})

test('an authenticator is removed after confirmation', async () => {
  const page = await open(
    factorsOf({ totp: { since: AT, recoveryCodesLeft: 3 } }),
    answers(removeTotp),
  )
  await page.user.click(await button('Remove'))
  const dialog = await screen.findByRole('dialog', { name: 'Remove authenticator' })
  await page.user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(page.server.calls(removeTotp)).toHaveLength(0)

  await page.user.click(await button('Remove'))
  page.server.now(answers(getFactors, factorsOf()))
  const again = await screen.findByRole('dialog', { name: 'Remove authenticator' })
  await page.user.click(within(again).getByRole('button', { name: 'Remove' }))
  await screen.findByText('Authenticator removed')
  await button('Set up authenticator')
})

test('the last second step of an account that requires one stays, with the reason', async () => {
  const detail = 'Your account asks everybody for a second step'
  const page = await open(
    factorsOf({ totp: { since: AT, recoveryCodesLeft: 3 }, isRequired: true }),
    refuses(removeTotp, 'conflict', { detail }),
  )
  await screen.findByText(/remove your last method/)
  await page.user.click(await button('Remove'))
  const dialog = await screen.findByRole('dialog')
  await page.user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.getByText(detail)).toBeDefined())
  await button('New recovery codes')
})

test('a passkey gets a readable name', async () => {
  const page = await open(
    factorsOf({ passkeys: [laptop] }),
    answers(renamePasskey, { ...laptop, name: 'Büro-Laptop 🔑' }),
  )
  await page.user.click(await button('Rename Firefox on Linux'))
  const field = screen.getByLabelText('Passkey name')
  expect(document.activeElement).toBe(field)
  await fill(page, field, '   ')
  await page.user.keyboard('{Enter}')
  expect(page.server.calls(renamePasskey)).toHaveLength(0)

  page.server.now(
    answers(getFactors, factorsOf({ passkeys: [{ ...laptop, name: 'Büro-Laptop 🔑' }] })),
  )
  await fill(page, field, '  Büro-Laptop 🔑 ')
  await page.user.keyboard('{Enter}')
  await button('Rename Büro-Laptop 🔑')
  expect(page.server.calls(renamePasskey)[0]).toMatchObject({
    params: { passkeyId: laptop.id },
    body: { name: 'Büro-Laptop 🔑' },
  })
})

test('a passkey is removed after confirmation, and others stay', async () => {
  const phone = {
    ...laptop,
    id: laptop.id.replace(/1$/, '2'),
    name: 'iPhone',
    isSynced: true,
    lastUsedAt: AT,
  }
  const page = await open(factorsOf({ passkeys: [laptop, phone] }), answers(removePasskey))
  const list = await screen.findByRole('list', { name: 'Passkeys' })
  within(list).getByText('Not used yet')
  within(list).getByText('Synced across your devices')

  await page.user.click(await button('Remove Firefox on Linux'))
  const dialog = await screen.findByRole('dialog', { name: 'Remove Firefox on Linux' })
  page.server.now(answers(getFactors, factorsOf({ passkeys: [phone] })))
  await page.user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await screen.findByText('Firefox on Linux removed')
  await waitFor(() => expect(screen.queryByText('Firefox on Linux')).toBeNull())
  expect(page.server.calls(removePasskey)[0]?.params.passkeyId).toBe(laptop.id)
})

test('a failed load shows an error, and can be retried', async () => {
  const page = await openPage(<SecuritySection />, [refuses(getFactors, 'unavailable')], {
    me: meWith('viewer'),
  })
  await screen.findByText('Couldn’t load your two-step verification')
  page.server.now(answers(getFactors, factorsOf()))
  await page.user.click(await button('Try again'))
  await button('Set up authenticator')
})
