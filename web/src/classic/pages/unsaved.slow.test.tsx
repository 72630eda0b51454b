import { screen, waitFor, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { fill, meWith, type openPage as open, openPage } from '../../../test/page.tsx'
import { providerOf } from '../../../test/sso.ts'
import { openWebhookForm } from '../../features/integrations/WebhookForm.tsx'
import { OidcForm } from '../../features/sso/OidcForm.tsx'
import { SamlForm } from '../../features/sso/SamlForm.tsx'
import { BrandingSection } from '../../features/tenants/BrandingSection.tsx'
import { CompanySection } from '../../features/tenants/CompanySection.tsx'
import { LegalSection } from '../../features/tenants/LegalSection.tsx'

type Page = Awaited<ReturnType<typeof open>>

interface Form {
  name: string
  content: ReactNode
  field: RegExp
  text: string
}

const FORMS: readonly Form[] = [
  { name: 'Company', content: <CompanySection />, field: /^Website/, text: 'acme.test' },
  { name: 'Branding', content: <BrandingSection />, field: /color/i, text: '#aa3300' },
  { name: 'Legal', content: <LegalSection />, field: /^Imprint/, text: 'https://acme.test' },
  {
    name: 'OpenID Connect',
    content: <OidcForm connection={providerOf()} />,
    field: /^Client ID/,
    text: 'another',
  },
  {
    name: 'SAML',
    content: <SamlForm connection={providerOf({ kind: 'saml' })} />,
    field: /sign-in URL/i,
    text: 'https://idp.test/sign-in',
  },
]

/** A page with a form and another one beside it. */
function Pages({ children }: { children: ReactNode }) {
  const [isHere, setHere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        {isHere ? 'Leave' : 'Back'}
      </button>
      {isHere && children}
    </>
  )
}

/** Tells whether the browser asks before the page is reloaded, closed or left for the other entry. */
function isAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

const press = ({ user }: Page, name: string) => user.click(screen.getByRole('button', { name }))

test.each(FORMS)('$name says that it was left without saving, by each way', async (form) => {
  const { content, field, text } = form
  const page = await openPage(<Pages>{content}</Pages>, [], { me: meWith('owner') })
  await press(page, 'Leave')
  expect(screen.queryByText('Your changes weren’t saved')).toBeNull()
  await press(page, 'Back')
  expect(isAsked()).toBe(false)

  await fill(page, screen.getAllByRole('textbox', { name: field })[0] as HTMLElement, text)
  await waitFor(() => expect(isAsked()).toBe(true))
  await press(page, 'Leave')
  await screen.findByText('Your changes weren’t saved')
  expect(isAsked()).toBe(false)
})

test('a dialog with a choice in its form says so when it is closed, and opens again with it', async () => {
  const open = (
    <button type="button" onClick={() => openWebhookForm('system')}>
      New webhook
    </button>
  )
  const page = await openPage(open, [], { me: meWith('owner') })
  await press(page, 'New webhook')
  const dialog = async () => within(await screen.findByRole('dialog'))
  const own = async () => (await (await dialog()).findAllByRole<HTMLInputElement>('checkbox'))[0]
  const before = (await own())?.checked
  await page.user.click((await own()) as HTMLElement)
  await page.user.keyboard('{Escape}')
  await screen.findByText(/closed without saving/)
  await press(page, 'Open again')
  expect((await own())?.checked).toBe(!before)
})
