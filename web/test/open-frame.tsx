import { listCollections } from '@satchel/contract/collections.ts'
import { listItems } from '@satchel/contract/items/items.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import { searchItems, suggest } from '@satchel/contract/search/search.ts'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router'
import { expect } from 'vitest'
import { AppEntry } from '../src/app/AppEntry.tsx'
import { Frame } from '../src/frame/Frame.tsx'
import { query } from '../src/lib/api.ts'
import { type Answered, answers } from './contract-server.ts'
import { collectionOf, foundOf, taxonomy } from './library.ts'
import { stubSocket } from './live-line.ts'
import { meWith, openPage } from './page.tsx'

/** Requests of a page: the library and the collections. */
function Lists() {
  const items = useQuery(query(searchItems, { body: {} }))
  const collections = useQuery(query(listCollections, { query: {} }))
  const names = [...(items.data?.items ?? []), ...(collections.data?.items ?? [])]
  return (
    <>
      <ul aria-label="Lists">
        {names.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <Link to="/library?searchTerm=fair&tags=a">Search for fair</Link>
    </>
  )
}

const noItems = { items: [], nextCursor: null }
const listing = answers(listCollections, { items: [collectionOf()], nextCursor: null })

interface Options {
  role?: Role
  at?: string
  parts?: Parameters<typeof meWith>[1]
  replies?: readonly Answered[]
}

/** Opens a page of lists in the frame, with its socket. */
export async function openFrame({
  role = 'owner',
  at = '/home',
  parts = {},
  replies = [],
}: Options = {}) {
  const line = stubSocket()
  const opened = await openPage(
    <AppEntry>
      <Frame>
        <Routes>
          <Route path="*" element={<Lists />} />
        </Routes>
      </Frame>
    </AppEntry>,
    [
      answers(searchItems, foundOf('Brochure')),
      answers(listItems, noItems),
      answers(suggest, { suggestions: [] }),
      taxonomy(),
      listing,
      ...replies,
    ],
    { me: meWith(role, parts), at },
  )
  await waitFor(() => expect(shown()).toEqual(['Brochure', 'Trade fair']))
  await line.open()
  return { ...opened, line }
}

/** Returns the names in the lists. */
export const shown = () =>
  within(screen.getByRole('list', { name: 'Lists' }))
    .queryAllByRole('listitem')
    .map((each) => each.textContent)
