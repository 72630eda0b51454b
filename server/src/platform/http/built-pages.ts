import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** The folder of the built web app. */
export const DIST = fileURLToPath(new URL('../../../../web/dist/', import.meta.url))

type Entry = 'app' | 'classic'

interface Build {
  html: Record<Entry, string>
  /** Files to load ahead, by page: `classic/Login` → its scripts and styles. */
  pages: Record<string, string[]>
  /** Content hashes of the scripts inside the HTML, for the content security policy. */
  scriptHashes: string[]
}

/** Results of the builds, by language. */
const builds = new Map<string, Promise<Build>>()

/** Returns the folder of a language, in `DIST`: English pages are at the top. */
export const folderOf = (language: string) => (language === 'en' ? '' : `${language}/`)

/** Returns what the build of the web app in a language made, or undefined if it hasn't been built. */
export async function readBuild(language: string): Promise<Build | undefined> {
  const build = builds.get(language) ?? load(folderOf(language))
  builds.set(language, build)
  return build.catch(() => {
    builds.delete(language)
    return undefined
  })
}

/**
 * The part that the HTML shows before the first script runs: the frame, or the background of the pages before sign-in.
 */
export type FirstSight = 'frame' | 'entrance'

/** Returns the HTML of an entry for the page at `path`. It loads the page's own files along with the entry's. */
export function htmlOf({ html, pages }: Build, entry: Entry, path: string, sight?: FirstSight) {
  const files = pages[`${entry}/${pageName(path)}`] ?? []
  const links = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" crossorigin href="${file}">`
      : `<link rel="modulepreload" crossorigin href="${file}">`,
  )
  const shape = `Shape${pageName(path)}`
  return html[entry]
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace(SHAPES, (_, name, boxes) => (name === shape ? boxes : ''))
    .replace(FIRST_SIGHTS, (part, name) => (name === sight ? part : ''))
}

const SHAPES = /<!--(Shape\w+)-->(.*?)<!--\/\1-->/gs
const FIRST_SIGHTS = /<!--(\w+)-->.*?<!--\/\1-->/gs

/** Names of pages of one thing that aren't called by it. */
const PAGES_OF_ONE: Readonly<Record<string, string>> = { people: 'Recipient', imports: 'ImportRun' }

/** `/password-reset` is PasswordReset; `/items/<id>` is Item. A page by another name just isn't loaded ahead. */
function pageName(path: string): string {
  const [first = '', id] = path.slice(1).split('/')
  if (first === '') return 'Home'
  const ofOne = id && PAGES_OF_ONE[first]
  if (ofOne) return ofOne
  const words = (id ? first.replace(/s$/, '') : first).split('-')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

async function load(folder: string): Promise<Build> {
  const [app, classic, pages] = await Promise.all(
    ['index.html', 'classic/index.html', 'pages.json'].map((name) =>
      readFile(`${DIST}${folder}${name}`, 'utf8'),
    ),
  )
  if (app === undefined || classic === undefined || pages === undefined)
    throw new Error('The build is incomplete')
  const scripts = [app, classic].flatMap((html) => [...html.matchAll(/<script>(.*?)<\/script>/gs)])
  const hashes = scripts.map(([, script = '']) =>
    createHash('sha256').update(script).digest('base64'),
  )
  // Both entries name it, so that either can use what the other has stored in the browser.
  const name = createHash('sha256').update(app).update(classic).digest('hex').slice(0, 16)
  const named = (html: string) =>
    html.replace('<title>', `<meta name="satchel-build" content="${name}"><title>`)
  return {
    html: { app: named(app), classic: named(classic) },
    pages: JSON.parse(pages),
    scriptHashes: [...new Set(hashes)].map((hash) => `'sha256-${hash}'`),
  }
}
