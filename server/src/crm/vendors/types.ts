import type { CrmFault } from '@satchel/contract/crm.ts'

export interface Tokens {
  access: string
  refresh: string
  /** The end of the access token; null if the vendor doesn’t say. */
  expiresAt: string | null
  /** The origin of the account's API; null if all accounts have the same. */
  apiUrl: string | null
}

/** Tokens that a vendor gives for a code, and whose they are. */
export interface Grant {
  tokens: Tokens
  account: { id: string; name: string }
}

/** A person who gave their address, and whatever else is known. */
export interface PersonDraft {
  email: string
  firstName?: string
  lastName?: string
  company?: string
  phone?: string
  title?: string
}

/** A person's record in the CRM. */
export interface PersonRecord {
  id: string
  /** Salesforce keeps leads apart from contacts. */
  type: 'contact' | 'lead'
}

/** A reading, in words. */
export interface Activity {
  /** Part of `link`, by which it's found again. */
  marker: string
  title: string
  lines: { label: string; value: string }[]
  /** Leads to the figures. */
  link: string
  at: string
}

/** The calls to an account of a CRM; all throw `CrmProblem`. */
export interface CrmClient {
  findPerson(email: string): Promise<PersonRecord | undefined>
  /** Creates a person or, if there is one with the address, fills in those of their fields that are empty. */
  savePerson(draft: PersonDraft): Promise<PersonRecord>
  /** Finds an activity that was added before; resolves to its address. */
  findActivity(person: PersonRecord, activity: Activity): Promise<string | undefined>
  /** Adds an activity at a person and their open deals; resolves to its address. */
  addActivity(person: PersonRecord, activity: Activity): Promise<string>
  /** The address at which people open a person's record. */
  urlOf(person: PersonRecord): string
}

/** A vendor with the operator's app; all calls throw `CrmProblem`. */
export interface Vendor {
  authorizeUrl(parts: { state: string; challenge: string }): string
  exchange(parts: { code: string; verifier: string }): Promise<Grant>
  renew(tokens: Tokens): Promise<Tokens>
  revoke(tokens: Tokens): Promise<void>
  open(tokens: Tokens, accountId: string): Promise<CrmClient>
}

/** The app that an operator registered, and where people are sent back. */
export interface RegisteredApp {
  clientId: string
  clientSecret: string
  callbackUrl: string
}

/** `expired`: the access token isn't accepted; a new one may be. */
export type ProblemKind = CrmFault | 'expired'

/** A failed call to a CRM. Its message is what people are shown, and never has a token in it. */
export class CrmProblem extends Error {
  override name = 'CrmProblem'
  readonly fault: ProblemKind
  /** The time to wait that the CRM asks for, in ms. */
  readonly waitMs: number | undefined

  constructor(
    fault: ProblemKind,
    message: string,
    options: ErrorOptions & { waitMs?: number } = {},
  ) {
    super(message, options)
    this.fault = fault
    this.waitMs = options.waitMs
  }
}

const DETAIL_MAX = 300

/** Returns words of a CRM as they are stored and shown: without control characters, and bounded. */
export function detailOf(text: unknown): string {
  const plain = String(text ?? '')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
  return [...plain].slice(0, DETAIL_MAX).join('')
}
