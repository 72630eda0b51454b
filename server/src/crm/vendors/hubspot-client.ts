import { AssociationTypes } from '@hubspot/api-client/lib/src/enums/AssociationTypes.js'
import { htmlOf } from './html.ts'
import { callHubspot, isApiException } from './hubspot-calls.ts'
import { existingId, hubspotProblem } from './hubspot-faults.ts'
import type { Activity, CrmClient, PersonDraft, PersonRecord } from './types.ts'
import { CrmProblem } from './types.ts'

/** The number of deals that are looked at, which is also the most that one call reads. */
const DEALS_MAX = 100
const NOTES_MAX = 100
const DEFINED = 'HUBSPOT_DEFINED'

const FIELDS = ['email', 'firstname', 'lastname', 'company', 'phone', 'jobtitle']

interface Api {
  apiUrl: string
  access: string
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

/** Finds a contact, with the ids of their deals. */
function findContact(api: Api, by: { id: string } | { email: string }) {
  const [key, idProperty] = 'id' in by ? [by.id, undefined] : [by.email, 'email']
  return callHubspot(api, async ({ crm }) => {
    try {
      const { basicApi } = crm.contacts
      return await basicApi.getById(key, FIELDS, undefined, ['deals'], false, idProperty)
    } catch (error) {
      if (isApiException(error) && error.code === 404) return undefined
      throw error
    }
  })
}

async function saveContact(api: Api, draft: PersonDraft): Promise<string> {
  const properties = propertiesOf(draft)
  const found =
    (await findContact(api, { email: draft.email })) ?? (await createContact(api, properties))
  if (typeof found === 'string') return found
  const empty = Object.entries(properties).filter(([name]) => !found.properties[name])
  if (empty.length > 0)
    await callHubspot(api, ({ crm }) =>
      crm.contacts.basicApi.update(found.id, { properties: Object.fromEntries(empty) }),
    )
  return found.id
}

/** Returns the id of a new contact, or the contact that has the address already, as their second one. */
async function createContact(api: Api, properties: Record<string, string>) {
  const made = await callHubspot(api, async ({ crm }) => {
    try {
      return await crm.contacts.basicApi.create({ properties, associations: [] })
    } catch (error) {
      if (!isApiException(error) || error.code !== 409) throw error
      const id = existingId(error.body)
      if (!id) throw hubspotProblem({ status: 409, headers: error.headers, body: error.body })
      return { existing: id }
    }
  })
  if (!('existing' in made)) return made.id
  const existing = await findContact(api, { id: made.existing })
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
    types: [{ associationCategory: DEFINED as never, associationTypeId }],
  })
  await callHubspot(api, ({ crm }) =>
    crm.objects.notes.basicApi.create({
      properties: { hs_timestamp: activity.at, hs_note_body: htmlOf(activity) },
      associations: [
        to(id, AssociationTypes.noteToContact),
        ...open.map((deal) => to(deal, AssociationTypes.noteToDeal)),
      ],
    }),
  )
}

async function openDeals(api: Api, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const inputs = ids.slice(-DEALS_MAX).map((id) => ({ id }))
  const { results } = await callHubspot(api, ({ crm }) =>
    crm.deals.batchApi.read({ inputs, properties: ['hs_is_closed'], propertiesWithHistory: [] }),
  )
  return results.filter(({ properties }) => properties.hs_is_closed !== 'true').map(({ id }) => id)
}

/** Looks among the contact's notes of the same moment for the one that has the marker in it. */
async function hasNote(api: Api, { id }: PersonRecord, { at, marker }: Activity): Promise<boolean> {
  const filter = (propertyName: string, value: string) => ({
    propertyName,
    operator: 'EQ' as never,
    value,
  })
  const { results } = await callHubspot(api, ({ crm }) =>
    crm.objects.notes.searchApi.doSearch({
      filterGroups: [
        {
          filters: [
            filter('associations.contact', id),
            filter('hs_timestamp', String(Date.parse(at))),
          ],
        },
      ],
      properties: ['hs_note_body'],
      limit: NOTES_MAX,
    }),
  )
  return results.some(({ properties }) => properties.hs_note_body?.includes(marker))
}
