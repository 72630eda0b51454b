import { Kbd, TextInput } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { paths } from '../lib/paths.ts'
import { icon } from '../ui/icon.ts'
import { Entry } from './entry.ts'
import * as labels from './labels.ts'
import styles from './SearchBox.module.css'

/** Pause in typing after which the library is narrowed, in ms. */
const TYPING = 250

/** Not part of the first screen. */
const RecentItems = lazy(async () => {
  const { RecentItems } = await import('./RecentItems.tsx')
  return { default: RecentItems }
})

/** Searches the library from anywhere; inside the library it narrows as one types, and the filters stay. */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText, search] = useSearchText()

  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLFormElement>(null)

  const focus = () => {
    input.current?.focus()
    input.current?.select()
  }
  useHotkeys([
    ['/', focus],
    ['mod+K', focus, { preventDefault: true }],
  ])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    search()
  }
  const close = () => setOpen(false)
  const leave = () => {
    close()
    const here = document.activeElement
    if (here instanceof HTMLElement) here.blur()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!way || !isOpen) return
    event.preventDefault()
    const places = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])]
    places[places.indexOf(document.activeElement as HTMLElement) + way]?.focus()
  }
  return (
    <search>
      <form
        ref={box}
        className={styles.box}
        onSubmit={submit}
        onKeyDown={onKeyDown}
        onFocus={() => setOpen(true)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) close()
        }}
      >
        <TextInput
          ref={input}
          type="search"
          name="searchTerm"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          aria-label={labels.searchTheLibrary}
          placeholder={labels.search}
          leftSection={<IconSearch {...icon} />}
          rightSection={<Kbd size="xs">/</Kbd>}
          rightSectionProps={{ className: styles.hint }}
          classNames={{ input: styles.input ?? '' }}
        />
        {isOpen && text === '' && (
          <Suspense>
            <RecentItems onLeave={leave} />
          </Suspense>
        )}
      </form>
    </search>
  )
}

/** Returns the text of the box, a function to change it, and one that searches at once. */
function useSearchText() {
  const { place, open } = use(Entry)
  const isInLibrary = place.pathname === paths.library()
  const params = new URLSearchParams(isInLibrary ? place.search : '')
  const term = params.get('searchTerm') ?? ''
  const [{ text, seen, asked }, setState] = useState({ text: term, seen: term, asked: term })
  // Another search replaces the text; one's own comes back while one types on.
  if (seen !== term) setState({ text: asked === term ? text : term, seen: term, asked: term })

  const search = () => {
    const searchTerm = text.trim()
    if (isInLibrary && searchTerm === term) return
    setState({ text, seen, asked: searchTerm })
    params.delete('searchTerm')
    if (searchTerm) params.set('searchTerm', searchTerm)
    const query = params.toString()
    // One step back leads out of the search, not through what was typed.
    open(query ? `${paths.library()}?${query}` : paths.library(), { replace: term !== '' })
  }
  const narrow = useEffectEvent(search)
  useEffect(() => {
    if (!isInLibrary || text.trim() === term) return
    const timer = setTimeout(() => narrow(), TYPING)
    return () => clearTimeout(timer)
  }, [isInLibrary, text, term])

  const setText = (next: string) => setState((state) => ({ ...state, text: next }))
  return [text, setText, search] as const
}
