import { readdir, readFile } from 'node:fs/promises'

/** Returns the ids of the processes that were started with an argument like this. */
export async function processesWith(argument: string): Promise<number[]> {
  const ids = (await readdir('/proc')).map(Number).filter((id) => id > 0)
  const fits = await Promise.all(
    ids.map(async (id) => {
      const line = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')
      return line.includes(argument)
    }),
  )
  return ids.filter((_, index) => fits[index])
}
