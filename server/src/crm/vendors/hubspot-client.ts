import { type Api, type Call, callApi, isGood, objectOf } from './api.ts'
import { htmlOf } from './html.ts'
import { existingId, hubspotProblem } from './hubspot-faults.ts'
import type { Activity, CrmClient, PersonDraft, PersonRecord } from './types.ts'
import { CrmProblem } from './types.ts'

/** The number of deals that are looked at, which is also the most that one call reads. */
const DEALS_MAX = 100
const NOTES_MAX = 100
const CONTACTS = '/crm/v3/objects/contacts'
const NOTES = '/crm/v3/objects/notes'
/** HubSpot's types of associations. */
const NOTE_TO_CONTACT = 202
const NOTE_TO_DEAL = 214

const FIELDS = ['email', 'firstname', 'lastname', 'company', 'phone', 'jobtitle']

interface HubspotRecord {
  id: string
  properties: Record<string, string | null>
}

interface Contact extends HubspotRecord {
  associations?: { deals?: { results: { id: string }[] } }
}

interface Found {
  results: HubspotRecord[]
}

/** Opens an account of HubSpot. */
export function openHubspot(
  api: Api,
  { appUrl, accountId }: { appUrl: string; accountId: string },
): CrmClient {
  const record = (type: string, id: string) =>
    `${appUrl}/contacts/${accountId}/record/${type}/${id}`
  const urlOf = ({ id }: PersonRecord) => record('0-1', id)
  return {
    urlOf,
    findPerson: async (email) => {
      const contact = await findContact(api, { email })
      return contact && { id: contact.id, type: 'contact' }
    },
    savePerson: async (draft) => ({ id: await saveContact(api, draft), type: 'contact' }),
    // A note has no page of its own: it's shown at its contact.
    findActivity: async (person, activity) =>
      (await hasNote(api, person, activity)) ? urlOf(person) : undefined,
    addActivity: async (person, activity) => {
      await addNote(api, person, activity)
      return urlOf(person)
    },
  }
}

async function call<T extends object>(api: Api, request: Call): Promise<T> {
  const answer = await callApi(api, request)
  if (!isGood(answer)) throw hubspotProblem(answer)
  return objectOf<T>(answer, api.vendor)
}

/** Finds a contact, with the ids of their deals. */
async function findContact(api: Api, by: { id: string } | { email: string }) {
  const [key, idProperty] = 'id' in by ? [by.id, {}] : [by.email, { idProperty: 'email' }]
  const query = { properties: FIELDS.join(','), associations: 'deals', ...idProperty }
  const path = `${CONTACTS}/${encodeURIComponent(key)}?${new URLSearchParams(query)}`
  try {
    return await call<Contact>(api, { method: 'GET', path })
  } catch (error) {
    if (error instanceof CrmProblem && error.fault === 'deleted') return undefined
    throw error
  }
}

async function saveContact(api: Api, draft: PersonDraft): Promise<string> {
  const properties = propertiesOf(draft)
  const found =
    (await findContact(api, { email: draft.email })) ?? (await createContact(api, properties))
  if (typeof found === 'string') return found
  const empty = Object.entries(properties).filter(([name]) => !found.properties[name])
  if (empty.length > 0)
    await call(api, {
      method: 'PATCH',
      path: `${CONTACTS}/${found.id}`,
      json: { properties: Object.fromEntries(empty) },
    })
  return found.id
}

/** Returns the id of a new contact, or the contact that has the address already, as their second one. */
async function createContact(api: Api, properties: Record<string, string>) {
  const answer = await callApi(api, { path: CONTACTS, json: { properties, associations: [] } })
  if (isGood(answer)) return objectOf<Contact>(answer, api.vendor).id
  const id = answer.status === 409 && existingId(answer.body)
  if (!id) throw hubspotProblem(answer)
  const existing = await findContact(api, { id })
  if (!existing) throw new CrmProblem('deleted', 'The contact was deleted')
  return existing
}

function propertiesOf({ email, firstName, lastName, company, phone, title }: PersonDraft) {
  const all = { email, firstname: firstName, lastname: lastName, company, phone, jobtitle: title }
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}

async function addNote(api: Api, { id }: PersonRecord, activity: Activity): Promise<void> {
  const contact = await findContact(api, { id })
  if (!contact) throw new CrmProblem('deleted', 'The contact was deleted')
  const deals = contact.associations?.deals?.results.map((deal) => deal.id) ?? []
  const open = await openDeals(api, [...new Set(deals)])
  const to = (recordId: string, associationTypeId: number) => ({
    to: { id: recordId },
    types: [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId }],
  })
  const json = {
    properties: { hs_timestamp: activity.at, hs_note_body: htmlOf(activity) },
    associations: [to(id, NOTE_TO_CONTACT), ...open.map((deal) => to(deal, NOTE_TO_DEAL))],
  }
  await call(api, { path: NOTES, json })
}

async function openDeals(api: Api, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const inputs = ids.slice(-DEALS_MAX).map((id) => ({ id }))
  const { results } = await call<Found>(api, {
    path: '/crm/v3/objects/deals/batch/read',
    json: { inputs, properties: ['hs_is_closed'], propertiesWithHistory: [] },
  })
  return results.filter(({ properties }) => properties.hs_is_closed !== 'true').map(({ id }) => id)
}

/** Looks among the contact's notes of the same moment for the one that has the marker in it. */
async function hasNote(api: Api, { id }: PersonRecord, { at, marker }: Activity): Promise<boolean> {
  const filter = (propertyName: string, value: string) => ({ propertyName, operator: 'EQ', value })
  const filters = [
    filter('associations.contact', id),
    filter('hs_timestamp', String(Date.parse(at))),
  ]
  const { results } = await call<Found>(api, {
    path: `${NOTES}/search`,
    json: { filterGroups: [{ filters }], properties: ['hs_note_body'], limit: NOTES_MAX },
  })
  return results.some(({ properties }) => properties.hs_note_body?.includes(marker))
}
