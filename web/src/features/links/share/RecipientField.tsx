import { Button, Combobox, TextInput, useCombobox } from '@mantine/core'
import { isAddress } from '@satchel/contract/addresses.ts'
import { t } from '@satchel/messages/t.ts'
import { IconBuilding, IconUser } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { icon } from '../../../ui/icon.ts'
import { takeEarlyKeys } from '../../../ui/overlay/early-keys.ts'
import { EmailText } from '../../../ui/text/EmailText.tsx'
import styles from './RecipientField.module.css'
import { type Choice, choicesOf } from './recipient-choices.ts'
import { useChoiceKeys } from './use-choice-keys.ts'
import type { Person, Recipients } from './use-recipients.ts'

interface RecipientFieldProps {
  /** Typed text: an address, or the beginning of a name. */
  value: string
  known: Recipients
  error: string | undefined
  onType: (value: string) => void
  onPerson: (person: Person) => void
  /** Takes a person whose address isn't known. */
  onName: (name: string) => void
  onOrganization: (organization: string) => void
}

/** An email address, typed or picked from earlier recipients; or the name of a person or organization. */
export function RecipientField(props: RecipientFieldProps) {
  const { value, known, error, onType, onPerson, onName, onOrganization } = props
  const combobox = useCombobox()
  const field = useRef<HTMLInputElement>(null)
  const start = useRef({ value, onType, open: combobox.openDropdown })
  useEffect(() => {
    // What was typed while the dialog was loading replaces what is there, as later typing does.
    const early = takeEarlyKeys()
    if (early) {
      start.current.onType(early)
      start.current.open()
    } else if (start.current.value) field.current?.select()
  }, [])
  const listId = useId()
  const choices = choicesOf(value, known)
  const isOpen = combobox.dropdownOpened && choices.length > 0
  const choose = (choice: Choice | undefined) => {
    combobox.closeDropdown()
    if (choice?.kind === 'person') onPerson(choice.person)
    if (choice?.kind === 'name') onName(choice.name)
    if (choice?.kind === 'organization') onOrganization(choice.name)
  }
  const keys = useChoiceKeys({ value, choices, isOpen, store: combobox, onChoose: choose })
  const optionId = (index: number) => `${listId}-${index}`
  return (
    <div className={styles.recipient}>
      <Combobox
        store={combobox}
        onOptionSubmit={(key) => choose(choices.find((choice) => choice.key === key))}
      >
        <Combobox.Target withAriaAttributes={false} withKeyboardNavigation={false}>
          <TextInput
            ref={field}
            label={t('links.share.whoIs')}
            placeholder="name@company.com"
            role="combobox"
            aria-haspopup="listbox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={keys.active < 0 ? undefined : optionId(keys.active)}
            // Escape closes the list, and the dialog only after it.
            data-mantine-stop-propagation={isOpen || undefined}
            inputMode="email"
            enterKeyHint={keys.active < 0 ? 'go' : 'next'}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            data-autofocus
            value={value}
            error={error}
            onKeyDown={keys.onKeyDown}
            onChange={({ currentTarget }) => {
              onType(currentTarget.value)
              combobox.openDropdown()
            }}
            onClick={() => combobox.openDropdown()}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={choices.length === 0}>
          <Combobox.Options id={listId} aria-label={t('links.share.sharedWithBefore')}>
            <Choices choices={choices} active={keys.active} optionId={optionId} />
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <span role="status" className="visually-hidden">
        {isOpen && value.trim() !== '' && t('links.share.matches', { count: choices.length })}
      </span>
      {!error && <Recent known={known} value={value} onPerson={onPerson} />}
    </div>
  )
}

interface ChoicesProps {
  choices: readonly Choice[]
  /** The index of the highlighted one, or -1. */
  active: number
  optionId: (index: number) => string
}

function Choices({ choices, active, optionId }: ChoicesProps) {
  const options = choices.map((choice, index) => (
    <Combobox.Option
      key={choice.key}
      id={optionId(index)}
      value={choice.key}
      active={index === active}
      className={styles.option ?? ''}
      data-combobox-selected={index === active || undefined}
    >
      <Line choice={choice} />
    </Combobox.Option>
  ))
  const people = choices.filter(({ kind }) => kind !== 'organization').length
  return (
    <>
      {people > 0 && (
        <Combobox.Group label={t('links.share.peopleGroup')}>
          {options.slice(0, people)}
        </Combobox.Group>
      )}
      {people < options.length && (
        <Combobox.Group label={t('links.share.organizations')}>
          {options.slice(people)}
        </Combobox.Group>
      )}
    </>
  )
}

function Line({ choice }: { choice: Choice }) {
  const Icon = choice.kind === 'organization' ? IconBuilding : IconUser
  const detail = detailOf(choice)
  return (
    <span className={styles.choice}>
      <Icon {...icon} />
      <span className={styles.name}>
        {choice.kind === 'person' ? <EmailText>{choice.name}</EmailText> : choice.name}
      </span>
      {detail && (
        <span className={styles.detail}>
          <EmailText>{detail}</EmailText>
        </span>
      )}
    </span>
  )
}

function detailOf(choice: Choice): string {
  if (choice.kind === 'person') return choice.detail
  if (choice.kind === 'name') return t('links.share.newPerson')
  return choice.isNew ? t('links.share.newOrganization') : ''
}

const AT_ONCE = 3

/** The last few recipients, one click away until someone is chosen. */
function Recent({
  known: { people },
  value,
  onPerson,
}: Pick<RecipientFieldProps, 'known' | 'value' | 'onPerson'>) {
  if (people.length === 0 || isAddress(value)) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset doesn't shrink with what is in it
    <div role="group" className={styles.recent} aria-label={t('links.share.sharedWithBefore')}>
      {people.slice(0, AT_ONCE).map((person) => (
        <Button
          key={person.email}
          variant="default"
          size="compact-sm"
          fw={400}
          className={styles.known ?? ''}
          title={person.email}
          onClick={() => onPerson(person)}
        >
          <EmailText>{person.name || person.email}</EmailText>
        </Button>
      ))}
    </div>
  )
}
