import { Notifications } from '@mantine/notifications'
import { act, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderAt } from '../../../test/render.tsx'
import { ModalHost } from './ModalHost.tsx'
import { clearModal, closeModal, getModal, openModal } from './modal.ts'

afterEach(() => {
  act(() => {
    closeModal()
    clearModal()
  })
})

it('shows any content', async () => {
  renderAt('/', <ModalHost />)
  act(() => openModal({ title: 'Share', content: <p>Who is it for?</p> }))
  const dialog = await screen.findByRole('dialog', { name: 'Share' })
  expect(dialog.textContent).toContain('Who is it for?')
})

it('runs the backdrop handler, closes and then clears on a click beside it', async () => {
  const onLeave = vi.fn()
  renderAt('/', <ModalHost />)
  act(() => openModal({ title: 'Share', content: <p>Who is it for?</p>, onLeave }))
  await screen.findByRole('dialog')
  const backdrop = document.querySelector('.mantine-Modal-overlay')
  if (!backdrop) throw new Error('There is no backdrop')

  const gone = waitForElementToBeRemoved(() => screen.queryByText('Who is it for?'))
  await userEvent.click(backdrop)
  expect(onLeave).toHaveBeenCalledOnce()
  expect(getModal().isOpen).toBe(false)

  await gone
  await waitFor(() => expect(getModal().shown).toBeNull())
})

it('keeps its content until it has closed', async () => {
  renderAt('/', <ModalHost />)
  act(() => openModal({ title: 'Share', content: <p>Who is it for?</p> }))
  await screen.findByRole('dialog')
  act(() => closeModal())
  expect(getModal().shown?.title).toBe('Share')
  await waitFor(() => expect(getModal().shown).toBeNull())
})

it('returns the focus to its opener, in the first dialog and later ones', async () => {
  const open = () => openModal({ title: 'Share', content: <p>Who is it for?</p> })
  renderAt(
    '/',
    <>
      <button type="button" onClick={open}>
        Share
      </button>
      <ModalHost />
    </>,
  )
  for (const _ of ['first', 'second']) {
    const button = screen.getByRole('button', { name: 'Share' })
    await userEvent.click(button)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(button))
  }
})

it('returns it to the button of a menu that has closed meanwhile', async () => {
  renderAt('/', <Menu />)
  await userEvent.click(screen.getByRole('menuitem', { name: 'Change role' }))
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.id).toBe('more'))
})

function Menu() {
  const [isOpen, setOpen] = useState(true)
  const choose = () => {
    openModal({ title: 'Role', content: <p>Admin</p> })
    setOpen(false)
  }
  return (
    <>
      <button type="button" id="more">
        More
      </button>
      {isOpen && (
        <div role="menu" aria-labelledby="more">
          <button type="button" role="menuitem" onClick={choose}>
            Change role
          </button>
        </div>
      )}
      <ModalHost />
    </>
  )
}

it('offers what was typed again after Esc, and drops what was sent', async () => {
  const wish = (
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Title" />
      <button type="submit">Add</button>
    </form>
  )
  renderAt(
    '/',
    <>
      <ModalHost />
      <Notifications transitionDuration={0} />
    </>,
  )
  const user = userEvent.setup()
  act(() => openModal({ title: 'New wish', content: wish }))
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Price list')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New wish' })).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Open again' }))
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })
  expect(field.value).toBe('Price list')

  await user.click(screen.getByRole('button', { name: 'Add' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(getModal().shown).toBeNull())
  expect(screen.queryByRole('button', { name: 'Open again' })).toBeNull()
})

it('gives the focus to the first field of a dialog whose content comes late', async () => {
  let arrive: () => void = () => {}
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  renderAt('/', <ModalHost />)
  act(() => openModal({ title: 'New site', content: <Late until={late} /> }))
  const close = await screen.findByRole('button', { name: 'Close' })
  close.focus()
  await act(async () => arrive())
  const field = await screen.findByRole('textbox', { name: 'Name' })
  await waitFor(() => expect(document.activeElement).toBe(field))
})

/** A field that is there once a promise is kept. */
function Late({ until }: { until: Promise<void> }) {
  const [isThere, setThere] = useState(false)
  useEffect(() => void until.then(() => setThere(true)), [until])
  return isThere && <input aria-label="Name" data-autofocus />
}
