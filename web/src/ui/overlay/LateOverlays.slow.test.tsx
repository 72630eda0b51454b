import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderAt } from '../../../test/render.tsx'
import { LateOverlays } from './LateOverlays.tsx'
import { ModalHost } from './ModalHost.tsx'
import { clearModal, closeModal, getModal, openModal } from './modal.ts'

const reports = vi.hoisted(() => vi.fn())
vi.mock('../../lib/report/report.ts', () => ({ report: reports }))

afterEach(() => {
  act(() => {
    closeModal()
    clearModal()
  })
})

const openShare = () => act(() => openModal({ title: 'Share', content: <p>Who is it for?</p> }))

it('says that a dialog couldn’t be loaded, keeps the page, and retries with the next one', async () => {
  const load = vi.fn<() => Promise<{ Overlays: typeof ModalHost }>>()
  load.mockRejectedValue(new Error('offline'))
  renderAt(
    '/',
    <>
      <p>Half a sentence</p>
      <LateOverlays load={load} />
    </>,
  )
  openShare()
  const problem = await screen.findByRole('alert')
  expect(problem.textContent).toMatch(/couldn’t be loaded/)
  expect(getModal().shown).toBeNull()
  openShare()
  await waitFor(() => expect(reports).toHaveBeenCalledTimes(2))
  await screen.findByRole('alert')
  screen.getByText('Half a sentence')

  load.mockResolvedValue({ Overlays: ModalHost })
  openShare()
  await screen.findByRole('dialog', { name: 'Share' })
  expect(screen.queryByRole('alert')).toBeNull()
})
