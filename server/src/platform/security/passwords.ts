import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

/** Hashes with Argon2id, at most as many at once as there are cores. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password))
}

export function isPassword(password: string, hashed: string): Promise<boolean> {
  return inTurn(() => verify(hashed, password))
}

let free = availableParallelism()
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // The place goes from hand to hand, so that nobody slips in between.
    if (next) next()
    else free += 1
  }
}
