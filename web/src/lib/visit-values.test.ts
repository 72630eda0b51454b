import { expect, test } from 'vitest'
import { deviceLabel, formatVisitValue } from './visit-values.ts'

test('a missing value explains itself', () => {
  expect(formatVisitValue('referrer', null)).toBe('No referring page')
  expect(formatVisitValue('country', null)).toBe('Unknown')
})

test('values of the server have readable names', () => {
  expect(formatVisitValue('country', 'DE')).toBe('Germany')
  expect(formatVisitValue('device', 'mobile')).toBe('Phone')
  expect(formatVisitValue('trigger', 'qr')).toBe('QR code')
  expect(deviceLabel('tv')).toBe('TV')
})

test('unknown values are shown as they are', () => {
  expect(formatVisitValue('trigger', 'carrier-pigeon')).toBe('carrier-pigeon')
  expect(deviceLabel('fridge')).toBe('fridge')
  expect(formatVisitValue('referrer', 'news.example')).toBe('news.example')
})
