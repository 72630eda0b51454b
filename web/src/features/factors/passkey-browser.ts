import type { MadePasskey, ShownPasskey } from '@satchel/contract/factors.ts'
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'

interface Asked {
  options: Record<string, unknown>
}

export const canPasskeys = browserSupportsWebAuthn()

export async function makePasskey({ options }: Asked): Promise<MadePasskey> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return startRegistration({ optionsJSON })
}

export async function showPasskey({ options }: Asked): Promise<ShownPasskey> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return startAuthentication({ optionsJSON })
}

/** What the browser refused, in words; its own are for programmers. */
export function tellOfPasskey(error: Error): string {
  const isOfBrowser = error instanceof WebAuthnError || error instanceof DOMException
  if (!isOfBrowser) return error.message
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'This device keeps a passkey for you already'
  if (error.name === 'NotAllowedError' || error.name === 'AbortError')
    return 'No passkey was shown. Try again, or go another way.'
  return 'This browser could not use a passkey here'
}

/** What it may be called, until it is given a name. */
export function deviceName(): string {
  const { userAgent } = navigator
  const browser = NAMES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Browser'
  const device = DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1]
  return device ? `${browser} on ${device}` : browser
}

const NAMES: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const DEVICES: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
]
