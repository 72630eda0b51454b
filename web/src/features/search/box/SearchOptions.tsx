import type { OperatorName } from '@satchel/contract/search/syntax.ts'
import { t } from '@satchel/messages/t.ts'
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
} from 'react'
import { OptionList } from '../../../ui/options/OptionList.tsx'
import { type Option, type OptionGroup, useOptions } from '../../../ui/options/use-options.ts'
import { ValueDot } from '../../../ui/text/ValueDot.tsx'
import * as labels from './labels.ts'
import { type OperatorAt, operatorAt, type TypedText, withName, withValue } from './operator-at.ts'
import styles from './SearchOptions.module.css'
import { type OperatorValue, useOperatorValues } from './use-operator-values.ts'
import { type SuggestionWays, useRecentItems, useSuggestions } from './use-suggestions.tsx'

/** State of the list for the text field's ARIA attributes. */
export interface ListOfField {
  'aria-controls': string
  'aria-activedescendant': string | undefined
}

export interface OptionKeys {
  /** Returns whether the list handled the key. */
  onKeyDown: (event: KeyboardEvent) => boolean
}

interface SearchOptionsProps extends SuggestionWays {
  ref: Ref<OptionKeys>
  typed: TypedText
  /** True in the library, which is filtered as one types; suggestions would only cover it. */
  isInLibrary: boolean
  onType: (next: TypedText) => void
  onClose: () => void
  /** Receives the open list; null while there is nothing to choose from. */
  onList: (list: ListOfField | null) => void
  /** Runs when a value is being typed: half of it would be refused. */
  onHold: (isHeld: boolean) => void
}

/** Completes the operator that is being typed into the box above it, or suggests searches and items. */
export function SearchOptions({
  ref,
  typed,
  onType,
  onClose,
  onList,
  ...rest
}: SearchOptionsProps) {
  const { isInLibrary, open, search, onHold } = rest
  const at = operatorAt(typed.text, typed.caret)
  const isHeld = at?.part === 'value'
  const values = useOperatorValues(at)
  const isEmpty = typed.text.trim() === ''
  const suggestions = useSuggestions(typed.text, isEmpty || !(at || isInLibrary), { open, search })
  const recent = useRecentItems(isEmpty, open)
  const groups = at ? [groupOf(at, values, typed.text, onType)] : [...suggestions, recent]
  const options = useOptions(groups, { startsActive: isHeld, takesTab: true })
  const isShown = groups.some((group) => group.options.length > 0)

  const { 'aria-controls': listId, 'aria-activedescendant': activeId } = options.field
  useEffect(() => {
    onList(isShown ? { 'aria-controls': listId, 'aria-activedescendant': activeId } : null)
  }, [onList, isShown, listId, activeId])
  useEffect(() => () => onList(null), [onList])
  useLayoutEffect(() => {
    onHold(isHeld)
    return () => onHold(false)
  }, [onHold, isHeld])

  useImperativeHandle(ref, () => ({
    onKeyDown: (event) => {
      if (!isShown) return false
      if (event.key !== 'Escape') return options.onKeyDown(event)
      // It would clear the box.
      event.preventDefault()
      onClose()
      return true
    },
  }))

  if (!isShown) return null
  return (
    <div className={styles.options}>
      <OptionList options={options} label={t('search.box.suggestions')} />
    </div>
  )
}

function groupOf(
  at: OperatorAt,
  values: readonly OperatorValue[],
  text: string,
  onType: (next: TypedText) => void,
): OptionGroup {
  if (at.part === 'name') {
    const take = (name: OperatorName) => onType(withName(text, at, name))
    return { id: 'names', options: at.names.map((name) => nameOption(name, () => take(name))) }
  }
  const take = (value: string) => onType(withValue(text, at, value))
  return {
    id: `values of ${at.name}`,
    options: values.map((value) => valueOption(value, () => take(value.value))),
  }
}

function nameOption(name: OperatorName, run: () => void): Option {
  return {
    id: name,
    label: <code className={styles.operator}>{name}:</code>,
    detail: labels.operatorHints[name],
    run,
  }
}

function valueOption({ value, label, color, detail }: OperatorValue, run: () => void): Option {
  return {
    id: `${value} ${detail}`,
    label,
    ...(color && { icon: <ValueDot color={color} /> }),
    ...(detail !== undefined && { detail }),
    run,
  }
}
