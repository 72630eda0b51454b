import { confirmEmail, getMe } from '@satchel/contract/accounts/accounts.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answers, refusalOf } from '../../test/contract-server.ts'
import { meWith, openPage, TOKENS } from '../../test/page.tsx'
import { CodeForm } from './CodeForm.tsx'

it('accepts a pasted code after a wrong one', async () => {
  const confirm = answers(confirmEmail, ({ body }) =>
    'code' in body && body.code === '222222' ? TOKENS : refusalOf('wrong-code'),
  )
  const input = [confirm, answers(getMe, meWith('owner'))]
  const { user, server } = await openPage(<CodeForm email="ada@northwind.test" />, input)
  await user.click(screen.getByLabelText('Digit 1'))
  await user.paste('111111')
  await screen.findByText('That code isn’t right. Use the latest email.')
  expect(document.activeElement).toBe(screen.getByLabelText('Digit 1'))
  await user.paste('222222')
  await waitFor(() => expect(server.calls(confirmEmail)).toHaveLength(2))
})
