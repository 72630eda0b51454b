import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { button } from '../../../test/library.ts'
import { openPage } from '../../../test/page.tsx'
import { EditableText } from './EditableText.tsx'

type Save = (text: string) => Promise<unknown>

function Sign({ isLong = false, save }: { isLong?: boolean; save: Save }) {
  const [text, setText] = useState('Spring fair')
  const onSave = async (next: string) => {
    await save(next)
    setText(next)
  }
  return (
    <>
      <EditableText
        label="Name"
        value={text}
        maxLength={40}
        placeholder="Enter a name"
        isLong={isLong}
        isRequired={!isLong}
        onSave={onSave}
      />
      <button type="button">Elsewhere</button>
    </>
  )
}

async function open(options: { isLong?: boolean; save?: Save } = {}) {
  const saved: string[] = []
  const save: Save = async (text) => saved.push(text)
  const { user } = await openPage(<Sign save={save} {...options} />, [])
  await user.click(button('Spring fair'))
  const write = async (text: string) => {
    await user.clear(screen.getByRole('textbox', { name: 'Name' }))
    await user.keyboard(text)
  }
  return { user, saved, write }
}

const isReading = (text: string) => waitFor(() => expect(document.activeElement).toBe(button(text)))

it('saves on Enter without surrounding spaces, and returns the focus', async () => {
  const { saved, write } = await open()
  await write('  Autumn fair {Enter}')
  await isReading('Autumn fair')
  expect(saved).toEqual(['Autumn fair'])
})

it('returns the focus after a slow save too', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { write } = await open({ save: () => promise })
  await write('Autumn fair{Enter}')
  resolve()
  await isReading('Autumn fair')
})

it('leaves the focus of people who moved on during the save', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { user, write } = await open({ save: () => promise })
  await write('Autumn fair{Enter}')
  await user.click(button('Elsewhere'))
  resolve()
  await screen.findByText('Autumn fair')
  await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(button('Elsewhere'))
})

it('keeps the old text on Escape', async () => {
  const { saved, write } = await open()
  await write('Nonsense{Escape}')
  await isReading('Spring fair')
  expect(saved).toEqual([])
})

it('doesn’t save an empty required text, or an unchanged one', async () => {
  const { user, saved, write } = await open()
  await write('{Enter}')
  await isReading('Spring fair')
  await user.click(button('Spring fair'))
  await write('Spring fair{Enter}')
  await isReading('Spring fair')
  expect(saved).toEqual([])
})

it('saves on a click elsewhere', async () => {
  const { user, saved, write } = await open()
  await write('Autumn fair')
  await user.click(button('Elsewhere'))
  await screen.findByText('Autumn fair')
  expect(saved).toEqual(['Autumn fair'])
})

it('adds a line on Enter in a long text, which Ctrl+Enter saves', async () => {
  const { saved, write } = await open({ isLong: true })
  await write('One{Enter}two{Control>}{Enter}{/Control}')
  await waitFor(() => expect(saved).toEqual(['One\ntwo']))
})

it('shows its placeholder while empty', async () => {
  const { write } = await open({ isLong: true })
  await write('{Control>}{Enter}{/Control}')
  await isReading('Enter a name')
})

it('keeps the text open, with the reason, if it couldn’t be saved', async () => {
  let isAway = true
  const save = async () => {
    if (isAway) throw new Error('The server was not reached')
  }
  const { user, write } = await open({ save })
  await write('Autumn fair{Enter}')
  await screen.findByText('The server was not reached')
  isAway = false
  await user.keyboard('!{Enter}')
  await isReading('Autumn fair!')
})

it('accepts no more than its limit', async () => {
  const { saved, write } = await open()
  await write(`${'é'.repeat(60)}{Enter}`)
  await waitFor(() => expect(saved).toEqual(['é'.repeat(40)]))
})
