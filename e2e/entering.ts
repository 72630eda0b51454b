import { expect, type Page } from '@playwright/test'
import { type Client, PASSWORD, signUp } from '../server/test/client.ts'
import type { Product } from '../server/test/product.ts'

/** Signs the browser in, without its pages. */
export async function enter(page: Page, { url }: Product, email: string): Promise<void> {
  const data = { email, password: PASSWORD }
  expect((await page.request.post(`${url}/api/auth/v1/sessions`, { data })).ok()).toBe(true)
}

/** The owner of a new tenant, signed in in the browser and as a client. */
export async function newOwner(page: Page, product: Product): Promise<Client> {
  const client = await signUp(product)
  await enter(page, product, client.email)
  return client
}
