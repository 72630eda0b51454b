import { PLANS } from '@satchel/contract/tenants/plans.ts'
import { expect, it } from 'vitest'
import * as german from '../../languages/de/features/billing/billing-labels.ts'
import * as germanTexts from '../../languages/de/features/billing/labels.ts'
import * as spanish from '../../languages/es/features/billing/billing-labels.ts'
import * as spanishTexts from '../../languages/es/features/billing/labels.ts'
import * as french from '../../languages/fr/features/billing/billing-labels.ts'
import * as frenchTexts from '../../languages/fr/features/billing/labels.ts'
import * as english from './billing-labels.ts'
import * as englishTexts from './labels.ts'

it.each([
  { of: english, texts: englishTexts, trial: 'Trial', price: 'Active, €99 a month' },
  { of: german, texts: germanTexts, trial: 'Testphase', price: 'Aktiv, €99 pro Monat' },
  { of: french, texts: frenchTexts, trial: 'Essai', price: 'Actif, €99 par mois' },
  { of: spanish, texts: spanishTexts, trial: 'Prueba', price: 'Activa, €99 al mes' },
])('names the plan $trial, and its price as “$price”', ({ of, texts, trial, price }) => {
  expect(of.planName('trial', PLANS.trial.name)).toBe(trial)
  expect(texts.activePrice(texts.priceEach('€99', of.intervalLabels.month))).toBe(price)
})
