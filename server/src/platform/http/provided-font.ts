import type { Config } from '../config.ts'

/** Returns what pages need of a font provider: tags for their head, and sources for the content security policy. */
export function providedFont({ FONT_URL, FONT_FAMILY, FONT_FILES_URL }: Config) {
  if (!FONT_URL) return { tags: '', styles: '', files: '' }
  const styles = new URL(FONT_URL).origin
  const files = FONT_FILES_URL ? new URL(FONT_FILES_URL).origin : styles
  const tags = [
    // Stylesheets are asked for with the browser's cookies, fonts always without: two connections, even to one host.
    `<link rel="preconnect" href="${styles}">`,
    `<link rel="preconnect" href="${files}" crossorigin>`,
    `<meta name="satchel-font" content="${FONT_URL.replaceAll('&', '&amp;')}">`,
    `<style>:root{--provided-font:"${FONT_FAMILY}"}</style>`,
  ]
  return { tags: tags.join(''), styles: ` ${styles}`, files: ` ${files}` }
}
