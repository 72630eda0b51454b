import type { HiddenContent, HiddenKind } from '@satchel/contract/items/hidden.ts'

/** Counts what a file carries unseen. */
export class HiddenCount {
  #counts = new Map<HiddenKind, number>()
  /** People's names, each once. */
  #names = new Set<string>()

  add(kind: HiddenKind, count = 1): void {
    if (count > 0) this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + count)
  }

  addName(name: string): void {
    if (name.trim()) this.#names.add(name.trim())
  }

  get total(): HiddenContent {
    const authors = this.#names.size
    return Object.fromEntries([...this.#counts, ...(authors > 0 ? [['authors', authors]] : [])])
  }
}
