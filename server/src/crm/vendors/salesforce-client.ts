import { type Answer, type Api, callApi, isGood, objectOf } from './api.ts'
import { textOf } from './html.ts'
import { duplicateId, RECORD_ID, salesforceProblem } from './salesforce-faults.ts'
import {
  type Activity,
  type CrmClient,
  CrmProblem,
  type PersonDraft,
  type PersonRecord,
} from './types.ts'

/** A version that organizations have for years to come. */
const DATA = '/services/data/v62.0'
/** The longest subject. */
const SUBJECT_MAX = 255
const TASKS_MAX = 200
/** Contacts' ids begin so. */
const CONTACT_PREFIX = '003'
/** A lead must have both; what isn't known is named as Salesforce does itself. */
const UNKNOWN = '[not provided]'

interface Row {
  Id: string
  [field: string]: unknown
}

/** Opens an organization of Salesforce. */
export function openSalesforce(org: Api): CrmClient {
  const urlOf = ({ id }: { id: string }) => `${org.url}/${id}`
  return {
    urlOf,
    findPerson: async (email) => recordOf(await findRow(org, email, ['Id'])),
    savePerson: (draft) => savePerson(org, draft),
    async findActivity(person, activity) {
      const id = await findTask(org, person, activity)
      return id && urlOf({ id })
    },
    addActivity: async (person, activity) => urlOf({ id: await addTask(org, person, activity) }),
  }
}

async function find(org: Api, soql: string): Promise<Row[]> {
  const path = `${DATA}/query?${new URLSearchParams({ q: soql })}`
  const answer = await callApi(org, { method: 'GET', path })
  if (!isGood(answer)) throw salesforceProblem(answer)
  return objectOf<{ records: Row[] }>(answer, org.vendor).records
}

/** Finds a contact with the address, else a lead that isn't converted; of several the one that changed last. */
async function findRow(org: Api, email: string, fields: string[]): Promise<Row | undefined> {
  const select = (from: string, and = '') =>
    find(
      org,
      `SELECT ${fields.join(', ')} FROM ${from} WHERE Email = ${quoted(email)}${and} ORDER BY LastModifiedDate DESC LIMIT 1`,
    )
  const [contact] = await select('Contact')
  return contact ?? (await select('Lead', ' AND IsConverted = false'))[0]
}

function recordOf(row: Row | undefined): PersonRecord | undefined {
  return row && personOf(row.Id)
}

function personOf(id: string): PersonRecord {
  return { id, type: id.startsWith(CONTACT_PREFIX) ? 'contact' : 'lead' }
}

const FIELDS = ['FirstName', 'LastName', 'Phone', 'Title'] as const

function fieldsOf({ firstName, lastName, phone, title }: PersonDraft) {
  const all = { FirstName: firstName, LastName: lastName, Phone: phone, Title: title }
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}

async function savePerson(org: Api, draft: PersonDraft): Promise<PersonRecord> {
  const found = await findRow(org, draft.email, ['Id', ...FIELDS])
  if (!found) return createLead(org, draft)
  const person = personOf(found.Id)
  const empty = Object.entries(fieldsOf(draft)).filter(([name]) => !found[name])
  if (empty.length > 0) {
    const type = person.type === 'contact' ? 'Contact' : 'Lead'
    const path = `${DATA}/sobjects/${type}/${found.Id}`
    const answer = await callApi(org, { method: 'PATCH', path, json: Object.fromEntries(empty) })
    if (!isGood(answer)) throw salesforceProblem(answer)
  }
  return person
}

async function createLead(org: Api, draft: PersonDraft): Promise<PersonRecord> {
  const lead = {
    ...fieldsOf(draft),
    LastName: draft.lastName ?? UNKNOWN,
    Company: draft.company ?? UNKNOWN,
    Email: draft.email,
  }
  const answer = await create(org, 'Lead', lead)
  // A rule of the organization knows them by something else than the address.
  const id = duplicateId(answer) ?? idOf(org, answer)
  return personOf(id)
}

function create(org: Api, type: string, fields: object): Promise<Answer> {
  return callApi(org, { path: `${DATA}/sobjects/${type}`, json: fields })
}

/** Returns the id of the record that was created. */
function idOf({ vendor }: Api, answer: Answer): string {
  if (!isGood(answer)) throw salesforceProblem(answer)
  const { id, success } = objectOf<{ id: string; success: boolean }>(answer, vendor)
  if (!success) throw new CrmProblem('rejected', 'Salesforce created no record')
  return id
}

async function addTask(org: Api, person: PersonRecord, activity: Activity): Promise<string> {
  const opportunity = person.type === 'contact' ? await openOpportunity(org, person.id) : undefined
  const task = {
    Subject: [...activity.title].slice(0, SUBJECT_MAX).join(''),
    Description: textOf(activity),
    Status: 'Completed',
    ActivityDate: dayOf(activity),
    WhoId: person.id,
    ...(opportunity && { WhatId: opportunity }),
  }
  return idOf(org, await create(org, 'Task', task))
}

/** Returns the contact's opportunity if exactly one is open: of several, nobody could say which it is. */
async function openOpportunity(org: Api, contactId: string): Promise<string | undefined> {
  const rows = await find(
    org,
    `SELECT OpportunityId FROM OpportunityContactRole WHERE ContactId = ${quoted(contactId)} AND Opportunity.IsClosed = false LIMIT 50`,
  )
  const ids = new Set(rows.map(({ OpportunityId: id }) => String(id)))
  const [id] = ids
  return ids.size === 1 && id && RECORD_ID.test(id) ? id : undefined
}

/** Looks among the person's tasks of the day for the one that has the marker in it; texts can't be searched for there. */
async function findTask(
  org: Api,
  { id }: PersonRecord,
  activity: Activity,
): Promise<string | undefined> {
  const rows = await find(
    org,
    `SELECT Id, Description FROM Task WHERE WhoId = ${quoted(id)} AND ActivityDate = ${dayOf(activity)} ORDER BY CreatedDate DESC LIMIT ${TASKS_MAX}`,
  )
  return rows.find(({ Description: text }) => String(text ?? '').includes(activity.marker))?.Id
}

function dayOf({ at }: Activity): string {
  return new Date(at).toISOString().slice(0, 10)
}

/** Returns a text as SOQL writes it. */
function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, (sign) => `\\${sign}`).replace(/[\p{Cc}]/gu, ' ')}'`
}
