import { expect } from '@playwright/test'
import type { Client } from '../../server/test/client.ts'

/** Timeout for reading files, which get what CPU time the browsers leave. */
export const READING = { timeout: 120_000 }

const statusOf =
  ({ call }: Client, id: string) =>
  async () =>
    (await call('GET', `items/v1/${id}`)).body.status

/** Waits until the files of items have been read. */
export async function whenRead(client: Client, ...ids: string[]): Promise<void> {
  for (const id of ids) await expect.poll(statusOf(client, id), READING).toBe('completed')
}

/** Waits until a file has been examined, whether or not it can be read. */
export function whenExamined(client: Client, id: string): Promise<void> {
  return expect.poll(statusOf(client, id), READING).not.toBe('processing')
}
