import type { EventData, PlainEvent } from '@satchel/contract/webhooks/event-schemas.ts'
import type { Db } from '../platform/database/database.ts'
import { isConfirmed, readerOf } from './activity.ts'
import { personOf } from './lead.ts'
import { enqueueSending } from './queue.ts'
import * as query from './send-queries.ts'

type Draft = query.SendDraft

interface Happening<E extends PlainEvent> {
  tenantId: string
  data: EventData<E>
}

/** Stores what CRMs are to be sent about readings, in the transaction that publishes them. */
export async function noteReadings(on: { db: Db }, all: Happening<'link.read'>[]): Promise<void> {
  const connections = await sendingTo(on, all)
  await store(
    on,
    all.flatMap(({ tenantId, data }) =>
      connections
        .filter((each) => each.tenantId === tenantId)
        .flatMap((each) => draftOf(each, data) ?? []),
    ),
  )
}

function draftOf(settings: query.Settings, reading: EventData<'link.read'>): Draft | undefined {
  const { tenantId, id: connectionId, sendsReadings, sendsLeads, confirmedOnly } = settings
  const email = readerOf(reading)
  if (!email || (confirmedOnly && !isConfirmed(reading))) return undefined
  // Whom a link was made for has given nothing: only an address that was entered is a lead.
  const person = sendsLeads && reading.reader.email ? { email } : null
  if (!sendsReadings && !person) return undefined
  const payload = { name: reading.link.itemName, reading, person, isActivity: sendsReadings }
  return { tenantId, connectionId, kind: 'reading', subjectId: reading.id, email, payload }
}

/** The same about leads. */
export async function noteLeads(on: { db: Db }, all: Happening<'lead.received'>[]): Promise<void> {
  const connections = (await sendingTo(on, all)).filter(({ sendsLeads }) => sendsLeads)
  const drafts: Draft[] = []
  for (const { tenantId, data } of connections.length > 0 ? all : []) {
    const fields = await query.findFormFields(on.db, tenantId, data.cta.id)
    const person = personOf(fields, data.values)
    if (!person) continue
    const payload = { name: data.cta.name, person }
    for (const { id: connectionId } of connections.filter((each) => each.tenantId === tenantId))
      drafts.push({
        tenantId,
        connectionId,
        kind: 'lead',
        subjectId: data.id,
        email: person.email,
        payload,
      })
  }
  await store(on, drafts)
}

async function sendingTo({ db }: { db: Db }, all: { tenantId: string }[]) {
  if (all.length === 0) return []
  return query.findSending(db, [...new Set(all.map(({ tenantId }) => tenantId))])
}

async function store(on: { db: Db }, drafts: Draft[]): Promise<void> {
  if (drafts.length === 0) return
  for (const key of await query.insertSends(on, drafts)) await enqueueSending(on, key)
}
