import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PAGE_READ, startBeats } from './heartbeats.ts'

const SECOND = 1_000
let visibility: DocumentVisibilityState = 'visible'
let sent: { durationMs: number; [key: string]: unknown }[] = []
const post =
  vi.fn<(url: string, init: { body: string }) => Promise<{ ok: boolean; status: number }>>()
const listeners: [EventTarget, string, EventListener, unknown][] = []

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
  })
  sent = []
  post.mockReset()
  post.mockImplementation(async (_url, { body }) => {
    sent.push(JSON.parse(body))
    return { ok: true, status: 204 }
  })
  vi.stubGlobal('fetch', post)
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_url, body) => {
    sent.push(JSON.parse(String(body)))
    return true
  })
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  for (const target of [document, window] as EventTarget[]) {
    const add = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      listeners.push([target, type, listener as EventListener, options])
      add(type, listener as EventListener, options)
    })
  }
})

afterEach(() => {
  for (const [target, type, listener, options] of listeners.splice(0))
    target.removeEventListener(type, listener, options as EventListenerOptions)
})

function open(markup: string, attributes = 'data-beats="/l/abc/beats" data-token="t"'): void {
  document.body.innerHTML = `<main ${attributes}>${markup}</main>`
  const main = document.querySelector('main')
  if (main) startBeats(main)
}

const read = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND)
const stir = () => document.dispatchEvent(new Event('mousemove'))
const turn = (page: number) => document.dispatchEvent(new CustomEvent(PAGE_READ, { detail: page }))
const show = (state: DocumentVisibilityState) => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('reading reports', () => {
  test('are off unless requested', async () => {
    open('<p>Text</p>', '')
    await read(30)
    window.dispatchEvent(new Event('pagehide'))
    expect(sent).toEqual([])
  })

  test('are left with the browser, which sends the last one of a page that ends without a word', async () => {
    const deferred: [string, RequestInit][] = []
    vi.stubGlobal('fetchLater', (url: string, init: RequestInit) => deferred.push([url, init]))
    const waiting = () => deferred.filter(([, { signal }]) => !signal?.aborted)
    visibility = 'hidden'
    open('<p>Text</p>')
    await read(3)
    expect(deferred).toEqual([])
    show('visible')
    await read(4)
    expect(waiting().map(([url, { body }]) => [url, JSON.parse(String(body))])).toEqual([
      ['/l/abc/beats', { token: 't', durationMs: 4_000, isLast: true }],
    ])
    window.dispatchEvent(new Event('pagehide'))
    expect(waiting()).toEqual([])
    expect(sent.at(-1)).toMatchObject({ durationMs: 4_000 })
    vi.unstubAllGlobals()
  })

  test('tell which page is being read, soon after it was turned to, and again each minute', async () => {
    open('<section data-reader></section>')
    const announced = () => sent.flatMap(({ page }) => page ?? [])
    await read(1)
    turn(2)
    await read(1)
    turn(3)
    await read(2)
    expect(announced()).toEqual([3])
    for (let minute = 0; minute < 2; minute++) {
      stir()
      await read(30)
    }
    expect(announced()).toEqual([3])
    stir()
    await read(10)
    expect(announced()).toEqual([3, 3])
    window.dispatchEvent(new Event('pagehide'))
    expect(sent.at(-1)).toMatchObject({ isLast: true })
    expect(announced()).toEqual([3, 3])
  })

  test('come at once when a prerendered page is shown', async () => {
    visibility = 'hidden'
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    open('<p>Text</p>')
    await read(5)
    expect(sent).toEqual([])
    show('visible')
    await read(1)
    expect(sent).toEqual([{ token: 't', durationMs: 1_000 }])
    Reflect.deleteProperty(document, 'prerendering')
  })

  test('say that nobody looks at a background tab, until someone does', async () => {
    visibility = 'hidden'
    open('<p>Text</p>')
    await read(30)
    expect(sent).toEqual([{ token: 't', durationMs: 0, isHidden: true }])
    show('visible')
    await read(1)
    expect(sent.slice(1)).toEqual([{ token: 't', durationMs: 1_000 }])
    show('hidden')
    await read(30)
    expect(sent.at(-1)).toEqual({ token: 't', durationMs: 1_000 })
  })

  test('also say so at the end of a tab that closed unseen', async () => {
    visibility = 'hidden'
    open('<p>Text</p>')
    await read(5)
    window.dispatchEvent(new Event('pagehide'))
    expect(sent.at(-1)).toEqual({ token: 't', durationMs: 0, isHidden: true, isLast: true })
  })

  test('are totals every ten seconds, and the last ones on leaving', async () => {
    open('<p>Text</p>')
    await read(21)
    expect(sent).toEqual([
      { token: 't', durationMs: 10_000 },
      { token: 't', durationMs: 20_000 },
    ])
    window.dispatchEvent(new Event('pagehide'))
    expect(sent.at(-1)).toEqual({ token: 't', durationMs: 21_000, isLast: true })
  })

  test('leave out the time the page was hidden', async () => {
    open('<p>Text</p>')
    await read(4)
    show('hidden')
    expect(sent).toEqual([{ token: 't', durationMs: 4_000 }])
    await read(300)
    show('visible')
    await read(3)
    window.dispatchEvent(new Event('pagehide'))
    expect(sent.at(-1)).toMatchObject({ durationMs: 7_000 })
    expect(sent).toHaveLength(2)
  })

  test('stop a minute after the last activity, and continue with the next', async () => {
    open('<p>Text</p>')
    await read(30)
    stir()
    await read(200)
    expect(sent.at(-1)).toMatchObject({ durationMs: 90_000 })
    const before = sent.length
    await read(60)
    expect(sent).toHaveLength(before)
    stir()
    await read(10)
    expect(sent.at(-1)).toMatchObject({ durationMs: 100_000 })
  })

  test('count for the visible page, and not for one that was scrolled by', async () => {
    open('<section data-reader></section>')
    await read(5)
    turn(2)
    await vi.advanceTimersByTimeAsync(50)
    turn(3)
    await read(5)
    expect(sent.at(-1)).toMatchObject({ pages: { 1: 5_000, 3: 4_950 } })
    turn(1)
    await read(10)
    expect(sent.at(-1)?.pages).toMatchObject({ 3: 5_000, 1: 14_950 })
  })

  test('name opened links in the document, and no others', async () => {
    open(`<a href="https://acme.example/">Us</a>
      <section data-reader data-shared><div data-number="2">
        <a id="web" href="https://example.com/prices">x</a>
        <a id="script" href="javascript:void 0">x</a></div></section>`)
    for (const link of document.querySelectorAll('a')) {
      link.addEventListener('click', (event) => event.preventDefault())
      link.click()
    }
    await read(10)
    expect(sent.at(-1)?.clicks).toEqual([{ page: 2, url: 'https://example.com/prices' }])
  })

  test('include the played parts of a video, during which nobody is idle', async () => {
    open('<video></video>')
    const film = document.querySelector('video') as HTMLVideoElement
    let currentTime = 0
    let paused = true
    Object.defineProperties(film, {
      currentTime: { get: () => currentTime },
      paused: { get: () => paused },
      ended: { get: () => false },
      seeking: { get: () => false },
      playbackRate: { get: () => 1 },
    })
    const play = async (from: number, seconds: number) => {
      currentTime = from
      film.dispatchEvent(new Event('seeking'))
      paused = false
      film.dispatchEvent(new Event('playing'))
      for (let at = 0; at < seconds; at++) {
        await read(1)
        currentTime += 1
        film.dispatchEvent(new Event('timeupdate'))
      }
      paused = true
      film.dispatchEvent(new Event('pause'))
    }
    await play(0, 90)
    await play(200, 5)
    await read(5)
    expect(sent.at(-1)).toEqual({
      token: 't',
      durationMs: 100_000,
      parts: [
        [0, 90],
        [200, 205],
      ],
    })
  })
})

describe('a failed report', () => {
  test('is retried three times, a second apart, with current totals', async () => {
    post.mockImplementation(async (_url, { body }) => {
      sent.push(JSON.parse(body))
      throw new TypeError('network')
    })
    open('<p>Text</p>')
    await read(15)
    expect(sent.map(({ durationMs }) => durationMs)).toEqual([10_000, 11_000, 12_000])
    await read(5)
    expect(sent.at(-1)).toMatchObject({ durationMs: 20_000 })
  })

  test('is the last one if the server doesn’t know the visit', async () => {
    post.mockResolvedValue(Response.json({ code: 'not-found' }, { status: 404 }))
    open('<p>Text</p>')
    await read(60)
    expect(post).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new Event('pagehide'))
    expect(sent).toEqual([])
  })

  test('continues if a proxy answers 404', async () => {
    post.mockResolvedValueOnce(new Response('default backend - 404', { status: 404 }))
    open('<p>Text</p>')
    await read(20)
    expect(sent.at(-1)).toMatchObject({ durationMs: 20_000 })
  })

  test('uses fetch if the browser takes no beacon', async () => {
    vi.spyOn(navigator, 'sendBeacon').mockReturnValue(false)
    open('<p>Text</p>')
    await read(2)
    window.dispatchEvent(new Event('pagehide'))
    expect(sent).toEqual([{ token: 't', durationMs: 2_000, isLast: true }])
  })
})
