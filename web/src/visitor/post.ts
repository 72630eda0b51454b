const TRIES = 3
const PAUSE = 1_000
/** Statuses with which the server refuses for good. */
const FINAL = new Set([400, 404, 410, 413, 422])

declare global {
  interface Window {
    /** Missing from TypeScript's library. https://developer.mozilla.org/en-US/docs/Web/API/Window/fetchLater */
    fetchLater?(url: string, init: RequestInit & { activateAfter?: number }): { activated: boolean }
  }
}

interface Post {
  send(): Promise<void>
  /**
   * Leaves a report with the browser, in place of the one before; it sends it should the page end before its scripts
   * can, as on slow or full devices. Where a browser can't, `leave` has to do.
   */
  keep(): void
  /** Sends a report while the page is being left: the browser sends it when scripts no longer run. */
  leave(isLast: boolean): void
}

/** Opens a channel whose body is written when it is sent, so a retry sends current totals. */
export function openPost(url: string, write: (isLast: boolean) => string): Post {
  let isOver = false
  let isSending = false
  let waiting: AbortController | undefined

  async function attempt(): Promise<boolean> {
    try {
      const { ok, status, headers } = await fetch(url, {
        method: 'POST',
        body: write(false),
        keepalive: true,
      })
      isOver ||= FINAL.has(status) && isOurs(headers)
      return ok
    } catch {
      return false
    }
  }

  return {
    async send() {
      if (isOver || isSending) return
      isSending = true
      for (let tries = 0; tries < TRIES && !isOver; tries++) {
        if (await attempt()) break
        await new Promise((resolve) => setTimeout(resolve, PAUSE))
      }
      isSending = false
    },
    keep() {
      waiting?.abort()
      if (isOver || !window.fetchLater) return
      waiting = new AbortController()
      try {
        window.fetchLater(url, { method: 'POST', body: write(true), signal: waiting.signal })
      } catch {
        // It has no room for more of them.
      }
    },
    leave(isLast) {
      waiting?.abort()
      if (isOver) return
      const body = write(isLast)
      if (navigator.sendBeacon?.(url, body)) return
      fetch(url, { method: 'POST', body, keepalive: true }).catch(() => undefined)
    },
  }
}

/** Tells whether our server answered; if not, nothing was refused for good. */
function isOurs(headers: Headers): boolean {
  return headers.get('content-type')?.includes('json') ?? false
}
