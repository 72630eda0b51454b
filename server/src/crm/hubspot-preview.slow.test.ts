import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { CRM, connectCrm, publishReading } from '../../test/crm-connecting.ts'
import { type Owner, product } from '../../test/harness.ts'
import { startHubspot } from '../../test/peers/hubspot.ts'

const hubspot = await startHubspot({ lasting: true })
afterAll(hubspot.close)
const satchel = product({ config: { ...hubspot.env, LOG_LEVEL: 'silent' }, worker: true })

let owner: Owner
beforeEach(async () => {
  owner = await satchel.newTenant()
})

describe('what is sent', () => {
  test('is shown before, of the latest visit or marked as a sample', async () => {
    await connectCrm(owner, 'hubspot', hubspot, {})
    const { body } = await owner.call('GET', `${CRM}/hubspot/preview`)
    expect(body).toMatchObject({
      reading: {
        isSample: true,
        title: 'Read in Satchel: Price list',
        email: 'bea@customer.example',
      },
      lead: { isSample: true, person: { lastName: 'Brook' } },
    })
  })

  test('is nothing before it’s chosen, and nothing after the end', async () => {
    await connectCrm(owner, 'hubspot', hubspot, {})
    await publishReading(satchel, owner, { email: 'reader@customer.example' })
    expect((await owner.call('GET', `${CRM}/hubspot/sends`)).body.items).toEqual([])
    await owner.call('DELETE', `${CRM}/hubspot`)
    await publishReading(satchel, owner, { email: 'reader@customer.example' })
    const { rows } = await sql`select from crm_send where tenant_id = ${owner.tenantId}`.execute(
      satchel.database.system,
    )
    expect(rows).toEqual([])
  })
})
