import { Input, type InputProps, Kbd } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { t } from '@satchel/messages/t.ts'
import { useQueryClient } from '@tanstack/react-query'
import {
  type ComponentPropsWithoutRef,
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { TypedText } from '../../features/search/box/operator-at.ts'
import type { ListOfField, OptionKeys } from '../../features/search/box/SearchOptions.tsx'
import { focusFirstHit, keepFocus } from '../../lib/items/first-hit.ts'
import { loadPart } from '../../lib/load-part.ts'
import { hasOwnKeys } from '../../lib/own-keys.ts'
import { PaletteButton } from './PaletteButton.tsx'
import styles from './SearchBox.module.css'
import { useSearchText } from './use-search-text.ts'

const loadOptions = () => loadPart(() => import('../../features/search/box/SearchOptions.tsx'))
const SearchOptions = lazy(async () => ({ default: (await loadOptions()).SearchOptions }))
const SearchProblem = lazy(async () => {
  const { SearchProblem } = await import('../../features/search/box/SearchProblem.tsx')
  return { default: SearchProblem }
})

/** Searches the library from anywhere; inside the library it filters while one types, and keeps the filters. */
export function SearchBox() {
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const { options, field, isOpen, open, close, ...list } = useList()
  const box = useSearchText(list.isHeld)
  const { typed, type, search } = box
  const problemId = useId()
  const moveCaret = useCaret(input)

  useHotkeys([['/', (event) => !hasOwnKeys(event.target) && select(input.current)]])

  const submit = (event: Pick<FormEvent, 'preventDefault'>) => {
    event.preventDefault()
    close()
    search()
    if (typed.text.trim()) focusFirstHit(client, typed.text)
  }
  const leaveFor = (go: () => void) => {
    close()
    input.current?.blur()
    go()
  }
  const goTo = (url: string) => leaveFor(() => box.open(url))
  const searchFor = (text: string) => {
    leaveFor(() => search(text))
    focusFirstHit(client, text)
  }
  const change = (next: TypedText) => {
    keepFocus(client)
    type(next)
    open()
  }
  return (
    <search className={styles.search}>
      <form onSubmit={submit}>
        <Input
          ref={input}
          {...FIELD}
          aria-expanded={field !== null}
          aria-describedby={problemId}
          {...field}
          value={typed.text}
          onChange={({ currentTarget }) => change(typedIn(currentTarget))}
          onSelect={({ currentTarget }) => type(typedIn(currentTarget))}
          onKeyDown={(event) => {
            if (options.current?.onKeyDown(event)) event.stopPropagation()
            else leaveByKey(event, box.isInLibrary ? submit : undefined)
          }}
          onFocus={open}
          onBlur={close}
        />
      </form>
      <Suspense>
        {isOpen && (
          <SearchOptions
            ref={options}
            typed={typed}
            isInLibrary={box.isInLibrary}
            open={goTo}
            search={searchFor}
            onType={(next) => {
              change(next)
              moveCaret(next.caret)
            }}
            onClose={close}
            onList={list.onList}
            onHold={list.onHold}
          />
        )}
        {box.isAnswered && field === null && typed.text.includes(':') && (
          <SearchProblem id={problemId} search={box.params.toString()} />
        )}
      </Suspense>
    </search>
  )
}

const FIELD: InputProps & ComponentPropsWithoutRef<'input'> = {
  // Mantine would say that nothing describes the field.
  withAria: false,
  type: 'search',
  name: 'searchTerm',
  role: 'combobox',
  autoComplete: 'off',
  'aria-autocomplete': 'list',
  'aria-label': t('frame.searchTheLibrary'),
  placeholder: t('ui.search'),
  leftSection: <PaletteButton />,
  leftSectionPointerEvents: 'all',
  rightSection: <Kbd size="xs">/</Kbd>,
  rightSectionProps: { className: styles.hint ?? '' },
  classNames: { input: styles.input ?? '' },
}

/** Returns the list below the box, which is loaded when the box is first used. */
function useList() {
  const options = useRef<OptionKeys>(null)
  const [isOpen, setOpen] = useState(false)
  const [field, onList] = useState<ListOfField | null>(null)
  const [isHeld, onHold] = useState(false)
  const [open, close] = [() => setOpen(true), () => setOpen(false)]
  return { options, field, onList, isHeld, onHold, isOpen, open, close }
}

/** Returns a function that puts the caret at the end of a completion, once its text is shown. */
function useCaret(input: { readonly current: HTMLInputElement | null }) {
  const [caret, setCaret] = useState<{ at: number } | null>(null)
  useLayoutEffect(() => {
    if (caret) input.current?.setSelectionRange(caret.at, caret.at)
  }, [caret, input])
  return (at: number) => setCaret({ at })
}

/** Leaves the box: by Escape, which would clear it, for the page; by the arrow down for the results. */
function leaveByKey(
  event: KeyboardEvent<HTMLInputElement>,
  search: ((event: KeyboardEvent) => void) | undefined,
): void {
  if (event.key === 'ArrowDown') search?.(event)
  if (event.key !== 'Escape') return
  event.preventDefault()
  event.currentTarget.blur()
}

function select(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
}

function typedIn({ value, selectionStart }: HTMLInputElement): TypedText {
  return { text: value, caret: selectionStart ?? value.length }
}
