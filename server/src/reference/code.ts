import { scopeOf } from '@satchel/contract/api-keys.ts'
import type { Endpoint } from '@satchel/contract/endpoint.ts'
import { IsOptional, type TSchema } from 'typebox'
import type { Example } from './examples.ts'

/** Commands of the command line, by the operations that they call first. */
const COMMANDS: Readonly<Record<string, string>> = {
  getCaller: 'satchel whoami',
  querySearch: 'satchel find spring fair --type item',
  createUpload: 'satchel upload "Price list.pdf"',
  shareItem: 'satchel share "Price list" --to bo@example.com',
  listMyLinks: 'satchel links',
  startImport: 'satchel import pages.csv',
  createExport: 'satchel export library.zip',
}

/** Returns how a call is made in each language; the client and the command line have only some calls. */
export function codeOf(endpoint: Endpoint, example: Example | undefined): Record<string, string> {
  const command = COMMANDS[endpoint.name]
  const isMethod = (scopeOf(endpoint) !== undefined || endpoint.anyScope) && !endpoint.raw
  return {
    curl: curlOf(endpoint, example),
    ...(isMethod && { TypeScript: typescriptOf(endpoint, example) }),
    ...(command && { 'Command line': command }),
  }
}

function curlOf({ method, path, access, body }: Endpoint, example: Example | undefined): string {
  const url = example?.url ?? path.replace(/:(\w+)/g, '{$1}')
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"$SATCHEL_URL${url}"`,
    ...(access === 'public' ? [] : ['-H "Authorization: Bearer $SATCHEL_KEY"']),
    ...(body ? ['-H "Content-Type: application/json"'] : []),
    ...(body ? [`-d '${JSON.stringify(example?.body ?? {}).replaceAll("'", "'\\''")}'`] : []),
  ]
  return lines.join(' \\\n  ')
}

function typescriptOf(endpoint: Endpoint, example: Example | undefined): string {
  const input = { ...parametersOf(endpoint, example), ...(example?.body as object | undefined) }
  const text = JSON.stringify(input, undefined, 2)
    .replace(/"([A-Za-z_]\w*)":/g, '$1:')
    .replaceAll('"', "'")
  const value = endpoint.reply ? 'const answer = ' : ''
  return `${value}await satchel.${endpoint.name}(${text === '{}' ? '' : text})`
}

function parametersOf({ path, query }: Endpoint, example: Example | undefined) {
  const [own = '', search] = example?.url.split('?') ?? []
  const values = own.split('/')
  const fromPath = path
    .split('/')
    .flatMap((part, at) =>
      part.startsWith(':') ? [[part.slice(1), decodeURIComponent(values[at] ?? '…')]] : [],
    )
  const required = Object.entries(propertiesOf(query))
    .filter(([name, schema]) => !IsOptional(schema) && !search?.includes(`${name}=`))
    .map(([name]) => [name, '…'])
  return Object.fromEntries([...fromPath, ...required, ...new URLSearchParams(search)])
}

/** Returns the properties of a schema of an object. */
export function propertiesOf(schema: TSchema | undefined): Record<string, TSchema> {
  return (schema as { properties?: Record<string, TSchema> } | undefined)?.properties ?? {}
}
