import {
  type CompanyDetails,
  getCompany,
  listCompanies,
  resumeCompany,
  setCompanyLimits,
  suspendCompany,
} from '@satchel/contract/operator.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers } from '../../../test/contract-server.ts'
import { fill, meWith, openPage } from '../../../test/page.tsx'
import { CompaniesSection } from './CompaniesSection.tsx'

const company: CompanyDetails = {
  id: '0199aaaa-0000-7000-8000-000000000001',
  name: 'Strangers',
  status: 'active',
  plan: null,
  isConfirmed: true,
  isOperator: false,
  people: 3,
  items: 1_200,
  storageBytes: 2_000_000_000,
  visits30Days: 40,
  lastActivityAt: '2026-11-20T09:00:00.000Z',
  createdAt: '2026-11-01T09:00:00.000Z',
  closesAt: null,
  suspension: null,
  usage: { seats: 3, items: 1_200, storageBytes: 2_000_000_000, links: 7, shortDomains: 0 },
  limits: { seats: null, items: null, storageBytes: null, links: null, shortDomains: null },
  ownLimits: [],
}
const suspension = { reason: 'Phishing', since: '2026-11-21T09:00:00.000Z', pagesClosed: true }

test('the operator sees each company’s figures, limits it, suspends it and resumes it', async () => {
  let state = company
  const { usage: _, limits: __, ownLimits: ___, ...listed } = company
  const page = await openPage(
    <CompaniesSection />,
    [
      answers(listCompanies, { items: [listed], nextCursor: null }),
      answers(getCompany, () => state),
      answers(setCompanyLimits, () => state),
      answers(suspendCompany, () => {
        state = { ...company, status: 'suspended', suspension }
        return state
      }),
      answers(resumeCompany, () => {
        state = company
        return state
      }),
    ],
    { me: meWith('owner') },
  )
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByText('3 people · 1,200 items · 2 GB · 40 views in 30 days')).toBeTruthy()
  await page.user.click(row.getByRole('button', { name: 'Manage Strangers' }))

  const dialog = await screen.findByRole('dialog', { name: 'Strangers' })
  await fill(page, await within(dialog).findByLabelText('Storage in GB'), '1.5')
  await page.user.click(screen.getByRole('button', { name: 'Save limits' }))
  await screen.findByText('Limits saved')
  expect(page.server.calls(setCompanyLimits)[0]?.body).toEqual({ storageBytes: 1_500_000_000 })

  await fill(page, screen.getByLabelText('Reason'), 'Phishing')
  await page.user.click(screen.getByRole('checkbox', { name: /Take public pages down now/ }))
  await page.user.click(screen.getByRole('button', { name: 'Suspend' }))
  await screen.findByText('Suspended: Phishing')
  expect(page.server.calls(suspendCompany)[0]?.body).toEqual({
    reason: 'Phishing',
    closePages: true,
  })
  await page.user.click(screen.getByRole('button', { name: 'Resume' }))
  expect(await screen.findByLabelText('Reason')).toBeTruthy()
})
