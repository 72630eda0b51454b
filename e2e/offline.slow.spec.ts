import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from './server.ts'
import { newOwner } from './support/entering.ts'

test.use({ serviceWorkers: 'allow' })

const offlinePage = (page: Page) => page.getByText('You’re offline. This page opens once')

/** Waits until the worker has stored what opens without a network. */
async function untilKept(page: Page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
}

test('without a network, only the app’s own pages open', async ({ page, context, product }) => {
  await newOwner(page, product)
  await page.goto('/library')
  await untilKept(page)
  await context.setOffline(true)

  await test.step('a page of the app opens at its own URL', async () => {
    await page.reload()
    await expect(offlinePage(page)).toBeVisible()
    await expect(page).toHaveURL(/\/library$/)
  })

  await test.step('a classic page opens as usual', async () => {
    await page.goto('/settings')
    await expect(page).toHaveURL(/\/classic\/\?path=\/settings$/)
    await expect(offlinePage(page)).toBeVisible()
  })

  await test.step('visitor pages, API responses and files need the network', async () => {
    const other = await context.newPage()
    for (const path of ['/l/some-slug', '/p/some-page', '/api/auth/v1/me', '/files/some-file'])
      await expect(other.goto(path)).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  })

  await test.step('the stored files are the same for everyone', async () => {
    const cached = await page.evaluate(async () => {
      const found: string[] = []
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys())
          found.push(new URL(url).pathname)
      return found
    })
    expect(cached).toContain('/')
    expect(cached.filter((path) => !path.startsWith('/assets/')).sort()).toEqual(['/', '/classic/'])
  })

  await test.step('back online, the page opens automatically', async () => {
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  })
})

test('offline changes are shown and announced, survive their tab, and are saved in order', async ({
  page: first,
  context,
  product,
}) => {
  let page = first
  const client = await newOwner(page, product)
  const notes = await readFile(new URL('fixtures/notes.md', import.meta.url))
  const id = await client.upload('Winter prices.md', notes)
  const item = async () => (await client.call('GET', `items/v1/${id}`)).body
  const rename = async (name: string) => {
    await page.getByRole('heading', { level: 1 }).getByRole('button').click()
    await page.getByRole('textbox', { name: 'Name' }).fill(name)
    await page.keyboard.press('Enter')
  }
  await page.goto(`/items/${id}`)
  await untilKept(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Favorite' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)

  await test.step('each change says at once that it waits', async () => {
    await page.getByRole('button', { name: 'Favorite' }).click()
    await expect(page.getByText('You’re offline. This is saved once')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Favorite' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await rename('Spring prices')
    await rename('Summer prices')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Summer prices')
    await expect(page.getByText('You’re offline. 3 changes waiting')).toBeVisible()
  })

  await test.step('an action that can’t wait says that it failed', async () => {
    await page
      .getByRole('button', { name: /upvote/i })
      .first()
      .click()
    await expect(page.getByText('You’re offline. Try again once')).toBeVisible()
  })

  await test.step('a link to a page that reloads doesn’t leave this one', async () => {
    await page.getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByText('You’re offline. This opens once')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Summer prices')
  })

  await test.step('changes of a closed tab are saved in order once online', async () => {
    // A tab may be online for a moment while Playwright closes it, and send some of them.
    await page.close()
    page = await context.newPage()
    await page.goto(`/items/${id}`)
    await expect(offlinePage(page)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Summer prices')
    await expect.poll(item).toMatchObject({ name: 'Summer prices', favorite: true })
    const stored = () => page.evaluate(() => Object.keys(localStorage).join())
    await expect.poll(stored).not.toContain('satchel-changes')
  })

  await test.step('a conflict with a colleague’s change asks for a decision', async () => {
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await rename('Autumn prices')
    await expect(page.getByText('You’re offline. 1 change waiting')).toBeVisible()
    await client.call('PUT', `items/v1/${id}`, { name: 'Prices' })
    await context.setOffline(false)
    const notice = page.getByRole('alert').filter({ hasText: 'wasn’t saved: Someone else' })
    await expect(notice).toBeVisible()
    expect(await item()).toMatchObject({ name: 'Prices' })
    await notice.getByRole('button', { name: 'Keep mine' }).click()
    await expect.poll(item).toMatchObject({ name: 'Autumn prices' })
  })
})
