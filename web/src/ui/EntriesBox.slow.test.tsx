import { entriesIn } from '@satchel/contract/addresses.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../test/render.tsx'
import { EntriesBox } from './EntriesBox.tsx'

test.each([
  ['ada@example.com', ['ada@example.com']],
  [
    'a@x.example, b@x.example; c@x.example\nd@x.example\te@x.example',
    ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example', 'e@x.example'],
  ],
  [
    'Ada Lovelace <ada@x.example>, "Babbage, Charles" <cb@x.example>',
    ['ada@x.example', 'cb@x.example'],
  ],
  ['Berg, Bo <bo@x.example>; Dr. Cy <cy@x.example>', ['bo@x.example', 'cy@x.example']],
  ['Ada <ada@x.example>\nbob@x.example (Bob)', ['ada@x.example', 'bob@x.example']],
  ['mailto:ada@x.example, ada@x.example.', ['ada@x.example']],
  ['ada@x.example ADA@x.example', ['ADA@x.example']],
  ['@company.com\n*@other.example\nnobody', ['@company.com', '*@other.example', 'nobody']],
  ['bo berg@x.example', ['bo', 'berg@x.example']],
  [' \n, ', []],
])('%j is parsed as %j', (pasted, entries) => {
  const onChange = vi.fn()
  renderAt(
    '/',
    <EntriesBox
      split={entriesIn}
      label="Allow only"
      description=""
      entries={[]}
      error={null}
      onChange={onChange}
    />,
  )
  fireEvent.change(screen.getByLabelText('Allow only'), { target: { value: pasted } })
  expect(onChange).toHaveBeenLastCalledWith(entries)
})
