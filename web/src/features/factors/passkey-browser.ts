import type { MadePasskey, ShownPasskey } from '@satchel/contract/accounts/factors.ts'
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import * as labels from './labels.ts'

interface Challenge {
  options: Record<string, unknown>
}

export const canPasskeys = browserSupportsWebAuthn()

export async function makePasskey({ options }: Challenge): Promise<MadePasskey> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return startRegistration({ optionsJSON })
}

export async function showPasskey({ options }: Challenge): Promise<ShownPasskey> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return startAuthentication({ optionsJSON })
}

/** Returns a message for a refusal of the browser, whose own messages are for programmers. */
export function passkeyProblemMessage(error: Error): string {
  const isOfBrowser = error instanceof WebAuthnError || error instanceof DOMException
  if (!isOfBrowser) return error.message
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return labels.alreadyHasPasskey
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return labels.noPasskeyUsed
  return labels.thisBrowserCouldntUsePasskey
}

/** Returns the default name of a passkey. */
export function deviceName(): string {
  const { userAgent } = navigator
  const browser = NAMES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? labels.browser
  const device = DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1]
  return device ? labels.browserOnDevice(browser, device) : browser
}

const NAMES: readonly [RegExp, string][] = [
  [/Edg\//, labels.edge],
  [/Firefox\//, labels.firefox],
  [/Chrome\//, labels.chrome],
  [/Safari\//, labels.safari],
]

const DEVICES: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, labels.android],
  [/Macintosh/, labels.mac],
  [/Windows/, labels.windows],
  [/Linux/, labels.linux],
]
