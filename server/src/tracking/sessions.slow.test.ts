import { describe, expect, test } from 'vitest'
import { type Owner, product } from '../../test/harness.ts'
import { addPage, share } from '../../test/sharing.ts'
import { putVisits } from '../../test/visit-sums.ts'

const satchel = product()

const sum = () => satchel.app.tasks['sum-visits']?.({})

const shared = async (owner: Owner) => (await share(owner, (await addPage(owner)).id)).body

describe('a session', () => {
  const sessions = async (tenantId: string) => {
    const visits = await satchel.database.system
      .selectFrom('visit')
      .where('tenantId', '=', tenantId)
      .select(['id', 'sessionId'])
      .orderBy('id')
      .execute()
    return visits.map(({ sessionId }) => visits.findIndex(({ id }) => id === sessionId))
  }
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)

  test('is what one person opens with less than ten minutes between, over all links', async () => {
    const owner = await satchel.newTenant()
    const [one, other] = [(await shared(owner)).id, (await shared(owner)).id]
    await putVisits(satchel.database.system, owner.tenantId, [
      { linkId: one, at: ago(60), viewer: 5 },
      { linkId: other, at: ago(51), viewer: 5 },
      { linkId: one, at: ago(50), viewer: 6 },
    ])
    await sum()
    // Ten minutes and more after; what came before is known already.
    await putVisits(satchel.database.system, owner.tenantId, [
      { linkId: one, at: ago(42), viewer: 5 },
      { linkId: one, at: ago(32), viewer: 5 },
      { linkId: other, at: ago(31), viewer: 5 },
    ])
    await sum()
    expect(await sessions(owner.tenantId)).toEqual([0, 0, 2, 0, 4, 4])
  })

  test('holds together by a verified address, from any device, and by nothing less', async () => {
    const owner = await satchel.newTenant()
    const link = await shared(owner)
    const email = 'vera@customer.example'
    await putVisits(satchel.database.system, owner.tenantId, [
      { linkId: link.id, at: ago(20), viewer: 7, email, emailProved: true },
      { linkId: link.id, at: ago(15), viewer: 8, email, emailProved: true },
      { linkId: link.id, at: ago(14), viewer: 8, email },
      { linkId: link.id, at: ago(13), viewer: 8 },
      { linkId: link.id, at: ago(12), viewer: 9, email },
    ])
    await sum()
    expect(await sessions(owner.tenantId)).toEqual([0, 0, 2, 2, 4])
  })
})
