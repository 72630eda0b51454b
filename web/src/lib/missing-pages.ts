/** Addresses of this visit at which there was no page. */
const missing = new Set(['/not-found'])

/** Marks the page at an address as missing, so that its loading isn't traced. */
export function noteMissing(path: string): void {
  missing.add(path)
}

export function isMissing(path: string): boolean {
  return missing.has(path)
}
