import { mkdtemp, readdir, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, test, vi } from 'vitest'
import { DAY, HOUR } from '../time.ts'
import { openCache } from './file-cache.ts'

const newFolder = () => mkdtemp(join(inject('scratch'), 'cache-'))
const download = vi.fn(async (_key: string, path: string) => writeFile(path, 'content'))

/** A copy that was used so long ago; its bytes take no room on the disk. */
async function addCopy(folder: string, name: string, { bytes = 7, age = HOUR } = {}) {
  const path = join(folder, name)
  await writeFile(path, 'content')
  await truncate(path, bytes)
  const usedAt = new Date(Date.now() - age)
  await utimes(path, usedAt, usedAt)
}

describe('copies of files', () => {
  test('are made once, also for several at a time', async () => {
    const folder = await newFolder()
    const cache = openCache(folder, download)
    const use = () => cache.use('a/b/original', async (path) => path)
    const paths = await Promise.all([use(), use(), use()])
    expect(new Set([...paths, await use()]).size).toBe(1)
    expect(download).toHaveBeenCalledTimes(1)
    expect(await readdir(folder)).toHaveLength(1)
  })

  test('leave nothing behind if they can’t be made, and are made by the next who needs them', async () => {
    const folder = await newFolder()
    const cache = openCache(folder, download)
    download.mockImplementationOnce(async (_key, path) => {
      await writeFile(path, 'half of it')
      throw new Error('Away')
    })
    const use = () => cache.use('a/b/original', async () => readdir(folder))
    await expect(use()).rejects.toThrow('Away')
    expect(await readdir(folder)).toEqual([])
    expect(await use()).toHaveLength(1)
  })

  test('go once they weren’t used for a day', async () => {
    const folder = await newFolder()
    await addCopy(folder, 'a+old', { age: 2 * DAY })
    await addCopy(folder, 'a+new')
    openCache(folder, download)
    await expect.poll(() => readdir(folder)).toEqual(['a+new'])
  })

  test('go where there are too many, but not while they are in use', async () => {
    const folder = await newFolder()
    const bytes = 20 * 1024 ** 3
    await addCopy(folder, 'a+used', { bytes, age: 2 * HOUR })
    await addCopy(folder, 'a+idle', { bytes })
    const cache = openCache(folder, download)
    await cache.use('a/used', async () => {
      await expect.poll(() => readdir(folder)).toEqual(['a+used'])
    })
    await expect.poll(() => readdir(folder)).toEqual([])
  })

  test('go with their file, and no others', async () => {
    const folder = await newFolder()
    for (const name of ['a+b', 'a+b+original', 'a+bc', 'a+c']) await addCopy(folder, name)
    await openCache(folder, download).removeAll('a/b')
    expect(await readdir(folder)).toEqual(['a+bc', 'a+c'])
  })
})
