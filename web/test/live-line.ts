import type { LiveMessage } from '@satchel/contract/live.ts'
import { act, waitFor } from '@testing-library/react'
import { expect, onTestFinished, vi } from 'vitest'
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
    /** Opens the socket once it is there: its tokens come first. */
    async open() {
      await waitFor(() => expect(Line.last).toBeDefined())
      act(() => Line.last?.onopen?.())
    },
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
    connect: async () => {
      onTestFinished(connectLive())
      await line.open()
    },
  }
}
