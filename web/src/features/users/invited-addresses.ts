/** Of a pasted list, each once: "Ada Lovelace <ada@example.com>; bob@example.com". */
export function addressesOf(text: string): string[] {
  const marked = [...text.matchAll(/<([^<>\s]+@[^<>\s]+)>/g)].map(([, address = '']) => address)
  const rest = text
    .replace(/(?:"[^"]*"\s*|[^,;\n<>"]*)<[^<>]*>/g, ' ')
    .split(/[\s,;]+/)
    .filter(Boolean)
  return [...new Map([...marked, ...rest].map((each) => [each.toLowerCase(), each])).values()]
}
