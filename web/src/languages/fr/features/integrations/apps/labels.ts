import { isolated } from '../../../../../lib/format/isolated.ts'

// List
export const connectedApps = 'Applications connectées'
export const couldntLoadApps = 'Impossible de charger les applications connectées'
export const noApps =
  'Aucune application connectée. Une application que vous autorisez, un assistant par exemple, agit pour vous dans Satchel.'
export const ofColleagues = 'De vos collègues'
export const noAppsOfColleagues = 'Aucun collègue n’a connecté d’application.'
export const connected = 'Connectée'
export const actsFor = (name: string) => `Agit pour ${name}`
export const sentBackTo = (host: string) => `De ${host}`
export const since = 'Depuis'
export const lastUsed = 'Dernière utilisation'
export const notUsed = 'Pas encore utilisée'
export const disconnect = 'Déconnecter'
export const disconnectNamed = (name: string) => `Déconnecter ${name}`
export const disconnectTitle = (name: string) => `Déconnecter ${name} ?`
export const disconnectWarning =
  'L’application cesse dès maintenant de fonctionner dans Satchel. Pour l’utiliser de nouveau, reconnectez-la.'
export const disconnected = 'Application déconnectée'

// Consent
export const allowTitle = (host: string) => `Connecter ${host} ?`
export const allowTitleOnDevice = 'Connecter un programme de votre appareil ?'
export const wantsToAct = (name: string, tenant: string) =>
  `L’application se nomme « ${isolated(name)} », ce que personne n’a vérifié, et souhaite agir pour vous dans ${tenant}.`
export const wantsToActOnDevice = (name: string, address: string, tenant: string) =>
  `Un programme qui ouvre ${address} se nomme « ${isolated(name)} », ce que personne n’a vérifié, et souhaite agir pour vous dans ${tenant}. Ne le connectez que si vous venez de le lancer vous-même.`
export const mayDo = 'Ce que l’application peut faire'
export const mayDoHint =
  'Jamais plus que ce que vous pouvez faire vous-même. Personne n’a vérifié cette application : n’en connectez qu’une que vous connaissez.'
export const allow = 'Connecter'
export const refuse = 'Ne pas connecter'
export const couldntLoadRequest = 'Impossible de charger ce que demande l’application'
