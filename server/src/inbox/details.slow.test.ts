import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { browser } from '../../test/browsing.ts'
import { earlyInTheHour } from '../../test/clock.ts'
import { type Owner, product } from '../../test/harness.ts'
import { runImport } from '../../test/importing.ts'
import { addPage, share } from '../../test/sharing.ts'
import { changeWish, wishFor } from '../../test/wishing.ts'

// The day is named here, and by the database.
beforeEach(earlyInTheHour)

const satchel = product({ worker: true, config: { LOG_LEVEL: 'silent' } })

const speak = (owner: Owner, value: string) =>
  owner.call('PATCH', `auth/v1/tenants/${owner.tenantId}/profile`, { attribute: 'locale', value })

/** Has a daily summary of everything, and no emails of their own. */
async function subscribe(owner: Owner): Promise<void> {
  const kinds = ['item-expiring', 'share-reply', 'import-finished'].map((kind) => ({
    kind,
    mail: false,
  }))
  await owner.call('PUT', 'activity/v1/notification-settings', { kinds, digest: 'daily' })
}

async function digestOf({ tenantId, email }: Owner) {
  await sql`update notification_preference set digest_on = current_date - 2
    where tenant_id = ${tenantId}`.execute(satchel.database.system)
  // Eight has passed there, whatever the time is here.
  const hour = (8 - new Date().getUTCHours() + 24) % 24
  const timeZone = `Etc/GMT${hour > 12 ? '+' : '-'}${hour > 12 ? 24 - hour : hour}`
  await satchel.database.system
    .updateTable('tenant')
    .set({ timeZone })
    .where('id', '=', tenantId)
    .execute()
  await satchel.app.tasks['mail-notification-digests']?.({})
  return satchel.mailTo(email, /3/)
}

async function askForLink(owner: Owner): Promise<void> {
  const { id } = await addPage(owner, { name: 'Offer' })
  const { body: link } = await share(owner, id)
  await owner.call('DELETE', `items/v1/personalized/${link.id}`)
  const request = { email: 'bo@customer.example', message: 'Merci !' }
  expect((await browser(satchel).post(`/l/${link.slug}/ask`, request)).status).toBe(200)
}

async function expire(owner: Owner): Promise<string> {
  const { id } = await addPage(owner, { name: 'Price list' })
  const { rows } = await sql<{ day: string }>`update item set expires_on = current_date + 3
    where id = ${id} returning expires_on::text as day`.execute(satchel.database.system)
  await satchel.app.tasks['tell-expiring']?.({})
  return rows[0]?.day ?? ''
}

const dayIn = (locale: string, day: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

test.each([
  {
    locale: 'de',
    expiring: '„Price list“ läuft bald ab · Letzter Tag: ',
    finished: 'Ihr Import ist fertig · 2 hinzugefügt · 1 mit Problemen',
    asked: 'Bittet als bo@customer.example um einen neuen Link: Merci !',
  },
  {
    locale: 'fr',
    expiring: '«\u202fPrice list\u202f» expire bientôt · Dernier jour\u00a0: ',
    finished: 'Votre import est terminé · 2 ajoutés · 1 avec des problèmes',
    asked: 'Demande un nouveau lien avec l’adresse bo@customer.example\u00a0: Merci !',
  },
  {
    locale: 'es',
    expiring: '«Price list» caduca pronto · Último día: ',
    finished: 'Su importación ha terminado · 2 añadidos · 1 con problemas',
    asked: 'Pide un enlace nuevo con la dirección bo@customer.example: Merci !',
  },
  {
    locale: 'en-US',
    expiring: '“Price list” expires soon · Last day: ',
    finished: 'Your import is finished · 2 added · 1 with problems',
    asked: 'Asks for a new link, as bo@customer.example: Merci !',
  },
])('details of a summary are in the reader’s language: $locale', async ({ locale, ...lines }) => {
  const owner = await satchel.newTenant()
  await subscribe(owner)
  await speak(owner, locale.slice(0, 2))
  const day = await expire(owner)
  await askForLink(owner)
  const csv = 'url\nhttps://example.com/a\nhttps://example.com/b\nnowhere'
  await runImport(owner, { source: 'csv', csv })
  const { text } = await digestOf(owner)
  expect(text).toContain(`${lines.expiring}${dayIn(locale, day)}\n`)
  expect(text).toContain(lines.finished)
  expect(text).toContain(`· ${lines.asked}`)

  const { items } = (await owner.call('GET', 'activity/v1/notifications')).body
  const facts = Object.fromEntries(items.map((item: { kind: string }) => [item.kind, item]))
  expect(facts['import-finished']).toMatchObject({
    detail: '2 added · 1 with problems',
    facts: { added: 2, withProblems: 1 },
  })
  expect(facts['share-reply'].facts).toEqual({
    requestedBy: 'bo@customer.example',
    message: 'Merci !',
  })
})

test('a company’s language names the statuses of wishes until it names them itself', async () => {
  const owner = await satchel.newTenant()
  await speak(owner, 'de')
  const viewer = await owner.withRole('viewer')
  const { id, statusLabel } = await wishFor(viewer, { title: 'Preisliste' })
  expect(statusLabel).toBe('Offen')
  await changeWish(owner, id, { status: 'planned', response: 'Im März' })
  await sql`update notification set mail_due_at = now()`.execute(satchel.database.system)
  await satchel.app.tasks['mail-notifications']?.({})
  const mail = await satchel.mailTo(viewer.email, /Preisliste/)
  expect(mail.text).toContain('Offen → Geplant: Im März')
  const named = { statuses: { planned: { label: 'Nächstes Quartal' } } }
  await owner.call('PUT', 'wishes/v1/settings', named)
  expect((await viewer.call('GET', `wishes/v1/${id}`)).body.statusLabel).toBe('Nächstes Quartal')
})
