import { isolated } from '../../../../../lib/format/isolated.ts'

// List
export const connectedApps = 'Verbundene Apps'
export const couldntLoadApps = 'Die verbundenen Apps konnten nicht geladen werden'
export const noApps =
  'Noch keine verbundenen Apps. Eine App, die Sie zulassen, etwa ein Assistent, handelt in Satchel für Sie.'
export const ofColleagues = 'Von Kolleginnen und Kollegen'
export const noAppsOfColleagues = 'Bisher hat niemand sonst eine App verbunden.'
export const connected = 'Verbunden'
export const actsFor = (name: string) => `Handelt für ${name}`
export const sentBackTo = (host: string) => `Von ${host}`
export const since = 'Seit'
export const lastUsed = 'Zuletzt verwendet'
export const notUsed = 'Noch nicht verwendet'
export const disconnect = 'Trennen'
export const disconnectNamed = (name: string) => `${name} trennen`
export const disconnectTitle = (name: string) => `${name} trennen?`
export const disconnectWarning =
  'Die App funktioniert in Satchel ab sofort nicht mehr. Um sie wieder zu verwenden, verbinden Sie sie neu.'
export const disconnected = 'App getrennt'

// Consent
export const allowTitle = (host: string) => `${host} verbinden?`
export const allowTitleOnDevice = 'Ein Programm auf Ihrem Gerät verbinden?'
export const wantsToAct = (name: string, tenant: string) =>
  `Die App nennt sich „${isolated(name)}“, was niemand geprüft hat, und möchte in ${tenant} für Sie handeln.`
export const wantsToActOnDevice = (name: string, address: string, tenant: string) =>
  `Ein Programm, das ${address} öffnet, nennt sich „${isolated(name)}“, was niemand geprüft hat, und möchte in ${tenant} für Sie handeln. Verbinden Sie es nur, wenn Sie es gerade selbst gestartet haben.`
export const mayDo = 'Was die App darf'
export const mayDoHint =
  'Nie mehr, als Sie selbst dürfen. Niemand hat diese App geprüft: Verbinden Sie nur eine, die Sie kennen.'
export const allow = 'Verbinden'
export const refuse = 'Nicht verbinden'
export const couldntLoadRequest = 'Was die App möchte, konnte nicht geladen werden'
