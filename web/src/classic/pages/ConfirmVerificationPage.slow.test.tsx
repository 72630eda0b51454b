import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderAt } from '../../../test/render.tsx'
import ConfirmVerificationPage from './ConfirmVerificationPage.tsx'

it('asks for the address if the link has none', async () => {
  renderAt('/confirm-verification', <ConfirmVerificationPage />)
  const go = screen.getByRole('button', { name: 'Continue' })
  await userEvent.click(go)
  expect(screen.getByText('Enter your email address')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  await userEvent.type(screen.getByLabelText('Email'), ' ada@northwind.test ')
  await userEvent.click(go)
  expect(await screen.findByText('ada@northwind.test')).toBeDefined()
  expect(screen.getByLabelText('Digit 1')).toBeDefined()
})
