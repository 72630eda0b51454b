import { expect, type Page } from '@playwright/test'
import { newOwner } from './entering.ts'
import { test } from './server.ts'

test.use({ serviceWorkers: 'allow' })

const offlinePage = (page: Page) => page.getByText('You’re offline. This page opens once')

/** Once the worker has stored what opens without a network. */
async function untilKept(page: Page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
}

test('without a network, the app’s pages open as its own, and only those', async ({
  page,
  context,
  product,
}) => {
  await newOwner(page, product)
  await page.goto('/library')
  await untilKept(page)
  await context.setOffline(true)

  await test.step('a page is the app’s own, and stays where it is', async () => {
    await page.reload()
    await expect(offlinePage(page)).toBeVisible()
    await expect(page).toHaveURL(/\/library$/)
  })

  await test.step('a classic page is reached as always', async () => {
    await page.goto('/settings')
    await expect(page).toHaveURL(/\/classic\/\?path=\/settings$/)
    await expect(offlinePage(page)).toBeVisible()
  })

  await test.step('a visitor’s page, an answer of the API and a file are the network’s', async () => {
    const other = await context.newPage()
    for (const path of ['/l/some-slug', '/p/some-page', '/api/auth/v1/me', '/files/some-file'])
      await expect(other.goto(path)).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  })

  await test.step('what is kept is the same for everyone', async () => {
    const kept = await page.evaluate(async () => {
      const found: string[] = []
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys())
          found.push(new URL(url).pathname)
      return found
    })
    expect(kept).toContain('/')
    expect(kept.filter((path) => !path.startsWith('/assets/')).sort()).toEqual(['/', '/classic/'])
  })

  await test.step('back online, the page opens by itself', async () => {
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  })
})
