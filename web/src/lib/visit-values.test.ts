import { expect, test } from 'vitest'
import { deviceWords, valueWords } from './visit-values.ts'

test('a missing value says what that means', () => {
  expect(valueWords('referrer', null)).toBe('No referring page')
  expect(valueWords('country', null)).toBe('Unknown')
})

test('values of the server are called as people call them', () => {
  expect(valueWords('country', 'DE')).toBe('Germany')
  expect(valueWords('device', 'mobile')).toBe('Phone')
  expect(valueWords('trigger', 'qr')).toBe('QR code')
  expect(deviceWords('tv')).toBe('TV')
})

test('what the browser does not know is shown as it came', () => {
  expect(valueWords('trigger', 'carrier-pigeon')).toBe('carrier-pigeon')
  expect(deviceWords('fridge')).toBe('fridge')
  expect(valueWords('referrer', 'news.example')).toBe('news.example')
})
