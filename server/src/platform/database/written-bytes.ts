import type pg from 'pg'
import { currentMeter } from '../metering.ts'

/** Bytes of a row besides its texts. */
const ROW_BYTES = 250
const WRITES = new Set(['INSERT', 'UPDATE', 'MERGE'])

/** Adds what a statement stored to what its request caused. */
export function meterWrite(
  { command, rowCount }: Pick<pg.QueryResult, 'command' | 'rowCount'>,
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
