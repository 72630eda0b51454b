import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { signIn, signUp } from '../client.ts'
import type { Prepare } from './situation.ts'

export const emptyBin: Prepare = async (first) => {
  const client = await signUp(first)
  const { body: me } = await client.call('GET', 'auth/v1/me')
  const ids: string[] = []
  const upload = (number: number) => client.upload(`${number}.txt`, `Text ${number}`)
  for (let from = 0; from < 150; from += 10)
    ids.push(...(await Promise.all(Array.from({ length: 10 }, (_, n) => upload(from + n)))))
  const [kept = '', ...gone] = ids
  const deleted = await client.call('DELETE', 'items/v1/bulk/items', { ids: gone })
  expect(deleted.body.deleted).toHaveLength(gone.length)
  return {
    async begin() {
      const { status } = await client.call('DELETE', 'items/v1/bin')
      expect(status).toBe(202)
    },
    async check(second) {
      const again = await signIn(second, client.email)
      const bin = async () => (await again.call('GET', 'items/v1/bin')).body
      await expect.poll(bin).toMatchObject({ total: 0, purging: 0 })
      // What was being read in that moment is taken away by whoever read it.
      const folders = () => readdir(join(second.dataDir, 'files', me.tenant.id))
      await expect.poll(folders).toEqual([kept])
      expect((await again.call('GET', `items/v1/${kept}`)).status).toBe(200)
      for (const id of gone.slice(0, 3))
        expect((await again.call('GET', `items/v1/${id}`)).status).toBe(404)
    },
  }
}
