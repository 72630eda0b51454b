import type { LiveMessage } from '@satchel/contract/live.ts'
import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { connectLive } from '../src/lib/live.ts'

/** The server's end of the socket. */
class Line {
  static last: Line | undefined
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor() {
    Line.last = this
  }

  close() {
    this.onclose?.({ code: 1000 })
  }
}

/** Replaces the socket, before the page is opened. */
export function stubSocket() {
  Line.last = undefined
  vi.stubGlobal('WebSocket', Line)
  return {
    open: () => act(() => Line.last?.onopen?.()),
    /** Closes the socket as a broken network does. */
    close: () => act(() => Line.last?.onclose?.({ code: 1006 })),
    send: (message: LiveMessage) =>
      act(() => Line.last?.onmessage?.({ data: JSON.stringify(message) })),
  }
}

/** Opens a socket for a page without the frame, which would open it. */
export function openLine() {
  const line = stubSocket()
  return {
    ...line,
    connect: () => {
      onTestFinished(connectLive())
      line.open()
    },
  }
}
