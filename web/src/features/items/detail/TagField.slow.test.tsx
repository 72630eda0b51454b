import { addItemTag, getItem, type Item, removeItemTag } from '@satchel/contract/items/items.ts'
import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answered, answers, refusalOf } from '../../../../test/contract-server.ts'
import { itemId, itemOf } from '../../../../test/items.ts'
import { button, tagOf, taxonomy } from '../../../../test/library.ts'
import { meWith, openPage } from '../../../../test/page.tsx'
import { query } from '../../../lib/api.ts'
import { tagKey } from '../tag-key.ts'
import { TagField } from './TagField.tsx'

const FAIR = { key: 'fair', label: 'Fair' }

function Tags() {
  const { data } = useQuery(query(getItem, { params: { id: itemId(1) } }))
  return data && <TagField item={data} />
}

/** Opens an item on a server that stores its tags. */
async function open(...replies: Answered[]) {
  let tags: Item['tags'] = [FAIR]
  const now = () => itemOf({ tags })
  const opened = await openPage(
    <Tags />,
    [
      taxonomy({ tags: [tagOf('Fair'), tagOf('Spring')] }),
      answers(getItem, now),
      answers(addItemTag, ({ body }) => {
        tags = [...tags, { key: tagKey(body.label), label: body.label }]
        return now()
      }),
      answers(removeItemTag, ({ params }) => {
        tags = tags.filter(({ key }) => key !== params.tagKey)
        return now()
      }),
      ...replies,
    ],
    { me: meWith('editor') },
  )
  const field = await screen.findByRole('combobox', { name: 'Tags' })
  return { ...opened, field, savedTags: () => tags.map(({ label }) => label) }
}

it('discards the typed text on Escape, also when leaving the field', async () => {
  const { user, field, savedTags } = await open()
  await user.type(field, 'Sprin')
  await user.keyboard('{Escape}')
  expect(field).toHaveProperty('value', '')
  await user.tab()
  expect(savedTags()).toEqual(['Fair'])
})

it('adds a typed tag, and removes it on undo', async () => {
  const { user, field, savedTags } = await open()
  await user.type(field, 'Größe L{Enter}')
  await screen.findByText('Tagged “Größe L”')
  expect(savedTags()).toEqual(['Fair', 'Größe L'])
  await user.click(button('Undo'))
  await screen.findByText('Tag “Größe L” removed')
  expect(savedTags()).toEqual(['Fair'])
})

it('offers the tenant’s tags', async () => {
  const { user, field, savedTags } = await open()
  await user.type(field, 'spr')
  await user.click(await screen.findByRole('option', { name: 'Spring' }))
  await screen.findByText('Tagged “Spring”')
  expect(savedTags()).toEqual(['Fair', 'Spring'])
})

it('removes the last tag by Backspace, and restores it on undo', async () => {
  const { user, field, savedTags } = await open()
  await user.click(field)
  await user.keyboard('{Backspace}')
  await screen.findByText('Tag “Fair” removed')
  expect(savedTags()).toEqual([])
  await user.click(button('Undo'))
  await screen.findByText('Tagged “Fair”')
  expect(savedTags()).toEqual(['Fair'])
})

it('doesn’t add a tag that differs only in case or accents', async () => {
  const { user, field, server } = await open()
  await user.type(field, 'FÁIR{Enter}')
  expect(server.calls(addItemTag)).toEqual([])
})

it('shows a tag at once and reverts it when the server refuses', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { user, field } = await open(answers(addItemTag, () => promise))
  const shown = () => screen.queryByText('Größe L')
  await user.type(field, 'Größe L{Enter}')
  await waitFor(() => expect(shown()).not.toBeNull())
  await act(async () => resolve(refusalOf('conflict', { detail: 'It has a hundred tags' })))
  await screen.findByText('It has a hundred tags')
  await waitFor(() => expect(shown()).toBeNull())
})

it('sends two quickly typed tags one after the other', async () => {
  const { user, field, savedTags } = await open()
  await user.type(field, 'One{Enter}')
  await user.type(field, 'Two{Enter}')
  await screen.findByText('Tagged “Two”')
  await waitFor(() => expect(savedTags()).toEqual(['Fair', 'One', 'Two']))
})

it.each([
  ['Straße', 'STRASSE'],
  ['Café', 'Cafe\u0301'],
  ['ＡＢＣ', 'abc'],
  ['two  words', ' Two words '],
  ['soft\u00ADhyphen', 'softhyphen'],
  ['ΟΔΟΣ', 'οδος'],
])('treats %j and %j as one tag', (one, other) => {
  expect(tagKey(one)).toBe(tagKey(other))
})
