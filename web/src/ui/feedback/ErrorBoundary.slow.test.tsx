import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link, useLocation } from 'react-router'
import { expect, it, vi } from 'vitest'
import { renderAt } from '../../../test/render.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

function Broken(): never {
  throw new Error('a bug')
}

it('says that something went wrong when its children cannot be drawn', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  renderAt(
    '/',
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByText('Something went wrong. Please try again later.')).toBeDefined()
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
