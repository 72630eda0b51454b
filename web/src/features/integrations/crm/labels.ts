import type { CrmFault, CrmKind, CrmPreview, CrmSend } from '@satchel/contract/integrations/crm.ts'
import { formatCount } from '../../../lib/format/format.ts'

export const names: Record<CrmKind, string> = { hubspot: 'HubSpot', salesforce: 'Salesforce' }

// List
export const crms = 'CRM'
export const couldntLoadCrms = 'Couldn’t load the CRM connections'
export const notConnected = 'Not connected'
export const notSetUp = 'Not set up on this server'
export const whatItDoes: Record<CrmKind, string> = {
  hubspot: 'Readings become notes at contacts and their open deals. Leads become contacts.',
  salesforce:
    'Readings become completed tasks at contacts, leads and their opportunity. Leads become leads.',
}
export const operatorSetsUp = (name: string, kind: CrmKind) =>
  `Whoever runs this server registers an app at ${name} with the callback address below, and sets ${kind.toUpperCase()}_CLIENT_ID and ${kind.toUpperCase()}_CLIENT_SECRET.`
export const callbackAddress = 'Callback address'
export const connect = 'Connect'
export const connectNamed = (name: string) => `Connect ${name}`
export const reconnect = 'Connect again'
export const connected = 'Connected'
export const paused = 'Paused'
export const resting = 'Waiting'
export const account = (name: string) => `Account ${name}`
export const connectedBy = (name: string) => `By ${name}`
export const waiting = (count: number) => `${formatCount(count, 'activity', 'activities')} waiting`
export const pausedReasons: Record<'revoked' | 'lost', (name: string) => string> = {
  revoked: (name) =>
    `${name} doesn’t accept Satchel’s access anymore. Nothing is sent until you connect again; what’s waiting is sent then.`,
  lost: () => 'This server lost its keys. Connect again, so that what’s waiting is sent.',
}
export const restsUntil = 'Nothing is sent until'
export const connectedToast = (name: string) => `${name} connected. Choose what’s sent.`
export const connectedAgain = (name: string) => `${name} connected again`
export const accessDenied = 'Not connected. Access was denied in the CRM.'
export const refusedWith = (code: string) => `Not connected. The CRM reported: ${code}`
export const actionsFor = (name: string) => `Actions for ${name}`
export const disconnect = 'Disconnect'
export const disconnectTitle = (name: string) => `Disconnect ${name}?`
export const disconnectWarning =
  'Nothing more is sent, and what’s waiting is deleted. What was sent stays there.'
export const disconnected = 'Disconnected'
export const notRevoked = (name: string) =>
  `Disconnected here, but ${name} didn’t confirm it. Remove Satchel from the connected apps there.`

// Choices
export const sendReadings = 'Send readings'
export const sendReadingsHint = 'When a visit by a known reader ends'
export const confirmedOnly = 'Confirmed readers only'
export const confirmedOnlyHint =
  'Who verified their address, or entered the password of their personal link'
export const sendLeads = 'Send leads'
export const sendLeadsHint = 'Answers to forms, and addresses entered before a link opens'
export const showWhat = 'Show what’s sent'

// Preview
export const previewTitle = (name: string) => `What’s sent to ${name}`
export const couldntLoadPreview = 'Couldn’t load the preview'
export const reading = 'Reading'
export const lead = 'Lead'
export const sample = 'Sample'
export const latest = 'From your latest data'
export const becomes: Record<CrmKind, Record<'reading' | 'lead', string>> = {
  hubspot: {
    reading: 'A note at the contact with this address, and at their open deals:',
    lead: 'A contact. If there’s one with this address, only its empty fields are filled in:',
  },
  salesforce: {
    reading:
      'A completed task at the contact or lead with this address, and at the contact’s opportunity if exactly one is open:',
    lead: 'A lead. If there’s a contact or lead with this address, only its empty fields are filled in:',
  },
}
export const fields: Record<keyof CrmPreview['lead']['person'], string> = {
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  phone: 'Phone',
  title: 'Job title',
}
export const turnOn = 'Turn on'

// Log
export const log = 'Log'
export const logOf = (name: string) => `Sent to ${name}`
export const couldntLoadLog = 'Couldn’t load the log'
export const nothingSent = 'Nothing in the past 30 days'
export const kinds: Record<CrmSend['kind'], string> = { reading: 'Reading', lead: 'Lead' }
export const states: Record<CrmSend['state'], string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  skipped: 'Skipped',
  failed: 'Failed',
}
export const faults: Record<CrmFault, string> = {
  'no-contact': 'No contact with this address',
  deleted: 'The record was deleted',
  forbidden: 'A permission is missing',
  rejected: 'Not accepted',
  revoked: 'Access withdrawn',
  limited: 'Too many calls',
  unreachable: 'Couldn’t connect',
  timeout: 'No response in time',
  failing: 'The CRM has a problem',
  refused: 'Not a public address',
  'too-late': 'Waited more than a week',
  error: 'A problem on this server',
}
export const nextTry = 'Next try'
export const openThere = (name: string) => `Open in ${name}`
export const retry = 'Retry'
export const retrying = 'Sending again'
