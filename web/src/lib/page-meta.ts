/** Returns what the server wrote into a `meta` of the page, if anything. */
export function pageMeta(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content
}
