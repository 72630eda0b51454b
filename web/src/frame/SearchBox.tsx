import { Kbd, TextInput } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, use, useRef } from 'react'
import { paths } from '../lib/paths.ts'
import { icon } from '../ui/icon.ts'
import { Entry } from './entry.ts'
import * as labels from './labels.ts'
import styles from './SearchBox.module.css'

/** Searches the library from anywhere; inside the library the filters chosen there stay. */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null)
  const { place, open } = use(Entry)
  const params = new URLSearchParams(place.search)
  const isInLibrary = place.pathname === paths.library()
  const term = isInLibrary ? (params.get('searchTerm') ?? '') : ''

  const focus = () => {
    input.current?.focus()
    input.current?.select()
  }
  useHotkeys([
    ['/', focus],
    ['mod+K', focus, { preventDefault: true }],
  ])

  const search = (event: FormEvent) => {
    event.preventDefault()
    const searchTerm = input.current?.value.trim() ?? ''
    const filters = new URLSearchParams(isInLibrary ? params : undefined)
    filters.delete('searchTerm')
    if (searchTerm) filters.set('searchTerm', searchTerm)
    const query = filters.toString()
    open(query ? `${paths.library()}?${query}` : paths.library())
  }

  return (
    <search>
      <form onSubmit={search}>
        <TextInput
          // A search term from the URL replaces the field's text.
          key={term}
          ref={input}
          type="search"
          name="searchTerm"
          defaultValue={term}
          aria-label={labels.searchTheLibrary}
          placeholder={labels.search}
          leftSection={<IconSearch {...icon} />}
          rightSection={<Kbd size="xs">/</Kbd>}
          rightSectionProps={{ className: styles.hint }}
          classNames={{ input: styles.input ?? '' }}
        />
      </form>
    </search>
  )
}
