import { PASSWORD_MIN } from '@satchel/contract/constants.ts'
import { Problem, type Reason, says } from '../platform/problem.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** Throws `weak-password` for one that is short, has control characters, or is among the 49,000 most common ones that are public. */
export async function requireStrongPassword(password: string): Promise<void> {
  const least = { min: PASSWORD_MIN }
  if ([...password].length < PASSWORD_MIN)
    throw weak(says('passwordTooShort', least), says('mustHaveAtLeastCharacters', least))
  if (/\p{Cc}/u.test(password))
    throw weak(says('passwordHasControlCharacters'), says('mustNotHaveControlCharacters'))
  common ??= load()
  if ((await common).has(password.toLowerCase()))
    throw weak(says('passwordTooCommon'), says('isTooCommon'))
}

function weak(detail: Reason, atField: Reason): Problem {
  return new Problem('weak-password', detail, { errors: [{ path: 'password', ...atField }] })
}

// Loaded at the first sign-up: most starts of the server never need it.
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map(String))
}
