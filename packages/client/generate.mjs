// Writes from the contract, into src/generated/: types of what goes in and comes out, and a method for each operation that
// API keys and connected apps may call; and the events for n8n and Zapier. With --check it only compares.
import { globSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scopeOf } from '@satchel/contract/api-keys.ts'
import { ENDPOINTS } from '@satchel/contract/endpoints.ts'
import { PROBLEMS } from '@satchel/contract/problem.ts'
import { EVENT_EXAMPLES } from '@satchel/contract/webhooks/event-examples.ts'
import { EVENT_SCHEMAS } from '@satchel/contract/webhooks/event-schemas.ts'
import { compile } from 'json-schema-to-typescript'
import manifest from './package.json' with { type: 'json' }

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const NOTE = '// Made from the contract by `npm run client`. Change the contract instead.\n'
/** Uploads by tus, which `upload` has in its own way. */
const BY_TUS = /^(create|continue|cancel)Upload$|^getUpload(Offset|Options)$/
/** Keywords that no type shows. With an object as the value, it's a property that is called so. */
const UNTYPED = ['format', 'pattern', 'default']
/** Remarks of the library about the schema that holds all types. */
const REFERENCES =
  /^\/\*\*\n \* This interface was referenced by .*\n \* via .*\n \*\/\n| \*\n \* This interface was referenced by .*\n \* via .*\n/gm
const STYLE = { semi: false, singleQuote: true, printWidth: 100 }

const operations = ENDPOINTS.filter(
  ({ endpoint }) => scopeOf(endpoint) ?? endpoint.anyScope,
).filter(({ endpoint }) => !BY_TUS.test(endpoint.name))

const names = await namedSchemas()
const GENERATED = 'src/generated'
const N8N = '../../integrations/n8n/nodes/SatchelTrigger/generated'
const ZAPIER = '../../integrations/zapier/src/generated'
const files = {
  [`${GENERATED}/types.ts`]: await writeTypes(),
  [`${GENERATED}/methods.ts`]: writeMethods(),
  [`${GENERATED}/version.ts`]: `// Made from package.json by \`npm run client\`.\nexport const VERSION = '${manifest.version}'\n`,
  [`${GENERATED}/problems.ts`]: `${NOTE}/** Codes of the problems that Satchel answers. */\nexport type ProblemCode =\n${Object.keys(
    PROBLEMS,
  )
    .map((code) => `  | '${code}'\n`)
    .join('')}`,
  [`${N8N}/events.ts`]: writeEventOptions(),
  [`${ZAPIER}/events.ts`]: writeEventTriggers(),
}
const stale = []
for (const [name, text] of Object.entries(files)) {
  const path = here(name)
  if ((await readFile(path, 'utf8').catch(() => '')) !== text) stale.push({ path, text })
}
if (process.argv.includes('--check')) {
  for (const { path } of stale)
    console.error(`${path} isn’t what the contract says. Run "npm run client"`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  for (const { path, text } of stale) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}

/** Returns the schemas that the contract exports, by their text. */
async function namedSchemas() {
  const names = new Map()
  for (const path of globSync('**/*.ts', { cwd: here('../../contract/src') }).sort()) {
    const exported = await import(`@satchel/contract/${path}`)
    for (const [name, value] of Object.entries(exported)) {
      const isNamed = /^[A-Z][a-z]/.test(name) && (value?.properties || value?.enum)
      const text = isNamed && JSON.stringify(value)
      if (text && !names.has(text) && ![...names.values()].includes(name)) names.set(text, name)
    }
  }
  return names
}

/** Returns a schema whose parts that have a name refer to it, and adds those to `definitions`. */
function referring(schema, names, definitions) {
  if (Array.isArray(schema)) return schema.map((part) => referring(part, names, definitions))
  if (typeof schema !== 'object' || schema === null) return schema
  const name = names.get(JSON.stringify(schema))
  if (!name) return partsOf(schema, names, definitions)
  definitions[name] ??= partsOf(schema, names, definitions)
  return { $ref: `#/definitions/${name}` }
}

function partsOf(schema, names, definitions) {
  const parts = Object.entries(schema)
    .filter(([key, part]) => !UNTYPED.includes(key) || typeof part === 'object')
    .map(([key, part]) => [key, referring(part, names, definitions)])
  return Object.fromEntries(parts)
}

async function writeTypes() {
  const definitions = {}
  for (const { endpoint } of operations) {
    const input = inputOf(endpoint)
    if (input) definitions[typeName(endpoint, 'Input')] = referring(input, names, definitions)
    if (!endpoint.reply) continue
    const reply = referring(endpoint.reply, names, definitions)
    if (!reply.$ref) definitions[typeName(endpoint, 'Reply')] = reply
  }
  const sorted = Object.fromEntries(
    Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  const text = await compile({ definitions: sorted }, 'Nothing', {
    additionalProperties: false,
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    style: STYLE,
    unreachableDefinitions: true,
  })
  // The types of the whole schema, which is only there to hold the others.
  return NOTE + text.replace(/export interface Nothing \{\}\n/, '').replace(REFERENCES, '')
}

/** Returns one schema of all parts of an input; parameters and the fields of the body have different names. */
function inputOf({ name, params, query, body, raw, alsoCsv, format }) {
  const parts = [params, query, body].filter(Boolean)
  if (raw && !query && !params) return undefined
  const properties = {}
  for (const part of parts)
    for (const [key, property] of Object.entries(part.properties)) {
      if (key in properties) throw new Error(`${name} has ${key} twice`)
      if ((alsoCsv || format) && key === 'format') continue
      properties[key] = property
    }
  const required = parts.filter((part) => !part['~optional']).flatMap((part) => part.required ?? [])
  return parts.length > 0 ? { type: 'object', properties, required } : undefined
}

function typeName({ name }, end) {
  return name[0].toUpperCase() + name.slice(1) + end
}

function writeMethods() {
  const types = new Set()
  const methods = operations.flatMap(({ endpoint }) => methodsOf(endpoint, types))
  return `${NOTE}import type { CallOptions, Content, Send } from '../operation.ts'
import type {
${[...types]
  .sort()
  .map((name) => `  ${name},\n`)
  .join('')}} from './types.ts'

/** The operations of the API. Each takes the parameters and the fields of the body in one object. */
export abstract class Methods {
  protected abstract readonly send: Send

${methods.join('\n\n')}
}

/** Lists that come in pages. */
export const LISTS = {
${listsOf()}} as const
export type ListName = keyof typeof LISTS
`
}

function methodsOf(endpoint, types) {
  const methods = [method(endpoint, types)]
  if (endpoint.alsoCsv) methods.push(method(asCsv(endpoint), types))
  return methods
}

/** Returns an endpoint as one that answers a table. */
function asCsv({ alsoCsv: _, reply: __, ...endpoint }) {
  const { name, summary } = endpoint
  return {
    ...endpoint,
    name: `${name}Csv`,
    summary: `${summary}, as CSV`,
    raw: true,
    format: 'csv',
  }
}

function method(endpoint, types) {
  const { name, summary } = endpoint
  const scope = scopeOf(endpoint)
  const input = inputOf(endpoint)
  const parameters = []
  if (name === 'uploadImportCsv') parameters.push('content: Content')
  if (input) {
    const type = typeName({ name: name.replace(/Csv$/, endpoint.format ? '' : '$&') }, 'Input')
    types.add(type)
    parameters.push(`input: ${type}${input.required.length > 0 ? '' : ' = {}'}`)
  }
  parameters.push('options?: CallOptions')
  const reply = replyOf(endpoint, types)
  const content = name === 'uploadImportCsv' ? ', content' : ''
  return `  /** ${summary.replace(/\.$/, '')}. ${scope ? `Scope \`${scope}\`.` : 'Any scope.'} */
  ${name}(${parameters.join(', ')}): Promise<${reply}> {
    return this.send(${operationText(endpoint)}, ${input ? 'input' : '{}'}, options${content})
  }`
}

function replyOf(endpoint, types) {
  if (endpoint.raw && !endpoint.reply) return 'Response'
  if (!endpoint.reply) return 'void'
  const type = replyType(endpoint)
  types.add(type)
  return type
}

/** Returns the name of a reply's type: the contract's, or one made of the operation's. */
function replyType(endpoint) {
  return names.get(JSON.stringify(endpoint.reply)) ?? typeName(endpoint, 'Reply')
}

function operationText(endpoint) {
  const { method, path, query, body, raw, reply, reads, once, status, format } = endpoint
  const fields = Object.keys(query?.properties ?? {}).filter((name) => name !== 'format')
  const operation = {
    method,
    path,
    ...(fields.length > 0 && { query: fields }),
    ...(body && { body: true }),
    ...(raw && !reply && { raw: true }),
    ...(format && { format }),
    ...((reads || method !== 'POST') && { repeatable: true }),
    ...(((status === 201 && !raw) || once) && { once: true }),
  }
  const parts = Object.entries(operation).map(
    ([key, value]) => `${key}: ${JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ')}`,
  )
  return `{ ${parts.join(', ')} }`
}

/** Returns the lists that come in pages, with how the next page is asked for and the largest page. */
function listsOf() {
  return operations
    .map(({ endpoint }) => ({ endpoint, fields: inputOf(endpoint)?.properties ?? {} }))
    .filter(({ endpoint, fields }) => fields.limit && endpoint.reply?.properties?.items)
    .filter(({ fields }) => fields.cursor || fields.offset)
    .map(({ endpoint, fields }) => {
      const by = fields.cursor ? 'cursor' : 'offset'
      return `  ${endpoint.name}: { by: '${by}', limit: ${fields.limit.maximum} },\n`
    })
    .join('')
}

/** Returns the events as n8n offers them, by name. */
function writeEventOptions() {
  const options = Object.entries(EVENT_SCHEMAS)
    .map(([value, { summary }]) => ({ name: labelOf(value), value, description: summary }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  return `${NOTE}import type { INodePropertyOptions } from 'n8n-workflow'

export const eventOptions: INodePropertyOptions[] = ${literal(options)}
`
}

/** Returns what Zapier says of each event, with an example of its data. */
function writeEventTriggers() {
  const events = Object.entries(EVENT_SCHEMAS).map(([event, { summary }]) => [
    event,
    {
      noun: labelOf(event).split(' ')[0],
      label: labelOf(event),
      description: `Triggers when ${summary[0].toLowerCase()}${summary.slice(1)}.`,
      sample: EVENT_EXAMPLES[event],
    },
  ])
  return `${NOTE}
/** Names, occasions and examples of the events that Satchel sends. */
export const EVENTS = ${literal(Object.fromEntries(events))} as const

export type EventName = keyof typeof EVENTS
`
}

/** Returns the name of an event for people, such as Link Read. */
function labelOf(event) {
  return event.replace('.', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

/** Returns a value as TypeScript, in the project's style. */
function literal(value) {
  return JSON.stringify(value, null, 2)
    .replace(/^(\s*)"([a-z]\w*)":/gim, '$1$2:')
    .replaceAll('"', "'")
}
