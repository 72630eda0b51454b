import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { measure } from '../metering.ts'
import { invalidField, says } from '../problem.ts'

/** Hashes with Argon2id, at most as many at once as there are cores. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(opaque(password)))
}

/** Passwords that were set before they were spelled in one way are compared as they were typed, too. */
export async function isPassword(password: string, hashed: string): Promise<boolean> {
  const spelled = opaque(password)
  if (await inTurn(() => verify(hashed, spelled))) return true
  return spelled !== password && inTurn(() => verify(hashed, password))
}

/** Spells a password by the OpaqueString profile of RFC 8265: keyboards and systems compose the same signs differently. */
function opaque(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC')
}

/** Throws `invalid` for a password that is blank, or shorter than it looks. Returns its hash. */
export function hashSharedPassword(password: string, shortest: number): Promise<string> {
  const spelled = spellShared(password)
  if (spelled === '') throw invalidField('password', says('mustNotBeBlank'))
  if (spelled.length < shortest)
    throw invalidField('password', says('sharedPasswordTooShort', { min: shortest }))
  return hashPassword(spelled)
}

/** Compares a password that is passed on between people, as `hashSharedPassword` spells it. */
export async function isSharedPassword(input: string, hashed: string): Promise<boolean> {
  const spelled = spellShared(input)
  return (await isPassword(spelled, hashed)) || (spelled !== input && isPassword(input, hashed))
}

/**
 * Returns one spelling for a password that is read aloud, copied from a message or typed on another keyboard: width,
 * spaces and accents don't matter.
 */
function spellShared(password: string): string {
  return password
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
}

let free = availableParallelism()
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await measure(work)
  } finally {
    const next = waiting.shift()
    // The place goes from hand to hand, so that nobody slips in between.
    if (next) next()
    else free += 1
  }
}
