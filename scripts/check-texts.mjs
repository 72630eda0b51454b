import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Failure, main, root } from './lib.mjs'

// Visitors read each page in their language: what they see stands in the catalogue, messages/.

const FOLDER = resolve(root, process.argv[2] ?? 'web/src/visitor')
/** The label of a trap for machines, which no person sees or hears. */
const LEFT_OUT = /(^|\/)(messages\/|Honeypot\.tsx$)|\.test\./

const TEXTS = [
  /<[A-Za-z][^<>]*>([^<>{}]*[A-Za-z]{3}[^<>{}]*)<\//g,
  /^ +([A-Z][a-z’]+(?: [A-Za-z’,-]+)+[.!?…]?)$/gm,
  /\b(?:aria-label|title|placeholder|alt)="([^"]*[A-Za-z]{3}[^"]*)"/g,
  /\.(?:textContent|ariaLabel|title|placeholder|alt)\s*=\s*['"`]([^'"`]*[A-Za-z]{3}[^'"`]*)['"`]/g,
]

await main(() => {
  const files = globSync('**/*.{ts,tsx}', { cwd: FOLDER }).filter((path) => !LEFT_OUT.test(path))
  const problems = [...new Set(files.flatMap(problemsOf))]
  if (problems.length > 0) throw new Failure(problems.join('\n'))
})

function problemsOf(path) {
  const source = readFileSync(join(FOLDER, path), 'utf8')
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  )
  return TEXTS.flatMap((pattern) => [...code.matchAll(pattern)])
    .filter(([, text]) => /[A-Za-z]{3}/.test(text.replace(/\$\{[^}]*\}/g, '')))
    .map(({ index, 0: match, 1: text }) => {
      const line = code.slice(0, index + match.indexOf(text.trim())).split('\n').length
      return `${path}:${line} has a text outside the catalogue: “${text.trim()}”`
    })
}
