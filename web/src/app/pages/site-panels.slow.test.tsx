import {
  changeSite,
  editSite,
  getSite,
  getSiteQr,
  listSites,
  listSiteVersions,
  previewSite,
  publishSite,
  removeSitePassword,
  restoreSiteVersion,
  type Site,
  setSitePassword,
  unpublishSite,
} from '@satchel/contract/sites/sites.ts'
import { listRecipients } from '@satchel/contract/visits/visits.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { type Answered, answers, refuses } from '../../../test/contract-server.ts'
import { OWNER } from '../../../test/items.ts'
import { button, findButton, noButton } from '../../../test/library.ts'
import { meWith, openPage, typeDay } from '../../../test/page.tsx'
import { headingBlock, siteOf } from '../../../test/sites.ts'
import SitePage from './SitePage.tsx'

/** Timeout for a draft to be saved, a moment after the last change. */
const SAVED = { timeout: 4_000 }

async function open(site: Site, ...replies: Answered[]) {
  const page = (
    <Routes>
      <Route path="/sites/:id" element={<SitePage />} />
    </Routes>
  )
  const opened = await openPage(
    page,
    [
      answers(getSite, site),
      answers(listSites, { items: [], nextCursor: null }),
      answers(editSite, { version: site.version, others: [] }),
      // There are no pages in frames here.
      refuses(previewSite, 'forbidden'),
      refuses(getSiteQr, 'forbidden'),
      answers(listRecipients, { items: [], total: 0 }),
      answers(changeSite, ({ body }) => ({ ...site, ...(body as Partial<Site>), version: 2 })),
      ...replies,
    ],
    { me: meWith('editor'), at: `/sites/${site.id}` },
  )
  const show = async (name: string) => {
    await opened.user.click(await screen.findByRole('tab', { name }))
    return within(await screen.findByRole('tabpanel', { name }))
  }
  return { ...opened, show }
}

const draft = (fields: Partial<Site> = {}) =>
  siteOf({ content: [headingBlock('Hello')], ...fields })
const live = (fields: Partial<Site> = {}) =>
  draft({ status: 'published', publishedAt: '2026-11-20T09:00:00.000Z', ...fields })

it('changes the address, unless it can’t be one or is taken', async () => {
  const { user, server, show } = await open(draft())
  const panel = await show('Access')
  const field = panel.getByRole('textbox', { name: 'Address' })
  panel.getByText('http://localhost:3000/p/spring-fair')
  await user.clear(field)
  await user.type(field, 'Sp')
  panel.getByText('http://localhost:3000/p/sp')
  await user.click(panel.getByRole('button', { name: 'Save address' }))
  panel.getByText('Use 3 to 60 letters a to z, digits or hyphens')
  expect(server.calls(changeSite)).toHaveLength(0)

  const errors = [{ path: 'slug', message: 'is taken by another site' }]
  server.now(refuses(changeSite, 'conflict', { errors }))
  await user.type(field, 'ring')
  await user.click(panel.getByRole('button', { name: 'Save address' }))
  await panel.findByText('is taken by another site')

  server.now(answers(changeSite, draft({ slug: 'spring', version: 2 })))
  await user.type(field, '-26')
  expect(panel.queryByText('is taken by another site')).toBeNull()
  await user.click(panel.getByRole('button', { name: 'Save address' }))
  await screen.findByText('Address changed. The old one leads to the new one.')
  expect(server.calls(changeSite).at(-1)?.body).toEqual({ slug: 'spring-26' })
})

it('sets a password of eight characters or more, and removes it', async () => {
  const { user, server, show } = await open(
    draft(),
    answers(setSitePassword, undefined),
    answers(removeSitePassword, undefined),
  )
  const panel = await show('Access')
  panel.getByText('Anyone with the address can open it')
  await user.click(panel.getByRole('button', { name: 'Set password' }))
  await user.type(panel.getByLabelText(/^New password/), '  short  ')
  await user.click(panel.getByRole('button', { name: 'Set password' }))
  expect(panel.getAllByText('Use at least 8 characters').length).toBeGreaterThan(0)
  expect(server.calls(setSitePassword)).toHaveLength(0)

  server.now(answers(getSite, draft({ hasPassword: true })))
  await user.clear(panel.getByLabelText(/^New password/))
  await user.type(panel.getByLabelText(/^New password/), 'open sesame')
  await user.click(panel.getByRole('button', { name: 'Set password' }))
  await screen.findByText('Password set. Visitors are asked for it from now on.')
  expect(server.calls(setSitePassword).at(-1)?.body).toEqual({ password: 'open sesame' })

  server.now(refuses(removeSitePassword, 'unavailable', { detail: 'Try again later' }))
  await user.click(await panel.findByRole('button', { name: 'Remove password' }))
  await screen.findByText(/Try again later/)
  server.now(answers(removeSitePassword, undefined))
  await user.click(panel.getByRole('button', { name: 'Remove password' }))
  await screen.findByText('Password removed')
})

it('keeps a refused password, and neither publishes nor leaves without a word while it isn’t set', async () => {
  const { user, server, show } = await open(
    draft(),
    answers(publishSite, live()),
    answers(setSitePassword, undefined),
  )
  const access = await show('Access')
  await user.click(access.getByRole('button', { name: 'Set password' }))
  await user.type(access.getByLabelText(/^New password/), 'sesame7')
  await user.click(access.getByRole('button', { name: 'Set password' }))
  await show('Content')
  const panel = await show('Access')
  expect(panel.getByLabelText<HTMLInputElement>(/^New password/).value).toBe('sesame7')
  expect(panel.getAllByText('Use at least 8 characters').length).toBeGreaterThan(0)

  await user.click(button('Publish'))
  const question = await screen.findByRole('dialog', { name: /^The password you typed isn’t set/ })
  within(question).getByText('As it is now: Anyone with the address can open it.')
  await user.click(within(question).getByRole('button', { name: 'Go to Access' }))
  expect(server.calls(publishSite)).toHaveLength(0)
  await user.click(button('More about publishing'))
  await user.click(await screen.findByRole('menuitem', { name: 'Publish on a day…' }))
  await user.click(await screen.findByRole('button', { name: 'Schedule' }))
  const later = await screen.findByRole('dialog', { name: /^The password you typed isn’t set/ })
  await user.click(within(later).getByRole('button', { name: 'Go to Access' }))
  expect(server.calls(publishSite)).toHaveLength(0)
  const unload = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(unload)
  expect(unload.defaultPrevented).toBe(true)

  await user.click(screen.getByRole('link', { name: 'Sites' }))
  const leaving = await screen.findByRole('dialog', { name: /^The password you typed isn’t set/ })
  await user.click(within(leaving).getByRole('button', { name: 'Go to Access' }))
  const field = await screen.findByLabelText(/^New password/)
  await user.type(field, '8')
  server.now(answers(getSite, draft({ hasPassword: true })))
  await user.click(button('Set password'))
  await panel.findByText('It opens only with the password')
  expect(server.calls(setSitePassword).at(-1)?.body).toEqual({ password: 'sesame78' })
  server.now(answers(publishSite, live({ hasPassword: true })))
  await user.click(button('Publish'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Spring fair is live' }))
  sheet.getByText('It opens only with the password')
})

it('says on publishing that anyone can open the site, and leads to its access', async () => {
  const { user } = await open(draft(), answers(publishSite, live()))
  await user.click(await findButton('Publish'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Spring fair is live' }))
  sheet.getByText('Anyone with the address can open it')
  await user.click(sheet.getByRole('button', { name: 'Set password' }))
  await screen.findByRole('tabpanel', { name: 'Access' })
})

it('admits only some visitors, who then have to give their address', async () => {
  const { user, server, show } = await open(draft())
  const panel = await show('Access')
  const email = () => panel.getByLabelText<HTMLInputElement>(/^Require an email address/)
  expect([email().checked, noButton('Save visitors')]).toEqual([false, true])
  await user.type(
    panel.getByRole('textbox', { name: 'Allow only' }),
    '@acme.example{Enter}nobody{Enter}',
  )
  await waitFor(() => expect([email().checked, email().disabled]).toEqual([true, true]))
  const errors = [{ path: 'access.allowed.1', message: 'is no address' }]
  server.now(refuses(changeSite, 'invalid', { errors }))
  await user.click(panel.getByRole('button', { name: 'Save visitors' }))
  await panel.findByText('nobody is no address')
  const access = { requireEmail: true, proveEmail: false, allowed: ['@acme.example', 'nobody'] }
  expect(server.calls(changeSite).at(-1)?.body).toMatchObject({ access })

  server.now(answers(changeSite, draft({ version: 2 })))
  await user.click(panel.getByRole('button', { name: 'Save visitors' }))
  await screen.findByText('Saved. It applies at once')
})

it('shows how search engines and messengers list the page', async () => {
  const { user, server, show } = await open(draft())
  const panel = await show('SEO')
  const engines = within(panel.getByRole('region', { name: 'In search engines' }))
  const card = within(panel.getByRole('region', { name: 'In messengers and emails' }))
  engines.getByText('Not listed in search engines')
  card.getByText('Spring fair')
  await user.click(panel.getByLabelText(/^Search engines may list it/))
  engines.getByText('localhost:3000/p/spring-fair')
  const title = panel.getByRole('textbox', { name: 'Title' })
  await user.type(title, 'x'.repeat(61))
  panel.getByText('61 characters. Search engines cut after about 60.')
  engines.getByText(`${'x'.repeat(59)}…`)
  await user.clear(title)
  await user.type(title, 'Meet us in Utrecht')
  card.getByText('Meet us in Utrecht')
  await waitFor(
    () =>
      expect(server.calls(changeSite).at(-1)?.body).toMatchObject({
        seo: { title: 'Meet us in Utrecht', index: true },
      }),
    SAVED,
  )
})

it('publishes on a day to come, and cancels that', async () => {
  const at = '2099-01-02T09:00'
  const scheduled = draft({ publishAt: new Date(at).toISOString() })
  const { user, server } = await open(draft(), answers(publishSite, scheduled))
  await user.click(await findButton('More about publishing'))
  await user.click(await screen.findByRole('menuitem', { name: 'Publish on a day…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish on a day' }))
  await typeDay(user, 'Day and time: day', '2020-01-02')
  await user.click(dialog.getByRole('button', { name: 'Schedule' }))
  dialog.getByText('Choose a time in the future')
  await typeDay(user, 'Day and time: day', '2099-01-02')
  server.now(answers(getSite, scheduled))
  await user.click(dialog.getByRole('button', { name: 'Schedule' }))
  await screen.findByText(/^Goes live on /)
  expect(server.calls(publishSite)[0]?.body).toEqual({ at: new Date(at).toISOString() })

  server.now(answers(publishSite, draft()))
  await user.click(button('More about publishing'))
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel scheduled publishing' }))
  await waitFor(() => expect(server.calls(publishSite).at(-1)?.body).toEqual({ at: null }))
})

it('opens a live site, copies its address, and takes it off the web and back', async () => {
  const { user, server } = await open(
    live(),
    answers(unpublishSite, draft()),
    answers(publishSite, live()),
  )
  expect((await findButton('Published')).hasAttribute('disabled')).toBe(true)
  await user.click(button('More about publishing'))
  const address = await screen.findByRole('menuitem', { name: 'Open site' })
  expect(address.getAttribute('href')).toBe('http://localhost:3000/p/spring-fair')
  await user.click(screen.getByRole('menuitem', { name: 'Copy address' }))
  await screen.findByText('Address copied')
  expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/p/spring-fair')

  server.now(answers(getSite, draft()))
  await user.click(button('More about publishing'))
  await user.click(await screen.findByRole('menuitem', { name: 'Unpublish' }))
  await screen.findByText('Taken off the web. The draft is kept.')
  await user.click(button('Publish again'))
  await screen.findByText('Spring fair is live')
  expect(server.calls(publishSite)).toHaveLength(1)
})

it('doesn’t publish while the draft can’t be saved', async () => {
  const errors = [{ path: 'content.0.text', message: 'is too long' }]
  const { user, server } = await open(draft(), refuses(changeSite, 'invalid', { errors }))
  await user.type(await screen.findByRole('textbox', { name: 'Heading text' }), '!')
  await user.click(button('Publish'))
  await screen.findByText('Not published: some changes couldn’t be saved')
  expect(server.calls(publishSite)).toHaveLength(0)
})

it('restores an earlier version as the draft', async () => {
  const at = '2026-11-19T09:00:00.000Z'
  const version = { at, by: OWNER, blocks: 1, name: 'Spring fair' }
  const items = [
    { ...version, number: 2, isPublished: true },
    { ...version, number: 1, isPublished: false },
  ] as never
  const before = draft({ version: 7, content: [headingBlock('Before')] })
  const { user, server, show } = await open(
    draft(),
    answers(listSiteVersions, { items, nextCursor: null }),
    answers(restoreSiteVersion, before),
  )
  const panel = await show('Versions')
  await panel.findByText('On the web')
  server.now(answers(getSite, before))
  await user.click(panel.getByRole('button', { name: 'Restore version 1' }))
  await screen.findByText('Version 1 is the draft again. Publish it to put it on the web.')
  await user.click(screen.getByRole('tab', { name: 'Content' }))
  const texts = await screen.findAllByRole<HTMLInputElement>('textbox', { name: 'Heading text' })
  expect(texts.map(({ value }) => value)).toEqual(['Before'])
})
