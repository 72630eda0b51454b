import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../test/page.tsx'
import { CopyButton } from './CopyButton.tsx'
import { copyOrShow } from './copy-or-show.tsx'

afterEach(() => vi.restoreAllMocks())

/** Makes the clipboard refuse; to be called once the page is open, which brings its own. */
const refuse = () =>
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new DOMException('', 'NotAllowedError'))

/** Replaces the older API for copying, which jsdom doesn't have. */
function without(result: boolean) {
  const run = vi.fn(() => result)
  Object.defineProperty(document, 'execCommand', { value: run, configurable: true })
  return run
}

const open = () =>
  openPage(
    <>
      <CopyButton value="https://x.test/l/ana">
        {({ copied, copy }) => (
          <button type="button" onClick={copy}>
            {copied ? 'Copied' : 'Copy'}
          </button>
        )}
      </CopyButton>
      <button type="button" onClick={() => void copyOrShow('https://x.test/view', 'Link copied')}>
        Copy view
      </button>
    </>,
    [],
  )

test('a text the browser can’t copy is shown selected, and nothing says it was copied', async () => {
  const { user } = await open()
  refuse()
  without(false)
  await user.click(screen.getByRole('button', { name: 'Copy view' }))
  const field = await screen.findByRole('textbox', { name: 'Couldn’t copy. Press Ctrl+C' })
  expect(field).toHaveProperty('value', 'https://x.test/view')
  await waitFor(() => expect(document.activeElement).toBe(field))
  const { selectionStart, selectionEnd } = field as HTMLTextAreaElement
  expect([selectionStart, selectionEnd]).toEqual([0, 'https://x.test/view'.length])
  expect(screen.queryByText('Link copied')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'https://x.test/l/ana'),
  )
  expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull()
})

test('the older copy method is used if it is the only one', async () => {
  const { user } = await open()
  refuse()
  const run = without(true)
  await user.click(screen.getByRole('button', { name: 'Copy view' }))
  await screen.findByText('Link copied')
  expect(run).toHaveBeenCalledWith('copy')
})

test('copying starts within the click, also for a text that arrives later', async () => {
  await open()
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue()
  const { promise, resolve } = Promise.withResolvers<string>()
  const copying = copyOrShow(promise)
  expect(write).toHaveBeenCalledOnce()
  resolve('https://x.test/l/new')
  expect(await copying).toBe(true)
})
