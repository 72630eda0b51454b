import { PASSWORD_MIN } from '@satchel/contract/constants.ts'
import { Problem } from '../platform/problem.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** Throws `weak-password` for one that is short, has control characters, or is among the 49,000 most common ones that are public. */
export async function requireStrongPassword(password: string): Promise<void> {
  if ([...password].length < PASSWORD_MIN)
    throw weak(`must have at least ${PASSWORD_MIN} characters`)
  if (/\p{Cc}/u.test(password)) throw weak('must not have control characters')
  common ??= load()
  if ((await common).has(password.toLowerCase())) throw weak('is too common')
}

function weak(message: string): Problem {
  return new Problem('weak-password', `The password ${message}`, {
    errors: [{ path: 'password', message }],
  })
}

// Loaded at the first sign-up: most starts of the server never need it.
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map(String))
}
