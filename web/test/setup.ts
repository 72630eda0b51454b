import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'

const PATIENCE = 30_000

configure({ asyncUtilTimeout: PATIENCE })

// Waits as long, where a busy machine takes its time.
const { waitFor } = vi
vi.waitFor = (isMet, options = { timeout: PATIENCE }) => waitFor(isMet, options)

// What the modules of the app remember, and what they put on the page, ends with the file.
afterAll(() => {
  vi.resetModules()
  document.body.replaceChildren()
})

// A test may begin with what an earlier page stored, though the test before has signed out.
beforeEach(async () => {
  const { openStorage } = await import('../src/lib/browser-storage.ts')
  openStorage()
})

// The window and its clock go on to the next file, which is to find them as they were.
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  notifications.clean()
  notifications.cleanQueue()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

/** Socket that never opens, for tests that don't replace it. */
class SilentSocket {
  onclose: ((event: { code: number }) => void) | null = null

  close() {
    this.onclose?.({ code: 1000 })
  }
}

Object.defineProperty(globalThis, 'WebSocket', {
  value: SilentSocket,
  configurable: true,
  writable: true,
})

// Growing text fields wait for fonts, which happy-dom has none of.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
