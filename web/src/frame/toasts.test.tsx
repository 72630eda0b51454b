import { screen, waitFor } from '@testing-library/react'
import { use } from 'react'
import { Link, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { meWith, openPage } from '../../test/page.tsx'
import { toast } from '../ui/feedback/toast.tsx'
import { openModal } from '../ui/overlay/modal.ts'
import { Entry } from './entry.ts'
import { useToastsOfPage } from './use-toasts-of-page.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

function Page() {
  useToastsOfPage()
  return (
    <>
      <Link to="/library">Library</Link>
      <Link to="/links" onClick={() => toast({ message: 'Link copied' })}>
        Links
      </Link>
      <button type="button" onClick={() => openModal({ title: 'Share', content: <Dialog /> })}>
        Share
      </button>
    </>
  )
}

const Dialog = () => (
  <button type="button" onClick={() => toast({ message: 'Copied' })}>
    Copy
  </button>
)

function Placed() {
  const entry = use(Entry)
  return (
    <Entry value={{ ...entry, place: useLocation() }}>
      <Page />
    </Entry>
  )
}

const open = () => openPage(<Placed />, [], { me: meWith('editor') })
const undo = { label: 'Undo', onClick: () => {} }

test('toasts go with their page, except new ones, problems and those that wait for an answer', async () => {
  const { user } = await open()
  toast({ message: '3 items added', action: undo })
  toast({ message: 'Couldn’t save', tone: 'problem' })
  toast({ message: '2 changes are waiting', stays: true })
  await screen.findByText('3 items added')
  vi.setSystemTime(Date.now() + 2_000)
  await user.click(screen.getByRole('link', { name: 'Links' }))
  await waitFor(() => expect(screen.queryByText('3 items added')).toBeNull())
  for (const text of ['Link copied', 'Couldn’t save', '2 changes are waiting'])
    screen.getByText(text)
})

test('a dialog is above the toasts that were there before it, and below those it raises', async () => {
  const { user } = await open()
  toast({ message: '3 items added', action: undo })
  await screen.findByText('3 items added')
  const level = () => {
    const root = document.querySelector<HTMLElement>('[data-position="bottom-right"]')
    return Number(root?.style.getPropertyValue('--notifications-z-index'))
  }
  const above = level()
  await user.click(screen.getByRole('button', { name: 'Share' }))
  const copy = await screen.findByRole('button', { name: 'Copy' })
  expect(level()).toBeLessThan(200)
  await user.click(copy)
  await waitFor(() => expect(level()).toBe(above))
})
