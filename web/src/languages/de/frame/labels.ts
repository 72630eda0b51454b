import { formatCount } from '../../../lib/format/format.ts'

// Account dropdown
export const light = 'Hell'
export const dark = 'Dunkel'
export const system = 'System'
export const theme = 'Design'
export const signOut = 'Abmelden'
export const satchelVersion = (version: string) => `Satchel ${version}`
export const signOutFailed = 'Abmelden nicht möglich. Sie sind weiterhin angemeldet'

// Account button
export const accountOfName = (name: string) => `Konto von ${name}`

// Navigation
export const home = 'Start'
export const library = 'Bibliothek'
export const collections = 'Sammlungen'
export const sites = 'Sites'
export const links = 'Links'
export const ctas = 'CTAs'
export const activity = 'Aktivität'
export const wishlist = 'Wunschliste'
export const newWish = 'Neuer Wunsch'
export const wishWords = 'anfrage fragen idee funktion fehlt vorschlag'
export const notifications = 'Benachrichtigungen'
export const analytics = 'Analysen'
export const bin = 'Papierkorb'
export const team = 'Team'
export const billing = 'Abrechnung'
export const settings = 'Einstellungen'
export const more = 'Mehr'
export const closeMore = '„Mehr“ schließen'

// Frame
export const skipToContent = 'Zum Inhalt springen'

// Account banner
export const dismiss = 'Ausblenden'
export const accountCloses = (day: string) =>
  `Dieses Konto wird am ${day} geschlossen. Alles darin wird dann gelöscht.`
export const keepAccount = 'Konto behalten'
export const readOnlyUntil = (day: string) =>
  `Bis ${day} nur lesbar. So lange funktionieren auch Ihre geteilten Links.`
export const reopenAccount = 'Konto wieder öffnen'
export const paymentOverdue = (day: string) =>
  `Eine Zahlung ist überfällig. Bis ${day} funktioniert alles weiter.`
export const viewInvoices = 'Rechnungen ansehen'
export const trialDaysLeft = (days: number) =>
  `Ihre Testphase dauert noch ${formatCount(days, 'Tag', 'Tage')}.`
export const yourTrialEndsToday = 'Ihre Testphase endet heute.'
export const choosePlan = 'Tarif wählen'

// Mail banner
export const emailsFailing = (when: string) =>
  `Seit ${when} gehen keine E-Mails hinaus. Jede wird zwei Tage lang erneut versucht.`

// Side bar
export const main = 'Hauptmenü'

// Top bar
export const offline = (waiting: number) =>
  waiting === 0
    ? 'Sie sind offline'
    : `Sie sind offline. ${formatCount(waiting, 'Änderung wartet', 'Änderungen warten')}`
export const reconnecting = 'Verbindung wird wiederhergestellt'
export const liveUpdatesOff = 'Keine Live-Aktualisierung'
export const liveUpdatesOffHint =
  'Ihr Netzwerk oder ein Proxy blockiert WebSocket. Änderungen anderer erscheinen innerhalb von 30 Sekunden.'

// Search box
export const searchTheLibrary = 'Bibliothek durchsuchen'
export const commandPalette = 'Befehlspalette'

// Command palette
export const useLightTheme = 'Helles Design verwenden'
export const useDarkTheme = 'Dunkles Design verwenden'
export const useSystemTheme = 'Design des Systems verwenden'
export const themeWords = 'wechseln darstellung farbe modus theme'
export const keysWords = 'hilfe tastatur kurzbefehle'
export const signOutWords = 'ausloggen logout verlassen'

// Live data
export const personOpened = (person: string, itemName: string) =>
  `${person} hat ${itemName} geöffnet`
export const itemOpened = (itemName: string, device: string | null) =>
  `${itemName} wurde ${device ? `auf einem ${device} ` : ''}geöffnet`
export const linkOpened = (recipient: string, device: string | null, itemName: string) =>
  `Der Link zu ${itemName} für ${recipient} wurde ${device ? `auf einem ${device} ` : ''}geöffnet`
export const replyTo = (itemName: string) =>
  `Neue Antwort zu ${itemName}. Sie finden sie in Ihren Benachrichtigungen.`

// Offline
export const savedOnceOnline = 'Sie sind offline. Gespeichert wird, sobald Sie wieder online sind.'
export const opensOnceOnline = 'Sie sind offline. Geöffnet wird, sobald Sie wieder online sind.'
