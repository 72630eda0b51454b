import { within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

const CTA = {
  id: 'c1',
  kind: 'form',
  headline: 'Sprechen Sie mit uns',
  honeypot: 'website',
  style: { fill: 'tinted', color: '#8b2fc9' },
  company: { name: 'Northwind', color: '#0f766e' },
  fields: [{ name: 'email', label: 'E-Mail', type: 'email', required: true }],
}

interface Sent {
  url: string
  body: unknown
}

/** Puts the script of a CTA on a page of others, and returns what it draws and sends. */
async function embed(language: string, replies: Record<string, () => Response>) {
  document.documentElement.lang = language
  document.body.innerHTML = `<main><p>Before</p></main>`
  const script = document.createElement('script')
  script.type = 'text/plain'
  script.dataset.cta = 'c1'
  script.dataset.tenant = 't1'
  Object.defineProperty(script, 'src', { value: 'https://satchel.test/embed/cta.js' })
  document.querySelector('main')?.append(script)
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    sent.push({ url, body: init.body === undefined ? null : JSON.parse(String(init.body)) })
    const kind = init.method === 'POST' ? 'events' : 'cta'
    return replies[kind]?.() ?? new Response(null, { status: 404 })
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const roots: ShadowRoot[] = []
  const attach = Element.prototype.attachShadow
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, init) {
    const root = attach.call(this, { ...init, mode: 'open' })
    roots.push(root)
    return root
  })
  vi.resetModules()
  await import('./cta.tsx')
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0))
  return { sent, roots }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
  document.documentElement.lang = ''
})

test('a form is drawn beside its script in the language of the page around, and sent without leaving it', async () => {
  const { sent, roots } = await embed('de-CH', {
    cta: () => Response.json(CTA),
    events: () => Response.json({ thanks: '' }),
  })
  await vi.waitFor(() => expect(roots).toHaveLength(1))
  const slot = roots[0]?.querySelector<HTMLElement>('.cta-slot') as HTMLElement
  expect([slot.lang, slot.dir]).toEqual(['de', 'ltr'])
  const form = within(slot)
  form.getByRole('heading', { name: 'Sprechen Sie mit uns' })
  const user = userEvent.setup()
  await user.type(form.getByLabelText('E-Mail'), 'ines@ostrand.example')
  await user.click(form.getByRole('button', { name: 'Senden' }))
  await form.findByText('Vielen Dank. Ihre Nachricht ist angekommen.')
  expect(sent.map(({ url }) => url)).toEqual([
    'https://satchel.test/api/ctas/v1/public/c1?tenantId=t1',
    'https://satchel.test/api/ctas/v1/public/c1/events?tenantId=t1',
  ])
  expect(sent[1]?.body).toMatchObject({
    kind: 'submission',
    values: { email: 'ines@ostrand.example' },
    elapsedMs: expect.any(Number),
  })
})

test('below it are the company’s own pages, in the language of the page around', async () => {
  const legal = {
    imprintUrl: 'https://northwind.test/imprint?a=1&b="2"',
    privacyUrl: 'https://northwind.test/privacy',
    termsUrl: null,
    accessibilityUrl: null,
  }
  const { roots } = await embed('de', {
    cta: () => Response.json({ ...CTA, company: { ...CTA.company, legal } }),
  })
  await vi.waitFor(() => expect(roots).toHaveLength(1))
  const slot = within(roots[0]?.querySelector<HTMLElement>('.cta-slot') as HTMLElement)
  const links = slot.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Impressum', legal.imprintUrl],
    ['Datenschutz', legal.privacyUrl],
  ])
  for (const link of links) expect(link.getAttribute('rel')).toBe('noopener')
})

test('a refused form says why in the language of the page, and keeps what was entered', async () => {
  const errors = [{ path: 'values.email', message: 'is not an email address' }]
  const { roots } = await embed('fr', {
    cta: () => Response.json(CTA),
    events: () => Response.json({ code: 'invalid', errors }, { status: 422 }),
  })
  await vi.waitFor(() => expect(roots).toHaveLength(1))
  const form = within(roots[0]?.querySelector<HTMLElement>('.cta-slot') as HTMLElement)
  const user = userEvent.setup()
  await user.type(form.getByLabelText('E-Mail'), 'ines')
  await user.click(form.getByRole('button', { name: 'Envoyer' }))
  await form.findByText('Saisissez une adresse e-mail valide.')
  expect(form.getByLabelText<HTMLInputElement>('E-Mail').value).toBe('ines')
})

test('a form whose answer got lost keeps its id until something in it changes', async () => {
  const { sent, roots } = await embed('en', {
    cta: () => Response.json(CTA),
    events: () => {
      throw new TypeError('Failed to fetch')
    },
  })
  await vi.waitFor(() => expect(roots).toHaveLength(1))
  const form = within(roots[0]?.querySelector<HTMLElement>('.cta-slot') as HTMLElement)
  const user = userEvent.setup()
  const press = async () => {
    const before = sent.length
    await user.click(form.getByRole('button', { name: 'Send' }))
    await vi.waitFor(() => expect(sent).toHaveLength(before + 1))
    return (sent.at(-1)?.body as { id: string } | undefined)?.id
  }
  await user.type(form.getByLabelText('E-Mail'), 'ines@ostrand.example')
  const first = await press()
  expect(await press()).toBe(first)
  await user.type(form.getByLabelText('E-Mail'), '.net')
  expect(await press()).not.toBe(first)
})

test('a page stays as it is where the CTA isn’t there', async () => {
  const { roots } = await embed('en', {})
  expect(roots).toEqual([])
  expect(document.querySelector('main')?.textContent).toBe('Before')
})
