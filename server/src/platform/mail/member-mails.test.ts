import { expect, test } from 'vitest'
import { type Owner, product } from '../../../test/harness.ts'

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
})

test('a member who chose none gets them in that of the company', async () => {
  const owner = await satchel.newTenant()
  await speak(owner, 'es')
  await satchel.app.tasks['mail-password-reset']?.({ email: owner.email })
  const mail = await satchel.mailTo(owner.email, /contraseña/)
  expect(mail.subject).toBe('Restablezca su contraseña')
  expect(mail.html).toContain('<html lang="es"')
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
  const { email, call } = await owner.withRole('viewer')
  await call('POST', 'items/v1/wishlist', { title: 'Preisliste 2027' })
  await satchel.database.system
    .updateTable('notification')
    .set({ mailDueAt: '2026-01-01T00:00:00Z' })
    .where('memberId', '=', owner.userId)
    .execute()
  await satchel.app.tasks['mail-notifications']?.({})
  const mail = await satchel.mailTo(owner.email)
  expect(email).not.toBe(owner.email)
  expect(mail.subject).toContain('hat den Wunsch „Preisliste 2027“ hinzugefügt')
  expect(mail.text).toContain('Wunsch ansehen: ')
  expect(mail.text).toContain('Sie können wählen, worüber Sie benachrichtigt werden. Abbestellen: ')
  expect(mail.html).toContain('<html lang="de"')
})
