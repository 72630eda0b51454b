import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '../../src/platform/database/embedded-postgres.ts'

export const NGINX = '/usr/sbin/nginx'
export const HAPROXY = '/usr/sbin/haproxy'
export const CADDY = '/usr/bin/caddy'

const isRoot = process.getuid?.() === 0

interface Front {
  /** The port for HTTPS. */
  port: number
  /** The server it passes requests to, as host and port. */
  upstream: string
}

interface NginxFront extends Front {
  /** The largest body it passes on, as nginx writes it, in place of the sample's; '' for nginx's own 1 MB. */
  bodyMax?: string
  /** True for a sample without its lines for WebSocket. */
  isWithoutSockets?: boolean
}

interface CaddyFront extends Front {
  host: string
}

/** Stops a proxy. */
type Stop = () => Promise<void>

/** Starts Debian's nginx with the operators' file in front of a server, with a certificate for `localhost`. */
export async function startNginx(front: NginxFront): Promise<Stop> {
  const folder = await mkdtemp(join(tmpdir(), 'satchel-nginx-'))
  const { certificate, key } = await certify(folder)
  const site = editSample(await readSample('nginx.conf'), [
    ['server 127.0.0.1:8080', `server ${front.upstream}`],
    ['listen 80;', `listen 127.0.0.1:${await freePort()};`],
    ['  listen [::]:80;\n', ''],
    ['listen 443 ', `listen 127.0.0.1:${front.port} `],
    ['  listen [::]:443 ssl http2;\n', ''],
    ['/etc/letsencrypt/live/satchel.company.com/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/satchel.company.com/privkey.pem', key],
    ...bodyEdits(front),
    ...socketEdits(front),
  ])
  await writeFile(join(folder, 'site.conf'), site)
  await writeFile(join(folder, 'nginx.conf'), nginxAround('site.conf'))
  return start(NGINX, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], {
    folder,
    port: front.port,
  })
}

interface HaproxyFront extends Front {
  /** Further servers. */
  others?: readonly string[]
  /** True for a sample that believes what clients claim about their address, as tests need that play many. */
  isTrusting?: boolean
}

/** Starts Debian's HAProxy with the operators' file in front of servers, with a certificate for `localhost`. */
export async function startHaproxy(front: HaproxyFront): Promise<Stop> {
  const folder = await mkdtemp(join(tmpdir(), 'satchel-haproxy-'))
  const { certificate, key } = await certify(folder)
  const both = join(folder, 'both.pem')
  await writeFile(both, (await readFile(certificate, 'utf8')) + (await readFile(key, 'utf8')))
  const { port, upstream, others = [], isTrusting } = front
  const edits: [string, string][] = []
  if (isTrusting) edits.push(['  http-request set-header X-Forwarded-For %[src]\n', ''])
  if (!isRoot) edits.push(['  user haproxy\n  group haproxy\n', ''])
  const file = join(folder, 'haproxy.cfg')
  const further = others.map((other, at) => `  server other-${at + 1} ${other}\n`)
  const sample = editSample(await readSample('haproxy.cfg'), edits)
  await writeFile(file, sample + further.join(''))
  const env = {
    HTTP_BIND: `127.0.0.1:${await freePort()}`,
    HTTPS_BIND: `127.0.0.1:${port}`,
    CERTIFICATE: both,
    SATCHEL_UPSTREAM: upstream,
  }
  return start(HAPROXY, ['-db', '-f', file], { folder, port, env })
}

/** Starts Debian's Caddy with the operators' file and its own certificate authority; `ca` is that one's certificate. */
export async function startCaddy(front: CaddyFront): Promise<{ stop: Stop; ca: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'satchel-caddy-'))
  const env = {
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
    HTTP_PORT: `${await freePort()}`,
    HTTPS_PORT: `${front.port}`,
    CERT_ISSUER: 'internal',
    SATCHEL_HOST: front.host,
    SATCHEL_UPSTREAM: front.upstream,
  }
  const args = ['run', '--config', samplePath('Caddyfile'), '--adapter', 'caddyfile']
  const stop = await start(CADDY, args, { folder, port: front.port, env })
  const root = join(folder, 'caddy/pki/authorities/local/root.crt')
  while (!existsSync(root)) await setTimeout(20)
  return { stop, ca: await readFile(root) }
}

interface Run {
  /** Removed once it has stopped. */
  folder: string
  /** The port it opens. */
  port: number
  env?: NodeJS.ProcessEnv
}

async function start(program: string, args: string[], { folder, port, env }: Run): Promise<Stop> {
  const proxy = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...(env && { env }) })
  let printed = ''
  for (const stream of [proxy.stdout, proxy.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  const exited = once(proxy, 'exit')
  const ended = exited.then(() => {
    throw new Error(`${program} ended:\n${printed}`)
  })
  await Promise.race([untilOpen(port), ended])
  ended.catch(() => undefined)
  return async () => {
    proxy.kill()
    await exited
    await rm(folder, { recursive: true, force: true })
  }
}

/** Waits until something listens on a loopback port. */
export async function untilOpen(port: number): Promise<void> {
  while (!(await isOpen(port))) await setTimeout(20)
}

function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).finally(() => socket.destroy())
}

/** Makes a certificate for `localhost` and 127.0.0.1 that nobody signed. */
async function certify(folder: string): Promise<{ certificate: string; key: string }> {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const files = ['-keyout', key, '-out', certificate]
  await promisify(execFile)('openssl', ['req', '-x509', ...kind, ...names, ...files])
  return { certificate, key }
}

const samplePath = (name: string) =>
  fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url))

const readSample = (name: string) => readFile(samplePath(name), 'utf8')

type Edit = readonly [before: string, after: string]

function bodyEdits({ bodyMax }: NginxFront): Edit[] {
  if (bodyMax === undefined) return []
  const line = '  client_max_body_size 0;\n'
  return [[line, bodyMax && line.replace('0', bodyMax)]]
}

function socketEdits({ isWithoutSockets }: NginxFront): Edit[] {
  if (!isWithoutSockets) return []
  return [
    ['    proxy_set_header Upgrade $http_upgrade;\n', ''],
    ['$satchel_connection;\n', "'';\n"],
  ]
}

/** Replaces what belongs to the operator's machine; throws where the sample has no such text. */
function editSample(sample: string, edits: readonly Edit[]): string {
  return edits.reduce((text, [before, after]) => {
    if (!text.includes(before)) throw new Error(`The sample has no “${before.trim()}”`)
    return text.replace(before, () => after)
  }, sample)
}

/** Returns a configuration with nginx's defaults around the operators' file, as distributions have it. */
function nginxAround(site: string): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  )
  return `
    daemon off;
    pid nginx.pid;
    ${isRoot ? 'user root;' : ''}
    events {}
    http {
      ${paths.join('\n')}
      access_log off;
      include ${site};
    }`
}
