import { test as base } from '@playwright/test'
import { type Client, signIn, signUp } from '../server/test/client.ts'
import { type Product, startProduct } from '../server/test/product.ts'

/**
 * Tests share the product that their worker started, and the owner who operates it; each signs up a tenant of its own.
 */
export const test = base.extend<
  { log: undefined; operator: Client },
  { product: Product; operatorEmail: string }
>({
  product: [
    async ({}, use) => {
      // A web page of a test's own may be read from this address, and from no other of the machine.
      const product = await startProduct({ env: { FETCH_ALLOWED_NETWORKS: '127.0.0.9/32' } })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  // The first to sign up, before any test does.
  operatorEmail: [
    async ({ product }, use) => use((await signUp(product)).email),
    { scope: 'worker', auto: true },
  ],
  // Signed in for each test: an access token ends before all tests have.
  operator: async ({ product, operatorEmail }, use) => use(await signIn(product, operatorEmail)),
  baseURL: ({ product }, use) => use(product.url),
  log: [
    async ({ product }, use, info) => {
      await use(undefined)
      if (info.status !== info.expectedStatus)
        await info.attach('server', { body: product.output() })
    },
    { auto: true },
  ],
})
