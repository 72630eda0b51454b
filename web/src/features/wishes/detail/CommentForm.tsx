import { Button, Combobox, Group, Textarea, useCombobox } from '@mantine/core'
import { DESCRIPTION_MAX } from '@satchel/contract/constants.ts'
import { addWishComment, getWish, listWishComments } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useRef, useState } from 'react'
import { useCommand } from '../../../lib/api.ts'
import { useUnsaved } from '../../../ui/use-unsaved.ts'
import { usePeople } from '../use-people.ts'
import { isNamed, typedName } from './typed-name.ts'

const OFFERED = 6

interface Named {
  id: string
  name: string
}

/** Form for a comment; @ offers the people of the team. */
export function CommentForm({ wishId }: { wishId: string }) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<readonly Named[]>([])
  useUnsaved(text.trim() !== '')
  const send = useCommand(addWishComment, { refreshes: [listWishComments, getWish] })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    const mentions = chosen.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id)
    send.mutate(
      { params: { id: wishId }, body: { text, mentions: [...new Set(mentions)] } },
      {
        onSuccess: () => {
          setText('')
          setChosen([])
        },
      },
    )
  }
  return (
    <form onSubmit={submit}>
      <MentionField
        text={text}
        error={send.error && (send.error.fields.text ?? send.error.message)}
        onChange={setText}
        onMention={(person) => setChosen([...chosen, person])}
      />
      <Group justify="flex-end" mt="xs">
        <Button type="submit" disabled={text.trim() === ''} loading={send.isPending}>
          {t('wishes.send')}
        </Button>
      </Group>
    </form>
  )
}

interface MentionFieldProps {
  text: string
  error: string | null
  onChange: (text: string) => void
  onMention: (person: Named) => void
}

function MentionField({ text, error, onChange, onMention }: MentionFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState(0)
  const combobox = useCombobox()
  const typed = typedName(text, caret)
  const people = usePeople(typed?.name ?? '', typed !== undefined)
    .filter(({ name }) => isNamed(name, typed?.name ?? ''))
    .slice(0, OFFERED)
  const isOffered = typed !== undefined && people.length > 0 && combobox.dropdownOpened
  const follow = (next: string, at: number) => {
    setCaret(at)
    if (!typedName(next, at)) return combobox.closeDropdown()
    combobox.openDropdown()
    combobox.selectFirstOption()
  }
  const insert = (id: string) => {
    const person = people.find((each) => each.id === id)
    if (!person || !typed) return
    const start = `${text.slice(0, typed.at)}@${person.name} `
    onChange(start + text.slice(caret))
    onMention(person)
    combobox.closeDropdown()
    setCaret(start.length)
    field.current?.focus()
    // Once the text is in the field.
    requestAnimationFrame(() => field.current?.setSelectionRange(start.length, start.length))
  }
  return (
    <Combobox store={combobox} onOptionSubmit={insert} position="bottom-start" width={280}>
      <Combobox.Target withKeyboardNavigation={isOffered}>
        <Textarea
          ref={field}
          label={t('wishes.addComment')}
          description={t('wishes.commentHint')}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={DESCRIPTION_MAX}
          value={text}
          error={error}
          onChange={({ currentTarget: { value, selectionStart } }) => {
            onChange(value)
            follow(value, selectionStart)
          }}
          onClick={({ currentTarget }) => follow(text, currentTarget.selectionStart)}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOffered}>
        <Combobox.Options aria-label={t('wishes.peopleToMention')}>
          {people.map(({ id, name }) => (
            <Combobox.Option key={id} value={id}>
              {name}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
