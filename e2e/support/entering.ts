import { expect, type Page } from '@playwright/test'
import { type Client, PASSWORD, signUp, someAddress } from '../../server/test/client.ts'
import type { Product } from '../../server/test/product.ts'

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

/** Gives an owner's company a plan and status, as the operator of the server. */
export async function setPlan(operator: Client, owner: Client, plan: object): Promise<void> {
  const { body } = await owner.call('GET', 'auth/v1/me')
  const path = `operator/v1/companies/${body.tenant.id}/plan`
  expect((await operator.call('PUT', path, plan)).status).toBe(200)
}

/** Invites a colleague, who accepts and is signed in in the browser of the page. */
export async function newColleague(page: Page, product: Product, owner: Client, name: string) {
  const email = someAddress(name.toLowerCase())
  await owner.call('POST', 'users/v1/invite', { email, role: 'editor' })
  const { text = '' } = await product.mailTo(email, /invited you/)
  const token = decodeURIComponent(text.match(/token=([\w.~%-]+)/)?.[1] ?? '')
  const data = { token, name, password: PASSWORD }
  const accepted = await page.request.post(`${product.url}/api/auth/v1/invitations/accept`, {
    data,
  })
  expect(accepted.ok()).toBe(true)
}
