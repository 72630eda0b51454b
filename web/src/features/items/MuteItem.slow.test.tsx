import { Menu } from '@mantine/core'
import { changeMuted, listMuted } from '@satchel/contract/notifications.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answers } from '../../../test/contract-server.ts'
import { itemOf } from '../../../test/items.ts'
import { button } from '../../../test/library.ts'
import { meWith, openPage } from '../../../test/page.tsx'
import { MuteItem } from './MuteItem.tsx'

it('mutes an item with undo, and unmutes one', async () => {
  const item = itemOf({ name: 'Prices' })
  const open = (
    <Menu opened>
      <Menu.Dropdown>
        <MuteItem item={item} />
      </Menu.Dropdown>
    </Menu>
  )
  const { user, server } = await openPage(
    open,
    [answers(changeMuted, ({ body }) => ({ muted: body.muted }))],
    { me: meWith('viewer') },
  )
  const mute = await screen.findByRole('menuitem', { name: 'Mute notifications' })
  await expect.poll(() => mute.hasAttribute('disabled')).toBe(false)
  const muted = { itemId: item.id, itemType: 'ITEM' as const, name: item.name }
  server.now(answers(listMuted, { items: [muted] }))
  await user.click(mute)
  await screen.findByText('You won’t be notified of “Prices”')
  await screen.findByRole('menuitem', { name: 'Unmute notifications' })
  await user.click(button('Undo'))
  await expect
    .poll(() => server.calls(changeMuted).map(({ body }) => body))
    .toEqual([
      { itemType: 'ITEM', muted: true },
      { itemType: 'ITEM', muted: false },
    ])
})
