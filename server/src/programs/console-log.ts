import type { Log } from '../platform/log.ts'

const print = (...values: unknown[]) => console.error(...values)

/** The log of commands, whose reader sits at a terminal. */
export const consoleLog: Log = {
  error: print,
  warn: print,
  info: () => undefined,
  debug: () => undefined,
}
