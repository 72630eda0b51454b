// Serves the built files, and both entries while the network is away. What it keeps is the same for everyone: no
// page with data, no answer of the API, no file and no page of a visitor.

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Installing extends Lasting {
  /** Adds routes that skip this worker without starting it; Chromium only. */
  addRoutes?(routes: object[]): Promise<void>
}
interface Fetching extends Lasting {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}
interface Worker {
  addEventListener(type: 'install', listener: (event: Installing) => void): void
  addEventListener(type: 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  clients: { claim(): Promise<void> }
  registration: { navigationPreload?: { enable(): Promise<void> } }
  skipWaiting(): Promise<void>
}

interface Build {
  name: string
  language: string
  /** Each entry's page with the script it starts. */
  entries: Record<string, string>
  /** All files that these need. */
  files: string[]
}
declare const __BUILD__: Build

const worker = self as unknown as Worker
const BUILD = __BUILD__
const PREFIX = 'satchel-'
const CACHE = PREFIX + BUILD.name
/** Number of builds to keep: open tabs of the previous one still load files that the server no longer has. */
const BUILDS_KEPT = 2
const NETWORK_ONLY = ['api', 'files', 'socket', 'l', 'p', 'dev', 'docs', 'help', 'assets/visitor']
const isNetworkOnly = new RegExp(`^/(${NETWORK_ONLY.join('|')})(/|$)`)

worker.addEventListener('install', (event) => {
  const routes = NETWORK_ONLY.map((path) => ({
    condition: { urlPattern: { pathname: `/${path}/*` } },
    source: 'network',
  }))
  event.waitUntil(
    Promise.all([store(), event.addRoutes?.(routes)]).then(() => worker.skipWaiting()),
  )
})

worker.addEventListener('activate', (event) => {
  const preload = worker.registration.navigationPreload?.enable()
  event.waitUntil(Promise.all([removeOldBuilds(), preload, worker.clients.claim()]))
})

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin || isNetworkOnly.test(pathname)) return
  if (mode === 'navigate') event.respondWith(openPage(event, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(openFile(event))
})

/** Stores all files of one build or none: during a deployment, pages may come from another build than the files. */
async function store(): Promise<void> {
  const cache = await caches.open(CACHE)
  const pages = Object.entries(BUILD.entries).map(async ([path, script]) => {
    const { ok, headers, ...page } = await read(path)
    if (!ok || !page.html.includes(script)) throw new Error(`${path} is not of build ${BUILD.name}`)
    // Says to the page that the network was away when it was opened.
    const html = page.html.replace('<html ', '<html data-offline ')
    await cache.put(path, new Response(html, { headers }))
  })
  await Promise.all([cache.addAll(BUILD.files), ...pages])
}

/** Reads a page of this build’s language without cookies, so that it is the same for everyone. */
async function read(path: string): Promise<{ ok: boolean; headers: Headers; html: string }> {
  const headers = { 'accept-language': BUILD.language }
  const page = await fetch(path, { headers, credentials: 'omit', cache: 'no-cache' })
  return { ok: page.ok, headers: page.headers, html: await page.text() }
}

async function removeOldBuilds(): Promise<void> {
  const builds = (await caches.keys()).filter((key) => key.startsWith(PREFIX) && key !== CACHE)
  const old = builds.slice(0, Math.max(0, builds.length - (BUILDS_KEPT - 1)))
  await Promise.all(old.map((key) => caches.delete(key)))
}

/** Answers with the server's page; without a network with the entry's own, which redirects classic paths as always. */
async function openPage(event: Fetching, pathname: string): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (error) {
    const cache = await caches.open(CACHE)
    const page = await cache.match(pathname === '/classic/' ? pathname : '/')
    if (!page) throw error
    return page
  }
}

/** Answers with a file of any build, since its name has the hash of its content. */
async function openFile(event: Fetching): Promise<Response> {
  const { request } = event
  const stored = await caches.match(request, { ignoreVary: true })
  if (stored) return stored
  const file = await fetch(request)
  if (file.ok) {
    const copy = file.clone()
    const put = caches.open(CACHE).then((cache) => cache.put(request, copy))
    // Where there is no room, it isn't kept.
    event.waitUntil(put.catch(() => {}))
  }
  return file
}
