import { newId } from '../../lib/new-id.ts'
import { openCtas, type SendCta } from './ctas.ts'

/** Opens the CTAs of a link's page, which reports with the token of the visit. Without one nothing is reported. */
export function openLinkCtas(): void {
  const slot = document.querySelector<HTMLElement>('[data-cta-slot]')
  if (!slot) return
  const { ctaSlot: url = '', token = '' } = slot.dataset
  openCtas(document, url ? sendTo(url, token) : async () => ({ isTaken: true }))
}

function sendTo(url: string, token: string): SendCta {
  return async ({ ctaId, kind, place, form }) => {
    const body = new URLSearchParams({ token, kind, place, id: newId() })
    for (const [name, value] of form ? new FormData(form) : [])
      if (name.startsWith('values.') && typeof value === 'string') body.append(name, value)
    try {
      const response = await fetch(`${url}/${ctaId}`, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body,
        keepalive: true,
      })
      return { isTaken: response.ok, ...(await response.json()) }
    } catch {
      return undefined
    }
  }
}
