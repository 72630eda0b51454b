import { messagesIn } from '@satchel/messages/translate.ts'
import { expect, it } from 'vitest'

it.each([
  { language: 'en', trial: 'Trial', price: 'Active, €99 a month' },
  { language: 'de', trial: 'Testphase', price: 'Aktiv, €99 pro Monat' },
  { language: 'fr', trial: 'Essai', price: 'Actif, €99 par mois' },
  { language: 'es', trial: 'Prueba', price: 'Activa, €99 al mes' },
])('names the plan $trial, and its price as “$price”', ({ language, trial, price }) => {
  const t = messagesIn(language)
  expect(t('billing.planNames.trial')).toBe(trial)
  const each = t('billing.priceEach', { price: '€99', interval: t('billing.intervalLabels.month') })
  expect(t('billing.activePrice', { price: each })).toBe(price)
})
