import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { typeDay } from '../../../test/page.tsx'
import { renderAt } from '../../../test/render.tsx'
import { DateField } from './DateField.tsx'
import { dayWordsIn } from './day-words.ts'
import { MomentField } from './MomentField.tsx'
import { parseDay } from './parse-day.ts'

const TODAY = '2026-11-26'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00Z`) })
})

test.each([
  ['2026-12-02', '2026-12-02'],
  ['12/2/2026', '2026-12-02'],
  ['31/12/2026', '2026-12-31'],
  ['Dec 2', '2026-12-02'],
  ['2 December 2027', '2027-12-02'],
  ['Jan 5', '2027-01-05'],
  ['  tomorrow ', '2026-11-27'],
  ['in 2 weeks', '2026-12-10'],
  ['in 3 months', '2027-02-26'],
  ['2 days ago', '2026-11-24'],
  ['Friday', '2026-11-27'],
  ['thu', '2026-12-03'],
  ['Dec 2nd, 2027', '2027-12-02'],
  ['Tuesday, December 1', '2026-12-01'],
])('%s is read as %s', (text, day) => {
  expect(parseDay(text, TODAY)).toBe(day)
})

test.each([
  ['de', ['2. Dezember', '2.12.2026', '2. Dez. 2026'], ['übermorgen', 'in 2 Tagen', 'Samstag']],
  ['fr', ['2 décembre', '02/12/2026', '2 DECEMBRE 2026'], ['après-demain', 'dans 2 jours', 'sam.']],
  ['es', ['2 de diciembre de 2026', '2/12/2026', '2 dic'], ['pasado mañana', 'dentro de 2 días']],
  ['it', ['2 dicembre', '02/12/2026', '2 dic 2026'], ['dopodomani', 'tra 2 giorni', 'sabato']],
  ['nl', ['2 december', '2-12-2026', '2 dec. 2026'], ['overmorgen', 'over 2 dagen', 'zaterdag']],
  ['pl', ['2 grudnia', '2.12.2026', '2 gru 2026'], ['pojutrze', 'za 2 dni', 'sobota']],
])('days are read in %s', (language, dates, distances) => {
  const words = dayWordsIn(language)
  for (const text of dates) expect(parseDay(text, TODAY, words), text).toBe('2026-12-02')
  for (const text of distances) expect(parseDay(text, TODAY, words), text).toBe('2026-11-28')
})

test.each(['', '2', '12/2', '12/2/20', '2026-02-31', 'soon', 'Dec 2 or so', '🎄'])(
  '“%s” is no day',
  (text) => {
    expect(parseDay(text, TODAY)).toBeNull()
  },
)

function Field() {
  const [day, setDay] = useState<string | null>('2026-11-30')
  return (
    <>
      <DateField label="Expires" value={day} quick="ahead" onChange={setDay} />
      <output>{day ?? 'none'}</output>
    </>
  )
}

const chosen = () => screen.getByRole('status').textContent

test('a day is typed over another, which stays until then', async () => {
  const user = userEvent.setup()
  renderAt('/', <Field />)
  const field = await typeDay(user, 'Expires', 'Dec 2')
  expect(chosen()).toBe('2026-12-02')
  await user.clear(field)
  await user.type(field, 'Dec 24')
  expect(chosen()).toBe('2026-12-02')
  await user.tab()
  expect(chosen()).toBe('2026-12-24')
  await user.click(field)
  await user.keyboard('{ArrowUp}')
  expect(chosen()).toBe('2026-12-25')
})

test('a day is removed by emptying the field or by its button', async () => {
  const user = userEvent.setup()
  renderAt('/', <Field />)
  const field = await typeDay(user, 'Expires', 'Dec 24, 2026')
  await user.clear(field)
  await user.tab()
  expect(chosen()).toBe('none')
  await typeDay(user, 'Expires', 'Dec 24, 2026')
  await user.click(screen.getByRole('button', { name: 'Clear date', hidden: true }))
  expect(chosen()).toBe('none')
})

test('what is no day is said, and the day stays', async () => {
  const user = userEvent.setup()
  renderAt('/', <Field />)
  await typeDay(user, 'Expires', 'someday')
  await user.tab()
  screen.getByText(/^Enter a date such as/)
  expect(chosen()).toBe('2026-11-30')
})

function Moment() {
  const [moment, setMoment] = useState<string | null>('2026-11-30T09:00')
  return (
    <>
      <MomentField label="Starts" value={moment} onChange={setMoment} />
      <output>{moment ?? 'none'}</output>
    </>
  )
}

test('a moment is a day and a time, each typed', async () => {
  const user = userEvent.setup()
  renderAt('/', <Moment />)
  await typeDay(user, 'Starts: day', 'Dec 24, 2026')
  expect(chosen()).toBe('2026-12-24T09:00')
  const hours = await screen.findByRole('spinbutton', { name: 'Hours' })
  await user.click(hours)
  await user.keyboard('0115')
  await user.tab()
  expect(chosen()).toBe('2026-12-24T01:15')
  await user.clear(screen.getByLabelText('Starts: day', { selector: 'input' }))
  await user.tab()
  expect(chosen()).toBe('none')
})
