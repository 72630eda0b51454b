import { currentMeter } from '../metering.ts'

/** Bytes of a row besides its texts. */
const ROW_BYTES = 250
/** Milliseconds of a statement that cost nothing: whoever waits behind it doesn't notice, however many there are. */
const FREE_MS = 50
const READS = /^\s*(select|with)\b/i
/** Statements that wait for others, which isn't work. */
const LOCKS = /\bfor (no key )?update\b|advisory/i
const WRITES = new Set(['INSERT', 'UPDATE', 'MERGE'])

/** Adds the time that statements take which only read, also those that fail, to what their request costs. */
export async function measureStatement<T>(text: string, send: () => Promise<T>): Promise<T> {
  const began = performance.now()
  try {
    return await send()
  } finally {
    const ms = performance.now() - began - FREE_MS
    if (ms > 0 && READS.test(text) && !LOCKS.test(text)) currentMeter()?.spend(ms)
  }
}

/** Adds what a statement stored to what its request caused. */
export function meterWrite(
  { command, rowCount }: { command: string; rowCount: number | null },
  parameters: readonly unknown[],
): void {
  const meter = currentMeter()
  if (!meter || !WRITES.has(command)) return
  meter.writtenBytes += ROW_BYTES * (rowCount ?? 0)
  for (const each of parameters) meter.writtenBytes += bytesOf(each)
}

/** Estimates the bytes of a parameter. */
function bytesOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (Buffer.isBuffer(value)) return value.length
  if (Array.isArray(value)) return value.reduce<number>((all, one) => all + bytesOf(one), 0)
  return typeof value === 'object' && value !== null ? JSON.stringify(value).length : 8
}
