import { changeProfile, type Tenant, uploadLogo } from '@satchel/contract/tenants/tenants.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answered, answers, refusalOf, refuses } from '../../../test/contract-server.ts'
import { fill, meWith, openPage } from '../../../test/page.tsx'
import { BrandingSection } from './BrandingSection.tsx'
import { CompanySection } from './CompanySection.tsx'

const me = meWith('admin', { tenant: { website: 'https://northwind.test' } })

/** Answers profile changes and stores them, as the server does. */
function keeping(): Answered {
  let tenant: Tenant = me.tenant
  return answers(changeProfile, ({ body: { attribute, value } }) => {
    const branding = { ...tenant.branding, ...(attribute === 'color' && { color: value ?? '' }) }
    if (attribute === 'logoUrl') branding.logoUrl = value
    const isPlain = attribute !== 'color' && attribute !== 'logoUrl'
    tenant = { ...tenant, branding, ...(isPlain && { [attribute]: value }) }
    return tenant
  })
}

const openCompany = (...replies: readonly Answered[]) =>
  openPage(<CompanySection />, replies, { me })
const openBranding = (replies: readonly Answered[], somebody = me) =>
  openPage(<BrandingSection />, replies, { me: somebody })

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })

test('only changes are sent, one by one', async () => {
  const page = await openCompany(keeping())
  expect(save().disabled).toBe(true)
  await fill(page, field(/^Name/), 'Südwind & Söhne')
  await fill(page, field(/^Website/), 'suedwind.test')
  await page.user.click(save())
  await screen.findByText('Saved')
  expect(page.server.calls(changeProfile).map(({ body }) => body)).toEqual([
    { attribute: 'name', value: 'Südwind & Söhne' },
    { attribute: 'website', value: 'https://suedwind.test' },
  ])
  expect(field(/^Name/).value).toBe('Südwind & Söhne')
  expect(save().disabled).toBe(true)
})

test('the language of visitors is one of those offered', async () => {
  const page = await openCompany(keeping())
  await page.user.click(screen.getByRole('combobox', { name: /^Visitors’ language/ }))
  await page.user.click(await screen.findByRole('option', { name: '日本語' }))
  await page.user.click(save())
  await screen.findByText('Saved')
  expect(page.server.calls(changeProfile)[0]?.body).toEqual({ attribute: 'locale', value: 'ja' })
})

test('an empty website removes it, and an empty name can’t be saved', async () => {
  const page = await openCompany(keeping())
  await fill(page, field(/^Website/), '  ')
  await page.user.click(save())
  await screen.findByText('Saved')
  expect(page.server.calls(changeProfile)[0]?.body).toEqual({ attribute: 'website', value: null })
  await fill(page, field(/^Name/), '  ')
  expect(save().disabled).toBe(true)
})

test('a time zone is found by its city, and shows its current time', async () => {
  const page = await openCompany(keeping())
  const zone = screen.getByRole<HTMLInputElement>('combobox', { name: /^Time zone/ })
  expect(zone.value).toMatch(/^Europe\/Zurich \(GMT\+[12]\)$/)
  await fill(page, zone, 'New York')
  await page.user.click(await screen.findByRole('option', { name: /^America\/New York/ }))
  const there = new Intl.DateTimeFormat(navigator.language, {
    timeStyle: 'short',
    timeZone: 'America/New_York',
  })
  screen.getByText((text) => text.includes(`It’s ${there.format()} there now`))
  screen.getByText(/^Reports count days in this zone from when you save/)
  await page.user.click(save())
  await screen.findByText('Saved')
  expect(page.server.calls(changeProfile)[0]?.body).toEqual({
    attribute: 'timeZone',
    value: 'America/New_York',
  })
})

test('a problem shows at its field, and earlier changes stay saved', async () => {
  const errors = [{ path: 'value', message: 'is no web address' }]
  const page = await openCompany(
    answers(changeProfile, ({ body }) =>
      body.attribute === 'website'
        ? refusalOf('invalid', { errors })
        : { ...me.tenant, name: body.value ?? '' },
    ),
  )
  await fill(page, field(/^Name/), 'Southwind')
  await fill(page, field(/^Website/), 'javascript:alert(1)')
  await page.user.click(save())
  await screen.findByText('is no web address')
  expect(field(/^Website/).getAttribute('aria-invalid')).toBe('true')
  await page.user.click(save())
  // The name was kept the first time.
  const sent = page.server.calls(changeProfile).map(({ body }) => body.attribute)
  await waitFor(() => expect(sent).toEqual(['name', 'website', 'website']))
})

test('a general problem is shown above the button', async () => {
  const page = await openCompany(refuses(changeProfile, 'forbidden', { detail: 'Owners only' }))
  await fill(page, field(/^Name/), 'Southwind')
  await page.user.click(save())
  expect((await screen.findByRole('alert')).textContent).toBe('Owners only')
  expect(field(/^Name/).getAttribute('aria-invalid')).not.toBe('true')
})

const color = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Colou?r/ })

test('a color is previewed, discarded, and set again', async () => {
  const page = await openBranding([keeping()])
  await fill(page, color(), '#1D4ED8')
  screen.getByText(/^Contrast/)
  await page.user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(color().value).toBe('#0f766e')
  expect(save().disabled).toBe(true)

  await fill(page, color(), '#1D4ED8')
  await page.user.click(save())
  await screen.findByText('Saved. Open tabs are updated')
  expect(page.server.calls(changeProfile)[0]?.body).toEqual({
    attribute: 'color',
    value: '#1d4ed8',
  })
})

test('a color with unreadable white text shows a warning before saving', async () => {
  const page = await openBranding([])
  await fill(page, color(), '#ffee00')
  screen.getByText(/too low, so buttons are darker/)
})

test('an incomplete color isn’t accepted', async () => {
  const page = await openBranding([])
  await fill(page, color(), '#12')
  screen.getByText(/^Enter a color like/)
  expect(save().disabled).toBe(true)
})

const picture = (bytes: number) =>
  new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' })
const chooser = () => screen.getByLabelText<HTMLInputElement>('Logo')

test('a logo is previewed, and sent as it is', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:logo')
  const branding = { ...me.tenant.branding, logoUrl: '/logo.png' }
  const page = await openBranding([
    answers(uploadLogo, () => Response.json({ ...me.tenant, branding })),
  ])
  await page.user.upload(chooser(), picture(10))
  expect(screen.getByRole('img', { name: 'Logo' }).getAttribute('src')).toBe('blob:logo')
  await page.user.click(save())
  await screen.findByText('Saved. Open tabs are updated')
  expect(screen.getByRole('img', { name: 'Logo' }).getAttribute('src')).toBe('/logo.png')
  expect(page.server.calls(uploadLogo)[0]?.headers.get('content-type')).toBe('image/png')
})

test('a logo that is too large is not sent', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:logo')
  const page = await openBranding([])
  await page.user.upload(chooser(), picture(3_000_000))
  screen.getByText('The file is 3 MB. Choose one of up to 2.1 MB')
  expect(save().disabled).toBe(true)
})

test('a file that is not an image shows an error at the logo', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:logo')
  const detail = 'This file is no picture'
  const page = await openBranding([refuses(uploadLogo, 'unsupported-media-type', { detail })])
  await page.user.upload(chooser(), picture(10))
  await page.user.click(save())
  await screen.findByText(detail)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a logo is removed', async () => {
  const branding = { ...me.tenant.branding, logoUrl: '/logo.png' }
  const page = await openBranding([keeping()], meWith('admin', { tenant: { branding } }))
  await page.user.click(screen.getByRole('button', { name: 'Remove' }))
  await page.user.click(save())
  await screen.findByText('No logo yet')
  expect(page.server.calls(changeProfile)[0]?.body).toEqual({ attribute: 'logoUrl', value: null })
})
