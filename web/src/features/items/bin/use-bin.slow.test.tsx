import { type BinItem, listBin } from '@satchel/contract/items/bin.ts'
import { deleteItems, listItems, restoreItems } from '@satchel/contract/items/items.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { itemId, itemOf } from '../../../../test/items.ts'
import { renderAt } from '../../../../test/render.tsx'
import { reply, serve } from '../../../../test/server.ts'
import { settle } from '../../../../test/settle.ts'
import { query } from '../../../lib/api.ts'
import { useBin } from './use-bin.ts'
import { useBinList } from './use-bin-list.ts'

const gone = { deletedAt: '2026-11-20T09:00:00.000Z', deletedBy: null, purgesOn: '2026-12-20' }
const deleted: BinItem = { ...itemOf({ name: 'Brochure' }), ...gone }
const other: BinItem = { ...itemOf({ id: itemId(2), name: 'Price sheet' }), ...gone }

function Bin() {
  const client = useQueryClient()
  const { items, isPending } = useBinList()
  const { restore } = useBin()
  const refetch = () => client.invalidateQueries({ queryKey: [listBin.name] })
  return (
    <>
      <button type="button" onClick={() => restore([deleted])}>
        Restore
      </button>
      <button type="button" onClick={() => void refetch()}>
        Refetch
      </button>
      <p>{isPending ? 'Loading' : `In the trash: ${items.map(({ name }) => name).join(', ')}`}</p>
    </>
  )
}

/** Opens the trash on a server whose responses wait until they are released. */
function open() {
  const reads: ((items: BinItem[]) => void)[] = []
  let answerRestore = () => {}
  serve([
    [
      listBin,
      () =>
        new Promise((resolve) => {
          reads.push((items) =>
            resolve(reply(listBin, { items, total: items.length, purging: 0, nextCursor: null })),
          )
        }),
    ],
    [
      restoreItems,
      () =>
        new Promise((resolve) => {
          answerRestore = () =>
            resolve(reply(restoreItems, { restored: [deleted.id], missing: [] }))
        }),
    ],
  ])
  renderAt('/bin', <Bin />)
  return { reads, answerRestore: () => answerRestore() }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('keeps restored items out of the trash when an earlier response arrives', async () => {
  const { reads, answerRestore } = open()
  reads[0]?.([deleted, other])
  await screen.findByText('In the trash: Brochure, Price sheet')
  await press('Refetch')
  await press('Restore')
  await screen.findByText('In the trash: Price sheet')
  reads[1]?.([deleted, other])
  await settle()
  screen.getByText('In the trash: Price sheet')
  answerRestore()
  await waitFor(() => expect(reads).toHaveLength(3))
})

it('finishes the first load of the trash', async () => {
  const { reads, answerRestore } = open()
  await press('Restore')
  answerRestore()
  await waitFor(() => expect(reads).toHaveLength(2))
  reads[1]?.([other])
  await screen.findByText('In the trash: Price sheet')
})

const things = ['Brochure', 'Price sheet', 'Handbook'].map((name, index) =>
  itemOf({ id: itemId(index + 11), name }),
)

function Library() {
  const { data } = useQuery(query(listItems, { query: {} }))
  const { moveToBin } = useBin()
  const items = data?.items ?? []
  return (
    <>
      {items.map((item) => (
        <button key={item.id} type="button" onClick={() => moveToBin([item])}>
          Delete {item.name}
        </button>
      ))}
      <p>In the library: {items.map(({ name }) => name).join(', ')}</p>
    </>
  )
}

it('keeps deleted items hidden when another deletion ends first', async () => {
  const deleted = new Set<string>()
  const ends: (() => void)[] = []
  const received = serve([
    [
      listItems,
      () => {
        const items = things.filter(({ id }) => !deleted.has(id))
        return reply(listItems, { items, nextCursor: null })
      },
    ],
    [
      deleteItems,
      ({ body }) => {
        const { ids } = body as { ids: string[] }
        return new Promise((resolve) => {
          ends.push(() => {
            for (const id of ids) deleted.add(id)
            resolve(reply(deleteItems, { deleted: ids, missing: [] }))
          })
        })
      },
    ],
  ])
  const reads = () => received.filter(({ endpoint }) => endpoint === listItems.name).length
  renderAt('/', <Library />)
  await screen.findByText('In the library: Brochure, Price sheet, Handbook')
  await press('Delete Brochure')
  await press('Delete Price sheet')
  await screen.findByText('In the library: Handbook')
  const shown: (string | null)[] = []
  const line = screen.getByText(/^In the library/)
  const watch = new MutationObserver(() => shown.push(line.textContent))
  watch.observe(line, { subtree: true, characterData: true, childList: true })

  ends[0]?.()
  await waitFor(() => expect(reads()).toBe(2))
  await settle()
  ends[1]?.()
  await waitFor(() => expect(reads()).toBe(3))
  await settle()
  watch.disconnect()
  expect(shown).toEqual([])
  screen.getByText('In the library: Handbook')
})
