import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findChromium, findHeadlessShell, HEADLESS_SHELL } from './chromium.mjs'
import { bin, Failure, run } from './lib.mjs'

/** System programs that some tests need. Without its program, a test is skipped and says so. */
const PROGRAMS = [
  { there: () => inPath('ffmpeg'), packages: ['ffmpeg'] },
  { there: () => inPath('tesseract'), packages: ['tesseract-ocr', 'tesseract-ocr-deu'] },
  {
    there: () => inPath('soffice'),
    packages: ['libreoffice-calc', 'libreoffice-impress', 'libreoffice-writer'],
  },
  {
    there: () => existsSync('/usr/share/fonts/truetype/crosextra/Caladea-Regular.ttf'),
    packages: ['fonts-crosextra-caladea', 'fonts-crosextra-carlito'],
  },
  {
    there: () => existsSync('/usr/share/fonts/truetype/liberation'),
    packages: ['fonts-liberation'],
  },
  { there: () => inPath('bwrap'), packages: ['bubblewrap'] },
  { there: () => existsSync('/usr/lib/postgresql'), packages: ['postgresql'] },
  { there: () => inPath('pgbouncer'), packages: ['pgbouncer'] },
  { there: () => inPath('caddy'), packages: ['caddy'] },
  { there: () => existsSync('/usr/sbin/nginx'), packages: ['nginx-light'] },
  { there: () => existsSync('/usr/sbin/haproxy'), packages: ['haproxy'] },
  { there: () => inPath('redis-server'), packages: ['redis-server'] },
  { there: () => inPath('promtool'), packages: ['prometheus'] },
]

/** Resolves to the path of Chromium, '' for Playwright's own, or undefined if none is available. */
export async function prepareMachine() {
  const missing = PROGRAMS.filter(({ there }) => !there()).flatMap(({ packages }) => packages)
  const canInstall = canUseApt()
  const wantsBrowser = !(findHeadlessShell() || (await hasPlaywrightChromium()))
  if (canInstall && (missing.length > 0 || wantsBrowser)) {
    await apt('update')
    if (wantsBrowser) await installBrowser()
    if (missing.length > 0) await apt('install', ...missing)
  }
  const found = findChromium()
  if (found) return found
  if (!(await hasPlaywrightChromium())) await installPlaywrightChromium(canInstall)
  return (await hasPlaywrightChromium()) ? '' : undefined
}

/** Installs the load generator for benchmarks. Without it, the results name the one used instead. */
export async function prepareLoad() {
  if (inPath('wrk') || !canUseApt()) return
  await apt('update')
  await apt('install', 'wrk')
}

/** Installs what an installation of several nodes is made of. */
export async function prepareCluster() {
  const programs = ['patroni', 'etcd', 'haproxy', 'redis-server']
  const missing = programs.filter((program) => !inPath(program))
  if (missing.length === 0) return
  if (!canUseApt()) throw new Failure(`Install ${missing.join(', ')} first.`)
  await apt('update')
  await apt('install', 'patroni', 'etcd-server', 'haproxy', 'redis-server', 'postgresql')
}

const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs a browser unless there is one; not every distribution has the headless build. */
async function installBrowser() {
  await apt('install', HEADLESS_SHELL)
  if (!findChromium()) await apt('install', 'chromium')
}

async function hasPlaywrightChromium() {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath())
}

async function installPlaywrightChromium(canInstall) {
  console.log('Installing Chromium')
  const libraries = canInstall ? ['--with-deps'] : []
  await run(bin('playwright'), ['install', ...libraries, 'chromium'], { quiet: true })
}

/** Installs packages at a run level that keeps Debian from starting the database. */
async function apt(command, ...packages) {
  if (packages.length > 0) console.log(`Installing ${packages.join(', ')}`)
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const args = ['-qq', '--yes', '--no-install-recommends', command, ...packages]
  const { code, output } = await run('apt-get', args, { quiet: true, env })
  if (code !== 0) console.log(`${output.trim()}\napt-get ${command} failed; continuing without`)
}

function inPath(name) {
  const folders = [...process.env.PATH.split(delimiter), '/usr/sbin']
  return folders.some((folder) => existsSync(join(folder, name)))
}
