/**
 * Returns the key that makes two similar labels one tag: regardless of case, accents, width, spaces and invisible
 * characters. The server compares more closely.
 */
export function tagKey(label: string): string {
  const seen = label.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
  const lower = seen.trim().replace(/\s+/g, ' ').toLowerCase()
  return lower.replaceAll('ς', 'σ').replaceAll('ß', 'ss')
}
