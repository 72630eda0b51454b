import type { VisitorPrivacy } from '@satchel/contract/visits/visitor.ts'
import type { VisitorTerms } from '@satchel/contract/visits/visitor-terms.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LOOK, openVisitorPage } from '../../../test/visitor.ts'
import { localizeTimes } from '../local-times.ts'

const AT = '2026-11-21T12:34:56.000Z'

function open(terms: Partial<VisitorTerms>, look = LOOK, language: 'en' | 'pl' | 'ar' = 'en') {
  const privacy: VisitorPrivacy = {
    url: '/l/prices/privacy',
    back: '/l/prices',
    itemName: null,
    confirms: null,
    token: 't',
    total: { here: 1, theirs: 0 },
    email: null,
    theirs: [],
    typed: '',
    isCodeSent: false,
    problem: null,
    waitS: 0,
    isDeleted: false,
    here: [
      {
        at: AT,
        name: 'Prices',
        country: null,
        device: null,
        browser: null,
        os: null,
        durationMs: 0,
        downloaded: false,
      },
    ],
    terms: {
      controller: null,
      legalGround: null,
      keptMonths: null,
      host: 'content.acme.test',
      location: null,
      recipients: [],
      ...terms,
    },
  }
  openVisitorPage({ view: 'privacy', look, privacy }, { language })
}

/** Returns what is said under a heading. */
const textUnder = (term: string) =>
  screen.getByText(term).parentElement?.querySelector('dd')?.textContent

test('without any settings, the company, the server and nobody else are named', () => {
  open({}, { ...LOOK, website: 'https://northwind.test' })
  expect(textUnder('Responsible')).toBe('Northwindhttps://northwind.test')
  expect(textUnder('How long it’s kept')).toContain('until Northwind or you delete them')
  expect(textUnder('Where it’s stored')).toBe('On the server content.acme.test')
  expect(textUnder('Who else gets it')).toBe('No other services are set up to receive it.')
})

test('who is responsible, the months, the place and each service that is set up are named', () => {
  open({
    controller: 'Northwind GmbH\n<b>Hamburg</b>',
    keptMonths: 1,
    location: 'Falkenstein',
    recipients: ['mail', 'storage', 'backup', { name: 'HubSpot' }, 'programs'],
  })
  expect(textUnder('Responsible')).toBe('Northwind GmbH\n<b>Hamburg</b>')
  expect(textUnder('How long it’s kept')).toContain('deleted after 1 month;')
  expect(textUnder('Where it’s stored')).toBe('On the server content.acme.test: Falkenstein')
  for (const part of ['email service', 'files', 'backups', 'HubSpot', 'Northwind connected'])
    expect(textUnder('Who else gets it')).toContain(part)
})

test('months have the form that each language needs', () => {
  open({ keptMonths: 3 }, LOOK, 'pl')
  expect(textUnder('Okres przechowywania')).toContain('po 3 miesiącach')
  open({ keptMonths: 2 }, LOOK, 'ar')
  expect(textUnder('مدة الاحتفاظ')).toContain('بعد شهرين')
})

test('times are in UTC until the script writes them as the visitor’s clock shows them', () => {
  open({})
  const time = document.querySelector<HTMLTimeElement>('time') as HTMLTimeElement
  expect(time.textContent).toMatch(/^Nov 21, 2026, 12:34\sPM UTC$/)
  localizeTimes(document.querySelectorAll('time[data-local]'))
  const here = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
  expect(time.textContent).toBe(here.format(new Date(AT)))
})
