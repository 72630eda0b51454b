import { SatchelError } from '@satchel/client'

/** Wrong usage: exit code 2. */
export class UsageError extends Error {}

/** A refusal that this program makes itself: exit code 1. */
export class Refusal extends Error {}

/** Exit codes, as docs/command-line.md lists them. */
export const EXIT = { fine: 0, failed: 1, usage: 2 } as const

interface Described {
  code: string
  status?: number
  message: string
  errors?: readonly { path: string; message: string }[]
}

/** Returns what went wrong as a sentence, never with a stack. */
export function describe(error: unknown): Described {
  if (error instanceof SatchelError) {
    const { code, status, message, errors } = error
    return { code, status, message, errors }
  }
  if (error instanceof UsageError) return { code: 'usage', message: error.message }
  if (error instanceof Refusal) return { code: 'refused', message: error.message }
  const { code, path, message } = error as NodeJS.ErrnoException
  return { code: code ?? 'failed', message: (path && FILES[code ?? '']?.(path)) || message }
}

const FILES: Record<string, (path: string) => string> = {
  ENOENT: (path) => `${path} doesn’t exist`,
  EACCES: (path) => `${path} can’t be opened: permission denied`,
  EISDIR: (path) => `${path} is a folder`,
  ENOSPC: (path) => `${path} can’t be written: the disk is full`,
}
