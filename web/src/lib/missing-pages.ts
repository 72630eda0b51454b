/** Paths of this session that had no page. */
const missing = new Set(['/not-found'])

/** Marks a path as missing, so that its loading isn't traced. */
export function noteMissing(path: string): void {
  missing.add(path)
}

export function isMissing(path: string): boolean {
  return missing.has(path)
}
