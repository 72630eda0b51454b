import type { MadePasskey, ShownPasskey } from '@satchel/contract/accounts/factors.ts'
import { t } from '@satchel/messages/t.ts'
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'

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
    return t('factors.alreadyHasPasskey')
  if (error.name === 'NotAllowedError' || error.name === 'AbortError')
    return t('factors.noPasskeyUsed')
  return t('factors.thisBrowserCouldntUsePasskey')
}

/** Returns the default name of a passkey. */
export function deviceName(): string {
  const { userAgent } = navigator
  const browser = NAMES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? t('factors.browser')
  const device = DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1]
  return device ? t('factors.browserOnDevice', { browser, device }) : browser
}

const NAMES: readonly [RegExp, string][] = [
  [/Edg\//, t('factors.edge')],
  [/Firefox\//, t('factors.firefox')],
  [/Chrome\//, t('factors.chrome')],
  [/Safari\//, t('factors.safari')],
]

const DEVICES: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, t('factors.android')],
  [/Macintosh/, t('factors.mac')],
  [/Windows/, t('factors.windows')],
  [/Linux/, t('factors.linux')],
]
