import type { Product } from '../product.ts'

/** The work a server is in the middle of when it is killed. */
export interface Situation {
  /** Resolves once it is in the middle, from which it can't get away by itself. */
  begin(): Promise<void>
  /** Runs right before the kill. */
  beforeKill?(): void
  /** Runs once the server is gone; its database isn't. */
  afterKill?(): Promise<void>
  /** Waits until the next server, on the same data, has done what is left, and expects it to be whole. */
  check(second: Pick<Product, 'url' | 'dataDir'>): Promise<void>
}

/** Signs up whoever it needs; the server has other tenants in other situations. */
export type Prepare = (first: Product) => Promise<Situation>
