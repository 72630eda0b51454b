import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderAt } from '../../../test/render.tsx'
import { cachedKeys, writeCache } from '../../lib/cache/local-cache.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { RootBoundary } from './RootBoundary.tsx'

function Broken(): never {
  throw new Error('a bug')
}

const sent = vi.fn<typeof fetch>(async () => Response.json({}))
beforeEach(() => {
  sent.mockClear()
  vi.stubGlobal('fetch', sent)
})
// Each error is reported, and none while the tests of another file run.
afterEach(async () => {
  await vi.waitFor(() => expect(sent).toHaveBeenCalled(), { timeout: 30_000 })
  vi.unstubAllGlobals()
})

it('says that something went wrong when its children can’t be rendered', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  renderAt(
    '/',
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByText('Something went wrong. Please try again later.')).toBeDefined()
})

it('says so when the theme itself can’t be rendered, and removes the frame’s snapshot', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const frame = document.createElement('div')
  frame.id = 'frame'
  document.body.append(frame)
  render(
    <RootBoundary>
      <Broken />
    </RootBoundary>,
  )
  expect(screen.getByRole('alert').textContent).toContain(
    'Something went wrong. Please try again later.',
  )
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeDefined()
  expect(document.getElementById('frame')).toBeNull()
})

it('clears stored data, which could fail again after a reload', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  writeCache('me', { name: null })
  renderAt(
    '/',
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
  expect(cachedKeys()).toEqual([])
})

it('tries again on another page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  renderAt('/broken', <Pages />)
  expect(screen.getByText('Something went wrong. Please try again later.')).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: 'Leave' }))
  expect(screen.getByText('drawn')).toBeDefined()
})

function Pages() {
  const { pathname } = useLocation()
  return (
    <>
      <Link to="/whole">Leave</Link>
      <ErrorBoundary resetKey={pathname}>
        {pathname === '/broken' ? <Broken /> : <p>drawn</p>}
      </ErrorBoundary>
    </>
  )
}
