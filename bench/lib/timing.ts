import type { Owner } from './library.ts'

const RUNS = 20

/** Reads an address again and again, one after the other, and returns the milliseconds that 95 % take at most. */
export async function p95(url: string, { headers }: Owner): Promise<number> {
  const times: number[] = []
  for (let run = 0; run <= RUNS; run += 1) {
    const begin = performance.now()
    const response = await fetch(url, { headers })
    await response.text()
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    if (run > 0) times.push(performance.now() - begin)
  }
  return times.toSorted((one, other) => one - other)[Math.ceil(RUNS * 0.95) - 1] ?? 0
}
