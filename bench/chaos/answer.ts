/** An answer of the product, or none. */
export interface Answer {
  /** The status; 0 if there was no answer. */
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}
