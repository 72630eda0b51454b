import { isAddress } from '@satchel/contract/addresses.ts'
import type { Link } from '@satchel/contract/links/links.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'

export interface Shared {
  itemType: ItemType
  itemId: string
  itemName: string
  /** Page of the document at which its link opens; the first if undefined. */
  page?: number | undefined
  /** A recipient known when the dialog opens. */
  to?: Partial<Recipient>
  /** Opens the form of a page for one person. */
  openPage?: (page: PageDraft) => void
}

interface PageDraft {
  title: string
  pieces: readonly { id: string }[]
  recipient: string
}

export interface Recipient {
  email: string
  /** Name of a person whose address isn't known. */
  name: string
  organization: string
  memo: string
}

export interface CreatedShare {
  link: Link
  /** True if the recipient already had this link. */
  isOld: boolean
}

/** A link that was made in the dialog. */
export interface MadeShare extends CreatedShare {
  isCopied: boolean
  /** Password of the link, if it was typed here, to be copied too. */
  password: string | null
}

/** True for a complete address, an organization or a name. */
export function hasRecipient({ email, name, organization, memo }: Recipient): boolean {
  return isAddress(email) || [name, organization, memo].some((text) => text.trim() !== '')
}

/** Returns whom the fields name, for the head of the dialog; empty if nobody yet. */
export function namedIn({ email, name, organization, memo }: Recipient): string {
  if (isAddress(email)) return email.trim()
  return name.trim() || organization.trim() || memo.trim()
}
