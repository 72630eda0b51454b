import { Button, Combobox, TextInput, useCombobox } from '@mantine/core'
import { IconBuilding, IconUser } from '@tabler/icons-react'
import { icon } from '../../../ui/icon.ts'
import * as labels from './labels.ts'
import styles from './ShareDialog.module.css'
import type { Person, Recipients } from './use-recipients.ts'

interface RecipientFieldProps {
  /** As typed: an address, or the beginning of a name. */
  value: string
  known: Recipients
  error: string | undefined
  onType: (value: string) => void
  onPerson: (person: Person) => void
  onOrganization: (organization: string) => void
}

const SHOWN_PEOPLE = 5
const SHOWN_ORGANIZATIONS = 3
const AT_ONCE = 4

/** An email address, typed or picked from earlier recipients; a name without @ can become the organization. */
export function RecipientField(props: RecipientFieldProps) {
  const { value, known, error, onType, onPerson, onOrganization } = props
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const { people, organizations, newOrganization } = matchesOf(value, known)
  const isEmpty = people.length + organizations.length === 0 && !newOrganization

  const choose = (option: string) => {
    const person = people.find(({ email }) => option === `person:${email}`)
    if (person) onPerson(person)
    else onOrganization(option.replace(/^organization:/, ''))
    combobox.closeDropdown()
  }
  return (
    <div>
      <Combobox store={combobox} onOptionSubmit={choose}>
        <Combobox.Target>
          <TextInput
            label={labels.whoIs}
            placeholder="name@company.com"
            type="email"
            inputMode="email"
            autoComplete="off"
            autoFocus
            data-autofocus
            value={value}
            error={error}
            onChange={({ currentTarget }) => {
              onType(currentTarget.value)
              combobox.openDropdown()
              combobox.resetSelectedOption()
            }}
            onClick={() => combobox.openDropdown()}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={isEmpty}>
          <Combobox.Options aria-label={labels.sharedWithBefore}>
            {people.length > 0 && (
              <Combobox.Group label={labels.peopleGroup}>
                {people.map(({ email, organization }) => (
                  <Combobox.Option key={email} value={`person:${email}`}>
                    <Choice isPerson name={email} detail={organization} />
                  </Combobox.Option>
                ))}
              </Combobox.Group>
            )}
            {(organizations.length > 0 || newOrganization) && (
              <Combobox.Group label={labels.organizations}>
                {organizations.map((name) => (
                  <Combobox.Option key={name} value={`organization:${name}`}>
                    <Choice name={name} />
                  </Combobox.Option>
                ))}
                {newOrganization && (
                  <Combobox.Option value={`organization:${newOrganization}`}>
                    <Choice name={newOrganization} detail={labels.newRecipient} />
                  </Combobox.Option>
                )}
              </Combobox.Group>
            )}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {value === '' && <Recent known={known} onPerson={onPerson} />}
    </div>
  )
}

/** The last few, one click away, without a list over the rest of the form. */
function Recent({ known, onPerson }: Pick<RecipientFieldProps, 'known' | 'onPerson'>) {
  if (known.people.length === 0) return null
  return (
    <div className={styles.recent}>
      {known.people.slice(0, AT_ONCE).map((person) => (
        <Button
          key={person.email}
          variant="default"
          size="compact-sm"
          fw={400}
          onClick={() => onPerson(person)}
        >
          {person.email}
        </Button>
      ))}
    </div>
  )
}

interface ChoiceProps {
  name: string
  detail?: string
  isPerson?: boolean
}

function Choice({ name, detail, isPerson = false }: ChoiceProps) {
  const Icon = isPerson ? IconUser : IconBuilding
  return (
    <span className={styles.choice}>
      <Icon {...icon} />
      <span className={styles.choiceName}>{name}</span>
      {detail && <span className={styles.quiet}>{detail}</span>}
    </span>
  )
}

function matchesOf(value: string, { people, organizations }: Recipients) {
  const typed = value.trim().toLowerCase()
  const has = (text: string) => text.toLowerCase().includes(typed)
  const isExact = (name: string) => name.toLowerCase() === typed
  return {
    people: people
      .filter(({ email, organization }) => (has(email) || has(organization)) && !isExact(email))
      .slice(0, SHOWN_PEOPLE),
    organizations: organizations.filter(has).slice(0, SHOWN_ORGANIZATIONS),
    newOrganization:
      typed !== '' && !typed.includes('@') && !organizations.some(isExact) ? value.trim() : null,
  }
}
