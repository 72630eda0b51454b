import { changeProfile, type Tenant } from '@satchel/contract/tenants/tenants.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers, refusalOf } from '../../../test/contract-server.ts'
import { fill, meWith, openPage } from '../../../test/page.tsx'
import { LegalSection } from './LegalSection.tsx'

const me = meWith('admin', { tenant: { imprintUrl: 'https://northwind.test/imprint' } })

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })

test('only what changed is saved, with whole addresses, and an emptied field is removed', async () => {
  let tenant: Tenant = me.tenant
  const page = await openPage(
    <LegalSection />,
    [
      answers(changeProfile, ({ body: { attribute, value } }) => {
        tenant = { ...tenant, [attribute]: value }
        return tenant
      }),
    ],
    { me },
  )
  expect(save().disabled).toBe(true)
  await fill(page, field(/^Imprint/), '')
  await fill(page, field(/^Privacy policy/), 'northwind.test/privacy')
  await fill(page, field(/^Who is responsible/), 'Northwind GmbH\nHamburg')
  await fill(page, field(/^Purpose and legal basis/), ' Consent ')
  await page.user.click(save())
  await screen.findByText('Saved')
  expect(page.server.calls(changeProfile).map(({ body }) => body)).toEqual([
    { attribute: 'imprintUrl', value: null },
    { attribute: 'privacyUrl', value: 'https://northwind.test/privacy' },
    { attribute: 'controller', value: 'Northwind GmbH\nHamburg' },
    { attribute: 'legalGround', value: 'Consent' },
  ])
  expect(field(/^Privacy policy/).value).toBe('https://northwind.test/privacy')
  expect(save().disabled).toBe(true)
})

test('a refused address says why at its field', async () => {
  const errors = [{ path: 'value', message: 'is not a web address' }]
  const refusal = answers(changeProfile, () => refusalOf('invalid', { errors }))
  const page = await openPage(<LegalSection />, [refusal], { me })
  await fill(page, field(/^Terms/), 'javascript:alert(1)')
  await page.user.click(save())
  await screen.findByText('is not a web address')
  expect(field(/^Terms/).getAttribute('aria-invalid')).toBe('true')
  expect(field(/^Imprint/).getAttribute('aria-invalid')).not.toBe('true')
})
