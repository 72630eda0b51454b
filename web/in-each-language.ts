import { directionOf, isPseudoLanguage } from '@satchel/contract/languages.ts'
import type { Plugin, Rolldown } from 'vite'
import { constantsIn, textsIn } from './app-texts.ts'
import {
  hashOf,
  type Names,
  namesOf,
  type Script,
  scriptOf,
  withNames,
  writeScript,
} from './built-scripts.ts'
import { chunksOf } from './page-files.ts'

type Emit = (fileName: string, source: string) => void

/** A language of the app, with what its scripts are called. */
interface InLanguage {
  language: string
  names: Names
  worker: string
}

const WORKER = 'service-worker.js'
const PAGES = ['index.html', 'classic/index.html', 'pages.json']

/**
 * Writes the app in each language once it's built: texts in place of their marks, into scripts with names of their own.
 * Scripts that have no texts, and load none that has, are the same for all languages. English pages are at the top,
 * others in a folder of their language.
 */
export function inEachLanguage(languages: readonly string[]): Plugin {
  return {
    name: 'in-each-language',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const scripts = chunksOf(bundle).map(scriptOf)
        const pages = PAGES.map((name) => [name, sourceOf(bundle[name])] as const)
        const emitted = new Set<string>()
        const emit: Emit = (fileName, source) => {
          const file = bundle[fileName]
          if (file?.type === 'asset') file.source = source
          else if (file) file.code = source
          else if (!emitted.has(fileName)) this.emitFile({ type: 'asset', fileName, source })
          emitted.add(fileName)
        }
        for (const language of languages) {
          const written = writeScripts(scripts, language, emit)
          writePages(written, pages, emit)
          // What was built is in the files of languages.
          if (language === languages.at(-1)) removeMarked(bundle, written.names)
        }
      },
    },
  }
}

function sourceOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (file?.type !== 'asset') throw new Error('A page is missing from the build')
  return String(file.source)
}

function writeScripts(scripts: readonly Script[], language: string, emit: Emit): InLanguage {
  const texts = textsIn(language)
  const constants: Record<string, string> = constantsIn(language)
  const textOf = (key: string) => constants[key] ?? texts(key)
  const written = new Map(
    scripts
      .filter(({ calls, fileName }) => calls.length > 0 && fileName !== WORKER)
      .map((script) => [script.fileName, writeScript(script, textOf)]),
  )
  const names = namesOf(scripts, written)
  for (const { fileName, code, map } of scripts) {
    const name = withNames(fileName, names)
    if (name === fileName) continue
    const own = written.get(fileName)
    emit(name, withNames(own?.code ?? code, names))
    const mapped = own ? own.map : map && JSON.stringify(map)
    if (mapped) emit(`${name}.map`, mapped)
  }
  const worker = scripts.find(({ fileName }) => fileName === WORKER)
  if (!worker) throw new Error('The service worker is missing from the build')
  constants.$version = JSON.stringify(hashOf([...names.values()].join()).slice(0, 12))
  return { language, names, worker: withNames(writeScript(worker, textOf).code, names) }
}

function writePages(
  { language, names, worker }: InLanguage,
  pages: readonly (readonly [name: string, source: string])[],
  emit: Emit,
): void {
  const folder = language === 'en' ? '' : `${language}/`
  emit(`${folder}${WORKER}`, worker)
  const tag = isPseudoLanguage(language) ? `en-${language}` : language
  const direction = directionOf(language) === 'rtl' ? ' dir="rtl"' : ''
  for (const [name, source] of pages)
    emit(
      `${folder}${name}`,
      withNames(source, names).replace('<html lang="en"', `<html lang="${tag}"${direction}`),
    )
}

function removeMarked(bundle: Rolldown.OutputBundle, names: Names): void {
  for (const fileName of Object.keys(bundle)) {
    if (withNames(fileName, names) === fileName) continue
    delete bundle[fileName]
    delete bundle[`${fileName}.map`]
  }
}
