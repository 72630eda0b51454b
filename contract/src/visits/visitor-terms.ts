/** Responsibility, storage and recipients of data of visitors. */
export interface VisitorTerms {
  /** Lines that name who is responsible; null if the company didn't write any. */
  controller: string | null
  /** Purpose and legal ground in the company's words; null if it didn't write any. */
  legalGround: string | null
  /** Months after which visits are deleted; null for none. */
  keptMonths: number | null
  /** The host of this server. */
  host: string
  /** Place of the data in the operator's words; null without any. */
  location: string | null
  /** The services in use that get data of visitors, by kind or name. */
  recipients: VisitorRecipient[]
}

/** A service by its kind, or by its name. */
export type VisitorRecipient = 'mail' | 'storage' | 'backup' | 'programs' | { name: string }
