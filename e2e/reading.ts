import { expect } from '@playwright/test'
import type { Client } from '../server/test/client.ts'

/** Files are read with what the browsers leave of the processor. */
export const READING = { timeout: 120_000 }

/** Waits until the files of items have been read. */
export async function whenRead({ call }: Client, ...ids: string[]): Promise<void> {
  for (const id of ids) {
    const status = async () => (await call('GET', `items/v1/${id}`)).body.status
    await expect.poll(status, READING).toMatch(/completed|failed/)
  }
}
