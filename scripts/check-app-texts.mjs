import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'
import { Failure, main, root } from './lib.mjs'

// Members read the app in their language: what they see stands in labels files, of which web/src/languages has
// translations.

const FOLDER = resolve(root, process.argv[2] ?? 'web/src')
const LEFT_OUT =
  /^(visitor|languages)\/|\.test\.tsx?$|(^|\/)labels\/|labels\.ts$|^service-worker\.ts$/
/** Properties of elements and of what is passed to components that people read or hear. */
const READ =
  /^(alt|aria-(description|label|roledescription|valuetext)|badge|body|caption|confirm|description|done|effect|error|fallback|heading|hint|label|line|message|note|nouns|placeholder|sentence|subtitle|summary|text|title|tooltip|unit|warning)$/i
/** Pattern of strings that are written as labels are, whatever their property is called. */
const SENTENCE = /^\p{Lu}\p{Ll}{2,}[^:;{}]*$/u
/** Functions whose strings are shown as they are. */
const SHOWING = /^(formatCount|pluralOf|toast|sentence)$/
/** Names, notations and samples, which are the same in each language. */
const SAME =
  /^(https?:\/\/\S*|(\/[\w-]+\/(, )?)+|yellow|groups|link|byte|Bearer|[\w.-]+@[\w.-]+|[\w-]+(\.[\w-]+)+(\/\S*)?|[a-z]+(-[a-z]+)+|#[0-9a-f]+|Satchel|OpenID Connect|SAML.*|PDF|CSV|URL|API|ID|SCIM|WebSocket|Markdown|HEAD|Enter|Esc)$/i

await main(() => {
  const files = globSync('**/*.{ts,tsx}', { cwd: FOLDER }).filter((path) => !LEFT_OUT.test(path))
  const problems = [...new Set(files.sort().flatMap(problemsOf))]
  if (problems.length > 0) throw new Failure(problems.join('\n'))
})

function problemsOf(path) {
  const source = readFileSync(join(FOLDER, path), 'utf8')
  const found = []
  walk(parseSync(path, source).program, [], found)
  return found
    .filter(({ text }) => /\p{L}{2}/u.test(text) && !SAME.test(text.trim()))
    .map(({ text, start }) => {
      const line = source.slice(0, start).split('\n').length
      return `${path}:${line} has a text outside of labels files: “${text.trim()}”`
    })
}

/** Collects what is shown: the text of elements, and strings that properties and functions show. */
function walk(node, above, found) {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, above, found)
    return
  }
  if (typeof node?.type !== 'string') return
  if (isShown(node, above)) found.push({ text: textOf(node), start: node.start })
  for (const [name, value] of Object.entries(node))
    if (typeof value === 'object' && name !== 'parent') walk(value, [...above, node], found)
}

function isShown(node, above) {
  if (node.type === 'JSXText') return true
  const isText =
    (node.type === 'Literal' && typeof node.value === 'string') || node.type === 'TemplateLiteral'
  return isText && showsIn(node, above)
}

/** Tells whether a string ends up in what is shown, going up through conditions, `??` and templates. */
function showsIn(node, above) {
  const parent = above.at(-1)
  const further = () => showsIn(parent, above.slice(0, -1))
  switch (parent?.type) {
    case 'ConditionalExpression':
      return parent.test !== node && further()
    case 'LogicalExpression':
    case 'TemplateLiteral':
    case 'TSAsExpression':
    case 'ArrayExpression':
      return further()
    case 'JSXExpressionContainer':
      return (
        above.at(-2)?.type === 'JSXElement' || above.at(-2)?.type === 'JSXFragment' || further()
      )
    case 'JSXAttribute':
      return READ.test(parent.name.name)
    case 'Property':
      return (
        parent.value === node &&
        (READ.test(parent.key.name ?? parent.key.value) || SENTENCE.test(textOf(node)))
      )
    case 'CallExpression':
      return parent.callee !== node && SHOWING.test(parent.callee.name)
    case 'NewExpression':
      return parent.callee.name === 'Expected'
    default:
      return false
  }
}

function textOf(node) {
  if (node.type === 'JSXText') return node.value
  if (node.type === 'Literal') return node.value
  return (node.quasis ?? []).map(({ value }) => value.cooked).join(' ')
}
