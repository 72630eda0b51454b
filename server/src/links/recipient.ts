import { NAME_MAX } from '@satchel/contract/constants.ts'
import { normalAddress } from '../platform/mail/email-address.ts'
import { invalidField, says } from '../platform/problem.ts'
import type { Recipient } from './queries.ts'

export type RecipientInput = { [name in keyof Recipient]?: string | null | undefined }

/** Throws for what is no address, naming the field. */
export function recipientOf(input: RecipientInput): Recipient {
  const recipient = tidy(input)
  if (input.sharedToEmail?.trim() && !normalAddress(input.sharedToEmail))
    throw invalidField('sharedToEmail', says('isNotEmailAddress'))
  // An address as a name would be a second person with one key.
  if (input.sharedToName?.includes('@')) throw invalidField('sharedToName', says('isAddress'))
  return recipient
}

/** Normalizes a recipient; an invalid address stays as it is and matches nothing. */
export function tidy(input: RecipientInput) {
  const { sharedToEmail, sharedToName, sharedToMemo, sharedToOrganization } = input
  const email = sharedToEmail?.trim()
  return {
    sharedToEmail: (email && (normalAddress(email) ?? email.toLowerCase())) || null,
    sharedToName: sharedToName?.trim() || null,
    sharedToMemo: sharedToMemo?.trim() || null,
    sharedToOrganization: sharedToOrganization?.trim() || null,
  } satisfies Recipient
}

/** Returns what is wrong with a row, for people; undefined if nothing. */
export function faultOf(recipient: RecipientInput): string | undefined {
  const { sharedToEmail, sharedToName, sharedToMemo, sharedToOrganization } = recipient
  const texts = [sharedToEmail, sharedToName, sharedToMemo, sharedToOrganization].map((text) =>
    text?.trim(),
  )
  if (!texts.some(Boolean)) return 'Names nobody'
  if (texts[0] && !normalAddress(texts[0])) return 'Is not an email address'
  return texts.some((text) => (text?.length ?? 0) > NAME_MAX)
    ? `Is longer than ${NAME_MAX} characters`
    : undefined
}
