/** Returns a random UUID. `crypto.randomUUID` is missing if the page is not served over TLS. */
export function newId(): string {
  const random = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ]
  return [...parts, hex.slice(20)].join('-')
}
