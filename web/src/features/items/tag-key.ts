/** Two labels that look alike are one tag, by case, accents, width, spaces and what cannot be seen; the server knows more. */
export function tagKey(label: string): string {
  const seen = label.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
  const lower = seen.trim().replace(/\s+/g, ' ').toLowerCase()
  return lower.replaceAll('ς', 'σ').replaceAll('ß', 'ss')
}
