import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { itemId, itemOf } from '../../../test/items.ts'
import { meWith, openPage } from '../../../test/page.tsx'
import { paths } from '../../lib/paths.ts'
import { ItemFacts } from './ItemFacts.tsx'

it('links an item to the older one with the same content', async () => {
  const older = { id: itemId(2), name: 'Prices 2025' }
  const item = itemOf({ duplicateOf: older })
  await openPage(<ItemFacts item={item} />, [], { me: meWith('viewer') })
  const link = await screen.findByRole('link', { name: 'Prices 2025' })
  expect(link.getAttribute('href')).toBe(paths.item(older.id))
  expect(link.closest('div')?.textContent).toBe('Same asPrices 2025')
})
