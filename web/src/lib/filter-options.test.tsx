import { MantineProvider, Select } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { themeFor } from '../ui/theme/theme.ts'

const DATA = [
  { group: 'Mail', items: ['E\u2011mail', 'Über\u00adsicht'] },
  { group: 'Pumps', items: ['RX 500', 'RX 600'] },
]

test.each([
  ['email', ['E\u2011mail']],
  ['ubersicht', ['Über\u00adsicht']],
  ['rx500', ['RX 500']],
  ['RX-', ['RX 500', 'RX 600']],
  ['rx 700', []],
])('options are found by %j however they are written', async (typed, expected) => {
  const user = userEvent.setup()
  render(
    <MantineProvider theme={themeFor()} env="test">
      <Select label="Product" data={DATA} searchable />
    </MantineProvider>,
  )
  await user.type(screen.getByRole('combobox', { name: 'Product' }), typed)
  const options = screen.queryAllByRole('option').map(({ textContent }) => textContent)
  expect(options).toEqual(expected)
})
