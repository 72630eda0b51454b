/** Completes a web address such as `acme.com`; null where there is none. */
export function whole(address: string): string | null {
  const text = address.trim()
  if (text === '') return null
  return /^[a-z]+:/i.test(text) ? text : `https://${text}`
}
