import { act, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { renderAt } from '../../test/render.tsx'
import { ModalHost } from './ModalHost.tsx'
import { clearModal, closeModal, getModal, openModal } from './modal.ts'

afterEach(() => {
  act(() => {
    closeModal()
    clearModal()
  })
})

it('shows any content that is set', async () => {
  renderAt('/', <ModalHost />)
  act(() => openModal({ title: 'Share', content: <p>Who is it for?</p> }))
  const dialog = await screen.findByRole('dialog', { name: 'Share' })
  expect(dialog.textContent).toContain('Who is it for?')
})

it('runs the backdrop handler, closes and then clears when one clicks beside it', async () => {
  const onBackdrop = vi.fn()
  renderAt('/', <ModalHost />)
  act(() => openModal({ title: 'Share', content: <p>Who is it for?</p>, onBackdrop }))
  await screen.findByRole('dialog')
  const backdrop = document.querySelector('.mantine-Modal-overlay')
  if (!backdrop) throw new Error('There is no backdrop')

  const gone = waitForElementToBeRemoved(() => screen.queryByText('Who is it for?'))
  await userEvent.click(backdrop)
  expect(onBackdrop).toHaveBeenCalledOnce()
  expect(getModal().isOpen).toBe(false)

  await gone
  await waitFor(() => expect(getModal().shown).toBeNull())
})

it('keeps its content until the closing is over', async () => {
  renderAt('/', <ModalHost />)
  act(() => openModal({ title: 'Share', content: <p>Who is it for?</p> }))
  await screen.findByRole('dialog')
  act(() => closeModal())
  expect(getModal().shown?.title).toBe('Share')
  await waitFor(() => expect(getModal().shown).toBeNull())
})
