import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { root } from './lib.mjs'

// The server answers problems in English; the app shows them in its language by `web/src/lib/server-text/server-labels.ts`. This
// prints each of its sentences, with {} for each value, as that file names them.

/** Folders whose sentences no page of the app shows. */
const LEFT_OUT = /\.test\.ts$|^(visitor|seed|backup|processing\/sandbox)\//
/** Calls that make a problem, and which argument has the sentence. */
const CALLS = { Problem: 1, invalidField: 1, NoSuchAddress: 0, UnreadableFile: 0, failRun: 2 }

export function serverSentences() {
  const folder = join(root, 'server/src')
  const files = globSync('**/*.ts', { cwd: folder }).filter((path) => !LEFT_OUT.test(path))
  const found = new Set()
  for (const path of files) {
    const source = readFileSync(join(folder, path), 'utf8')
    if (/Problem|message:|UnreadableFile|failRun/.test(source))
      walk(parseSync(path, source).program, found)
  }
  const titles = readFileSync(join(root, 'contract/src/problem.ts'), 'utf8')
  for (const [, title] of titles.matchAll(/\[\d{3}, '([^']+)'\]/g)) found.add(title)
  return [...found].filter((sentence) => /\p{L}{2}/u.test(sentence)).sort()
}

function walk(node, found) {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, found)
    return
  }
  if (typeof node?.type !== 'string') return
  if (node.type === 'NewExpression' || node.type === 'CallExpression') collectCall(node, found)
  if (node.type === 'Property' && node.key.name === 'message') collect(node.value, found)
  for (const value of Object.values(node)) if (typeof value === 'object') walk(value, found)
}

function collectCall({ callee, arguments: values }, found) {
  const at = CALLS[callee.name]
  if (at !== undefined) collect(values[at], found)
  const what = callee.name === 'orNotFound' ? values[1]?.value : undefined
  if (typeof what === 'string') found.add(`${what} not found`)
}

function collect(node, found) {
  if (node?.type === 'Literal' && typeof node.value === 'string') found.add(node.value)
  if (node?.type === 'TemplateLiteral')
    found.add(node.quasis.map(({ value }) => value.cooked).join('{}'))
  if (node?.type === 'ConditionalExpression') {
    collect(node.consequent, found)
    collect(node.alternate, found)
  }
  if (node?.type === 'LogicalExpression') collect(node.right, found)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(serverSentences().join('\n'))
