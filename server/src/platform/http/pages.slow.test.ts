import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'

// The first tier builds the app in English alone.

const { anonymous } = product({ shared: true })

test.each([
  ['de-CH, fr;q=0.5', '', 'de'],
  ['fr-CA', 'satchel_locale=es', 'es'],
])(
  'pages and their worker for %.20s with the cookie “%s” are in %s',
  async (asked, cookie, language) => {
    const headers = { 'accept-language': asked, cookie }
    const { status, body, headers: sent } = await anonymous('GET', '/home', undefined, headers)
    expect(status).toBe(200)
    expect(body).toContain(`<html lang="${language}"`)
    expect(sent).toMatchObject({ 'content-language': language, vary: 'cookie, accept-language' })
    const worker = await anonymous('GET', '/service-worker.js', undefined, headers)
    expect(worker.body).toContain(`"language":"${language}"`)
  },
)
