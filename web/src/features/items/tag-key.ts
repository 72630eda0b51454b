/** Two labels that look alike are one tag: case, accents, width and spaces do not count. */
export function tagKey(label: string): string {
  const plain = label.normalize('NFKD').replace(/\p{M}/gu, '')
  return plain.trim().replace(/\s+/g, ' ').toLowerCase()
}
