import { type BrowserContext, expect, type Page } from '@playwright/test'
import { PASSWORD, signUp } from '../server/test/client.ts'
import type { Product } from '../server/test/product.ts'
import { test } from './server.ts'
import { enter } from './support/entering.ts'

const NEW = 'a quite different phrase'

async function typeIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function signInAt(page: Page, path: string, email: string): Promise<void> {
  await page.goto(path)
  await typeIn(page, email)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
}

/** Opens a page as somebody who is signed in already, which takes one page instead of three. */
async function openAs(page: Page, product: Product, path: string, email: string): Promise<void> {
  await enter(page, product, email)
  await page.goto(path)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('after sign-in, the requested page opens with its query, in either entry', async ({
  page,
  product,
}) => {
  const { email } = await signUp(product)
  await page.goto('/library?searchTerm=winter&orderBy=name')
  await expect(heading(page, 'Sign in')).toBeVisible()
  await typeIn(page, email)
  await expect(heading(page, 'Library')).toBeVisible()
  await expect(page).toHaveURL(/\/library\?searchTerm=winter&orderBy=name$/)
  await page.context().clearCookies()

  await signInAt(page, '/settings?section=sessions', email)
  await expect(page.getByRole('heading', { level: 2, name: 'Sessions' })).toBeVisible()
  await page.context().clearCookies()

  // Another site is no page of ours.
  await signInAt(page, '/login?next=//evil.example/', email)
  await expect(page).toHaveURL(/\/home$/)
})

test.describe('navigation with transitions', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a transition that the browser skips after sign-in is no error', async ({
    page,
    product,
  }) => {
    const { email } = await signUp(product)
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    let dropped = 0
    await page.exposeFunction('noteDropped', () => {
      dropped += 1
    })
    await page.addInitScript(`addEventListener('pagereveal', ({ viewTransition }) => {
      if (!viewTransition) return
      noteDropped()
      viewTransition.skipTransition()
    })`)
    await signInAt(page, '/login', email)
    await expect.poll(() => dropped).toBeGreaterThan(0)
    const main = page.getByRole('navigation', { name: 'Main' })
    await main.getByRole('link', { name: 'Settings' }).click()
    await expect(heading(page, 'Settings')).toBeVisible()
    await main.getByRole('link', { name: 'Home' }).click()
    await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    expect(errors).toEqual([])
  })
})

test('back and forward work across both entries, and skip redirects', async ({ page, product }) => {
  const { email } = await signUp(product)
  await openAs(page, product, '/library', email)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Settings' })
    .click()
  await expect(heading(page, 'Settings')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: 'Sessions' })
    .click()
  await expect(page.getByRole('heading', { level: 2, name: 'Sessions' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Links' }).click()
  await expect(heading(page, 'Links')).toBeVisible()

  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: 'Sessions' })).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Settings')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Library')).toBeVisible()
  await page.goForward()
  await expect(heading(page, 'Settings')).toBeVisible()
  await page.goForward()
  await page.goForward()
  await expect(heading(page, 'Links')).toBeVisible()
})

test('the frame stays visible between entries, before the other’s scripts run', async ({
  page,
  product,
}) => {
  const { email } = await signUp(product)
  await openAs(page, product, '/library', email)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.evaluate("location.assign('/settings')")
  await page.waitForURL('**/classic/?path=/settings', { waitUntil: 'commit' })
  await expect(page.locator('#frame').getByText('Collections')).toBeVisible()
  scripts.resolve()
  await expect(heading(page, 'Settings')).toBeVisible()
  await expect(page.locator('#frame')).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByRole('menuitem', { name: 'Files' })).toBeVisible()
  await expect(page).toHaveURL(/path=\/settings$/)
})

test('signing out in one tab signs out all, and signing in again returns each to its page', async ({
  page,
  context,
  product,
}) => {
  const { email } = await signUp(product)
  await openAs(page, product, '/home', email)
  const [library, settings] = [await context.newPage(), await context.newPage()]
  await library.goto('/library?orderBy=name')
  await settings.goto('/settings?section=password')
  await expect(heading(library, 'Library')).toBeVisible()
  await expect(heading(settings, 'Settings')).toBeVisible()

  await page.bringToFront()
  await page.evaluate(() => localStorage.setItem('satchel-site:ada:spring-fair', '{}'))
  await page
    .getByRole('button', { name: /Account of/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(heading(page, 'You’re signed out')).toBeVisible()
  const stored = () => page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))
  // The browser's own, which says nothing of a person.
  await expect.poll(stored).toEqual(['satchel-seen-version'])
  await expect(heading(library, 'Sign in')).toBeVisible()
  await expect(heading(settings, 'Sign in')).toBeVisible()
  // Going back shows nothing of what was there.
  await page.goBack()
  await expect(heading(page, 'Sign in')).toBeVisible()

  await typeIn(page, email)
  await expect(
    heading(page, 'Home')
      .or(page.getByRole('navigation', { name: 'Main' }))
      .first(),
  ).toBeVisible()
  await expect(heading(library, 'Library')).toBeVisible()
  await expect(library).toHaveURL(/\/library\?orderBy=name$/)
  await expect(page).toHaveURL(/\/home$/)
  await expect(settings.getByRole('heading', { level: 2, name: 'Password' })).toBeVisible()
  await page.goto('/bye')
  await expect(heading(page, 'You’re signed in')).toBeVisible()
})

test('six tabs that open at once with one cookie stay signed in', async ({
  page,
  context,
  product,
}) => {
  const { email } = await signUp(product)
  await openAs(page, product, '/home', email)
  const tabs = await Promise.all(Array.from({ length: 6 }, () => context.newPage()))
  const paths = ['/home', '/library', '/settings', '/links', '/collections', '/team-settings']
  await Promise.all(tabs.map((tab, index) => tab.goto(paths[index] ?? '/home')))
  for (const tab of tabs) await expect(tab.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await Promise.all(tabs.map((tab) => tab.reload()))
  for (const tab of tabs) await expect(tab.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('a forgotten password is reset by the emailed link, which works once', async ({
  page,
  product,
}) => {
  const { email } = await signUp(product)
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(heading(page, 'Forgot your password?')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Email link' }).click()
  await expect(heading(page, 'Check your inbox')).toBeVisible()
  await expect(page.getByRole('button', { name: /Send again in/ })).toBeDisabled()

  const { text = '' } = await product.mailTo(email, /Reset your password/)
  const link = /http\S+password-reset\S+/.exec(text)?.[0] ?? ''
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('1234567890')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('The password is too common')).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill(NEW)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(heading(page, 'Password set')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await typeIn(page, email, PASSWORD)
  await expect(page.getByText('Credentials wrong')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(NEW)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/home$/)

  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(NEW)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(heading(page, 'This reset link no longer works')).toBeVisible()
  await page.getByRole('link', { name: 'Request link' }).click()
  await page.getByLabel('Email').fill('nobody at all')
  await page.getByRole('button', { name: 'Email link' }).click()
  await expect(page.getByText('Enter your email address')).toBeVisible()
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Email link' }).click()
  await expect(heading(page, 'Check your inbox')).toBeVisible()
})

async function elsewhere(page: Page): Promise<{ context: BrowserContext; other: Page }> {
  const browser = page.context().browser()
  if (!browser) throw new Error('There is no browser')
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  return { context, other: await context.newPage() }
}

test('another session is listed and can be ended; a changed password ends the others', async ({
  page,
  product,
}) => {
  const { email } = await signUp(product)
  await openAs(page, product, '/settings?section=sessions', email)
  const { context, other } = await elsewhere(page)
  await signInAt(other, '/library', email)

  await page.reload()
  const rows = page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')
  await expect(rows.first()).toContainText('This session')
  const chrome = rows.filter({ hasText: 'Chrome' }).filter({ hasNotText: 'This session' })
  await chrome.getByRole('button', { name: /Sign out/ }).click()
  await expect(page.getByText(' signed out')).toBeVisible()
  await expect(heading(other, 'Sign in')).toBeVisible()

  await typeIn(other, email)
  await expect(heading(other, 'Library')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: 'Password' })
    .click()
  const submit = page.getByRole('button', { name: 'Change password' })
  await page.getByLabel('Current password', { exact: true }).fill('not this one')
  await page.getByLabel('New password', { exact: true }).fill(NEW)
  await submit.click()
  await expect(page.getByText('That’s not your password')).toBeVisible()
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD)
  await submit.click()
  await expect(page.getByText('Password changed. You’re signed out everywhere else')).toBeVisible()
  await expect(heading(other, 'Sign in')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: 'Sessions' })
    .click()
  await expect(page.getByText('You’re not signed in anywhere else.')).toBeVisible()
  await context.close()
})

test('an owner limits how long sessions last', async ({ page, product }) => {
  const { email } = await signUp(product)
  await openAs(page, product, '/team-settings?section=sign-in', email)
  await page.getByRole('combobox', { name: 'Sign out all sessions after' }).click()
  await page.getByRole('option', { name: '8 hours' }).click()
  await page.getByRole('combobox', { name: 'Sign out inactive sessions after' }).click()
  // The page shows what was chosen before it is saved.
  const saved = page.waitForResponse((answer) =>
    /"idleMinutes":30\b/.test(answer.request().postData() ?? ''),
  )
  await page.getByRole('option', { name: '30 minutes' }).click()
  await expect(page.getByRole('combobox', { name: 'Sign out inactive sessions' })).toHaveValue(
    '30 minutes',
  )
  await saved
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Sign out all sessions after' })).toHaveValue(
    '8 hours',
  )
  await expect(page.getByRole('combobox', { name: 'Sign out inactive sessions' })).toHaveValue(
    '30 minutes',
  )
})
