import { isolated } from '../../../lib/format/isolated.ts'

// List
export const connectedApps = 'Connected apps'
export const couldntLoadApps = 'Couldn’t load the connected apps'
export const noApps =
  'No connected apps yet. An app that you allow, such as an assistant, acts for you in Satchel.'
export const ofColleagues = 'Of colleagues'
export const noAppsOfColleagues = 'No colleague has connected an app.'
export const connected = 'Connected'
export const actsFor = (name: string) => `Acts for ${name}`
export const sentBackTo = (host: string) => `From ${host}`
export const since = 'Since'
export const lastUsed = 'Last used'
export const notUsed = 'Not used yet'
export const disconnect = 'Disconnect'
export const disconnectNamed = (name: string) => `Disconnect ${name}`
export const disconnectTitle = (name: string) => `Disconnect ${name}?`
export const disconnectWarning =
  'The app stops working in Satchel now. To use it again, connect it once more.'
export const disconnected = 'App disconnected'

// Consent
export const allowTitle = (host: string) => `Connect ${host}?`
export const allowTitleOnDevice = 'Connect a program on your device?'
export const wantsToAct = (name: string, tenant: string) =>
  `It calls itself “${isolated(name)}”, which nobody has checked, and wants to act for you in ${tenant}.`
export const wantsToActOnDevice = (name: string, address: string, tenant: string) =>
  `A program that opens ${address} calls itself “${isolated(name)}”, which nobody has checked, and wants to act for you in ${tenant}. Connect it only if you have just started it yourself.`
export const mayDo = 'What the app may do'
export const mayDoHint =
  'Never more than you may do yourself. Nobody has checked this app: connect only one that you know.'
export const allow = 'Connect'
export const refuse = 'Don’t connect'
export const couldntLoadRequest = 'Couldn’t load what the app asks for'
