import {
  changeLinkPreset,
  createLinkPreset,
  deleteLinkPreset,
  type LinkPreset,
  listLinkPresets,
} from '@satchel/contract/links/presets.ts'
import { getAccountSettings } from '@satchel/contract/taxonomy.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../../test/render.tsx'
import { problem, reply, serve } from '../../../../test/server.ts'
import { sessionOf } from '../../../../test/session.ts'
import { startSession } from '../../../lib/session.ts'
import { Overlays } from '../../../ui/overlay/Overlays.tsx'
import type { Terms } from './option-terms.ts'
import { ShareOptions } from './ShareOptions.tsx'
import { useShareOptions } from './use-share-options.ts'

const preset: LinkPreset = {
  id: '01920000-0000-7000-8000-0000000000cc',
  version: 1,
  name: 'Customers',
  options: { allowDownload: false, hasPassword: true },
  isDefault: true,
  createdAt: '2026-11-01T10:00:00.000Z',
}

function Form() {
  const [terms, setTerms] = useState<Terms>({})
  const { base, effective, presets, preset } = useShareOptions(terms)
  const all = { all: presets, chosen: preset }
  const common = { terms, base, effective, errors: {}, onChange: setTerms }
  return <ShareOptions {...common} presets={all} edition={String(preset?.version)} />
}

async function open() {
  const received = serve([
    ...sessionOf('editor'),
    [listLinkPresets, () => reply(listLinkPresets, { items: [preset] })],
    [createLinkPreset, () => Response.json(preset, { status: 201 })],
    [changeLinkPreset, () => reply(changeLinkPreset, preset)],
    [deleteLinkPreset, () => new Response(null, { status: 204 })],
    [getAccountSettings, () => problem('unavailable')],
  ])
  await act(startSession)
  renderAt(
    '/library',
    <>
      <Form />
      <Overlays />
    </>,
  )
  await userEvent.click(await screen.findByRole('button', { name: /^More options Customers/ }))
  await userEvent.click(
    await screen.findByRole('button', { name: 'More actions for preset Customers' }),
  )
  return (name: string) => received.filter(({ endpoint }) => endpoint === name)
}

test('undo restores a deleted preset without its password', async () => {
  const did = await open()
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Customers restored. Set its password again')
  expect(did(deleteLinkPreset.name)).toHaveLength(1)
  expect(did(createLinkPreset.name)[0]?.body).toEqual({
    name: 'Customers',
    options: { allowDownload: false },
    isDefault: true,
  })
})

test('a preset saves changes, and stops being the default', async () => {
  const did = await open()
  const keep = await screen.findByRole('menuitem', { name: 'Update preset' })
  expect(keep.hasAttribute('data-disabled')).toBe(true)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove default' }))
  await waitFor(() => expect(did(changeLinkPreset.name)).toHaveLength(1))
  expect(did(changeLinkPreset.name)[0]?.body).toEqual({ isDefault: false })
})
