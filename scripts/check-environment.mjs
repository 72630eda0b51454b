// Checks that the README's table names the variables of server/src/platform/config.ts, no more and no fewer, and that
// samples and guides name no others.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')

/** Variables that every program has, and so not in the table. */
const EVERYWHERE = ['PATH']

/** Variables of other programs in the samples. */
const OTHERS = {
  'compose.env': [
    ...['SATCHEL_HOST', 'SATCHEL_IMAGE', 'ACME_EMAIL', 'POSTGRES_PASSWORD', 'GRAFANA_PASSWORD'],
    'COMPOSE_PROFILES',
  ],
  'compose.yaml': [
    ...[
      'SATCHEL_HOST',
      'SATCHEL_IMAGE',
      'SATCHEL_UPSTREAM',
      'ACME_EMAIL',
      'ROOT_ACCESS_KEY',
      'ROOT_SECRET_KEY',
    ],
    ...['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'GRAFANA_PASSWORD'],
    ...['GF_SECURITY_ADMIN_PASSWORD', 'GF_ANALYTICS_REPORTING_ENABLED'],
  ],
  Caddyfile: [
    ...['SATCHEL_HOST', 'SATCHEL_UPSTREAM', 'ACME_EMAIL'],
    ...['CERT_ISSUER', 'HTTP_PORT', 'HTTPS_PORT'],
  ],
  'haproxy.cfg': ['HTTP_BIND', 'HTTPS_BIND', 'CERTIFICATE', 'SATCHEL_UPSTREAM'],
}

/** Names of variables where files of any kind set or read them. */
const NAMES = [
  // NAME=value, NAME: value
  /(?<![\w$.-])([A-Z][A-Z0-9_]{2,})(?:=|: )/g,
  // ${NAME}, {$NAME}, "${NAME}"
  /(?:\$\{|\{\$)([A-Z][A-Z0-9_]*)/g,
  // - name: NAME
  /- name: ([A-Z][A-Z0-9_]*)$/gm,
  /presetenv ([A-Z][A-Z0-9_]*)/g,
]

function variablesIn(text) {
  return new Set(NAMES.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name)))
}

/** Returns the keys of `Config`, the schema of all variables. */
function configKeys() {
  const [, schema = ''] = read('server/src/platform/config.ts').match(
    /^const Config = Type\.Object\(\{\n(.*?)^\}\)/ms,
  ) ?? ['']
  return new Set([...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(([, name]) => name))
}

/** Returns the variables that the README's table describes. */
function described() {
  const [, table = ''] = read('README.md').match(/^## Configuration$(.*?)^## /ms) ?? ['']
  const cells = [...table.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell]) => cell)
  return new Set(cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name)))
}

/** Returns the samples' paths; the Containerfile has variables of its build, too. */
function samples() {
  return readdirSync(join(root, 'deploy'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'Containerfile')
    .map(({ parentPath, name }) => ({ path: join(parentPath, name), name }))
}

const configured = configKeys()
const table = described()
const faults = [
  ...(configured.size === 0 ? ['No variables were found in server/src/platform/config.ts'] : []),
  ...[...configured]
    .filter((name) => !(table.has(name) || EVERYWHERE.includes(name)))
    .map((name) => `README.md doesn’t describe ${name}`),
  ...[...table]
    .filter((name) => !configured.has(name))
    .map((name) => `README.md describes ${name}, which config.ts doesn’t have`),
]
for (const { path, name } of samples())
  for (const variable of variablesIn(readFileSync(path, 'utf8')))
    if (!(configured.has(variable) || OTHERS[name]?.includes(variable)))
      faults.push(`${path.slice(root.length)} names ${variable}, which config.ts doesn’t have`)

for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
