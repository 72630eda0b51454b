import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PSEUDO_LANGUAGE } from '@satchel/contract/languages.ts'
import type { Plugin } from 'vite'

const SOURCES = fileURLToPath(new URL('src/', import.meta.url))
const TRANSLATIONS = join(SOURCES, 'languages/')
const PSEUDO = join(TRANSLATIONS, 'pseudo.ts')
/** Files with texts of the app, `labels.ts`, `visit-labels.ts`, `labels/home.ts`. */
const LABELS = /(?:labels|\/labels\/[\w-]+)\.ts$/

/**
 * Puts the app into one language: its labels files are replaced by their translations in `src/languages`, and English
 * ones stay where there is none. The built app thus carries one language, each page the texts it shows.
 */
export function inLanguage(language: string): Plugin {
  return {
    name: 'in-language',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.APP_LANGUAGE': JSON.stringify(language) } }),
    transformIndexHtml: (html) =>
      html.replace('<html lang="en"', `<html lang="${tagOf(language)}"`),
    async resolveId(source, importer) {
      if (language === 'en' || !LABELS.test(source) || importer?.includes('?pseudo')) return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      if (!found || !mayBeReplaced(found.id)) return found
      // A translation takes from the English file what isn't text.
      if (importer?.startsWith(TRANSLATIONS)) return found
      if (language === PSEUDO_LANGUAGE) return `${found.id}?pseudo`
      const translation = join(TRANSLATIONS, language, relative(SOURCES, found.id))
      return existsSync(translation) ? translation : found
    },
    async load(id) {
      const [path = '', query] = id.split('?')
      if (query !== 'pseudo') return null
      const program = this.parse(await readFile(path, 'utf8'), { lang: 'ts' })
      const names = program.body.flatMap((statement) => exportedBy(statement as Statement))
      return [
        `import * as english from '${path}?english'`,
        `import { pseudo } from '${PSEUDO}'`,
        ...names.map((name) => `export const ${name} = pseudo(english.${name})`),
      ].join('\n')
    },
  }
}

/** Tells whether a file has texts of its own; others, which arrange those of the catalogue, have no translations. */
function mayBeReplaced(path: string): boolean {
  if (!path.startsWith(SOURCES) || path.startsWith(TRANSLATIONS)) return false
  return existsSync(join(TRANSLATIONS, 'de', relative(SOURCES, path)))
}

/** Returns the tag for `<html lang>`. */
function tagOf(language: string): string {
  return language === PSEUDO_LANGUAGE ? `en-${language}` : language
}

interface Statement {
  type: string
  declaration?: { type: string; id?: { name: string }; declarations?: { id: { name: string } }[] }
}

/** Returns the names of the values that a statement exports. */
function exportedBy({ type, declaration }: Statement): string[] {
  if (type !== 'ExportNamedDeclaration' || !declaration) return []
  if (declaration.type === 'FunctionDeclaration' && declaration.id) return [declaration.id.name]
  return (declaration.declarations ?? []).map(({ id }) => id.name)
}
