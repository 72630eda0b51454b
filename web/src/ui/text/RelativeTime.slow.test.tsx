import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderAt } from '../../../test/render.tsx'
import { RelativeTime, TimeZone } from './RelativeTime.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') })
})

const open = (at: string, timeZone = 'Europe/Zurich') =>
  renderAt(
    '/',
    <TimeZone value={timeZone}>
      <RelativeTime at={at} />
    </TimeZone>,
  )
const time = () => screen.getByRole('time')

it('shows the exact time in the tenant’s time zone on hover', () => {
  open('2026-11-21T23:30:00.000Z')
  expect(time().title.replace(/\s/g, ' ')).toBe('Nov 22, 2026, 12:30 AM')
  expect(time().getAttribute('datetime')).toBe('2026-11-21T23:30:00.000Z')
})

it('updates over time', async () => {
  open('2026-11-22T11:59:30.000Z')
  expect(time().textContent).toBe('just now')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(time().textContent).toBe('1 min ago')
  await act(() => vi.advanceTimersByTimeAsync(59 * 60_000))
  expect(time().textContent).toBe('1 h ago')
})

it('is never in the future, even if the clock is behind the server’s', () => {
  open('2026-11-22T12:05:00.000Z')
  expect(time().textContent).toBe('just now')
})

it('stops its timer while no time is shown, and is right after that', () => {
  const first = open('2026-11-22T11:59:30.000Z')
  expect(vi.getTimerCount()).toBe(1)
  first.unmount()
  expect(vi.getTimerCount()).toBe(0)
  vi.setSystemTime('2026-11-22T14:00:00Z')
  open('2026-11-22T11:59:30.000Z')
  expect(time().textContent).toBe('2 h ago')
})
