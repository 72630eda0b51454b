const FILES = new URL('./files/', import.meta.url)

/** Folders of `files/` by the beginnings of names. */
const FOLDERS: readonly [folder: string, start: RegExp][] = [
  ['photos', /^scene-/],
  ['renders', /^render-/],
  ['graphics', /^(banner-|chart-|icons|logo|zones)/],
  ['recordings', /^(audio|film)-/],
  ['brochures', /^(brochure|fair|press)-/],
  ['case-studies', /^case-/],
  ['guides', /^guide-/],
  ['papers', /^(page|paper)-/],
  ['sales', /^(contract|prices)-/],
  ['sheets', /^sheet-/],
  ['office', /^(deck|doc)-/],
  ['text', /^(data|mail|notes|pulse|reader)-/],
]

/** Facts that processing found in each file, by its name. */
export const FACTS = new URL('facts.json', FILES)

/** Returns the URL of a file of the demo; names without a folder are pictures of web pages. */
export function seedFileUrl(file: string): URL {
  const folder = FOLDERS.find(([, start]) => start.test(file))?.[0] ?? 'web-pages'
  return new URL(`${folder}/${encodeURIComponent(file)}`, FILES)
}
