import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PASSWORD } from '../../../test/client.ts'
import { type Owner, product } from '../../../test/harness.ts'
import { arrive, register } from '../../../test/peers/oauth-app.ts'
import { notify } from '../../notifications/service.ts'
import { systemActor, withScope } from '../database/scope.ts'

const satchel = product({ worker: true })

const speak = (owner: Owner, value: string) =>
  owner.call('PATCH', `auth/v1/tenants/${owner.tenantId}/profile`, { attribute: 'locale', value })
const choose = (person: Pick<Owner, 'call' | 'userId'>, locale: string) =>
  person.call('PATCH', `users/v1/${person.userId}`, { locale })

test('a member gets emails in the language that they chose', async () => {
  const owner = await satchel.newTenant()
  await speak(owner, 'fr')
  await choose(owner, 'de')
  await satchel.app.tasks['mail-password-reset']?.({ email: owner.email })
  const mail = await satchel.mailTo(owner.email, /Passwort/)
  expect(mail.subject).toBe('Setzen Sie Ihr Passwort zurück')
  expect(mail.text).toContain(`legen Sie ein neues Passwort für ${owner.email} fest`)
  expect(mail.text).toContain('Neues Passwort festlegen: ')
  expect(mail.html).toContain('<html lang="de" dir="ltr">')
  expect(mail.html).toContain('<meta name="color-scheme" content="light dark">')
  const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]))
  expect(headers['auto-submitted']).toBe('auto-generated')
})

test('a member who chose none gets them in that of the company', async () => {
  const owner = await satchel.newTenant()
  await speak(owner, 'es')
  await satchel.app.tasks['mail-password-reset']?.({ email: owner.email })
  const mail = await satchel.mailTo(owner.email, /contraseña/)
  expect(mail.subject).toBe('Restablezca su contraseña')
  expect(mail.html).toContain('<html lang="es"')
})

test('the first email is in the language of the page that someone signed up on', async () => {
  const email = `eva-${crypto.randomUUID().slice(0, 8)}@guest.example`
  const draft = { email, password: PASSWORD, name: 'Eva', company: 'Söhne' }
  const register = (locale: string) =>
    satchel.anonymous('POST', 'auth/v1/owners/register', { ...draft, locale })
  const refused = await register('tlh')
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'locale' }] } })
  expect((await register('de')).status).toBe(201)
  const mail = await satchel.mailTo(email)
  expect(mail.text).toMatch(/Ihr Code ist/)
  expect(mail.html).toContain('<html lang="de"')
})

test('a member hears that an app can act for them, by the name and the host that it gave', async () => {
  const owner = await satchel.newTenant()
  await choose(owner, 'de')
  const { body } = await register(satchel.anonymous)
  const { uid, headers } = await arrive(satchel.anonymous, body.client_id)
  const scopes = ['library.read']
  await owner.call('POST', `oauth/v1/requests/${uid}`, { scopes }, headers)
  const mail = await satchel.mailTo(owner.email, /App/)
  expect(mail.text).toContain('„Assistant“')
  expect(mail.text).toContain('assistant.example')
})

test('an invitation is in the language of the company', async () => {
  const owner = await satchel.newTenant()
  await speak(owner, 'fr')
  await choose(owner, 'de')
  const email = `claire-${owner.tenantId.slice(0, 8)}@guest.example`
  await owner.call('POST', 'users/v1/invite', { email, role: 'editor' })
  const mail = await satchel.mailTo(email)
  expect(mail.subject).toBe(`${owner.email} vous invite à rejoindre une équipe sur Satchel`)
  expect(mail.text).toContain('Cette invitation expire dans')
  expect(mail.text).toContain('Accepter l’invitation\u00a0: ')
  expect(mail.html).toContain('<html lang="fr"')
})

test('a company whose language the app lacks gets English', async () => {
  const owner = await satchel.newTenant()
  await speak(owner, 'ja')
  await satchel.app.tasks['mail-password-reset']?.({ email: owner.email })
  const mail = await satchel.mailTo(owner.email, /password/)
  expect(mail.subject).toBe('Reset your password')
  expect(mail.html).toContain('<html lang="en"')
})

test('a notification is in the language of who gets it', async () => {
  const owner = await satchel.newTenant()
  await choose(owner, 'de')
  await withScope(satchel.database, systemActor(owner.tenantId), (scope) =>
    notify(scope, {
      kind: 'wish-mention',
      userIds: [owner.userId],
      itemName: 'Preisliste 2027',
      url: '/wishlist/1',
      actor: { id: null, name: 'Bo' },
      detail: '@Ada?',
    }),
  )
  await sql`update notification set mail_due_at = now()`.execute(satchel.database.system)
  await satchel.app.tasks['mail-notifications']?.({})
  const mail = await satchel.mailTo(owner.email, /erwähnt/)
  expect(mail.subject).toBe('Bo hat Sie in „Preisliste 2027“ erwähnt')
  expect(mail.text).toContain('Wunsch ansehen: ')
  expect(mail.text).toContain('Sie können wählen, worüber Sie benachrichtigt werden. Abbestellen: ')
  expect(mail.html).toContain('<html lang="de"')
})
