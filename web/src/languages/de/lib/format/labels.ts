// Problem
export const tooLargeInBetween = (sent: string) =>
  `Etwas zwischen Ihnen und Satchel hat ${sent === 'a file' ? 'eine Datei' : 'eine Anfrage'} dieser Größe abgewiesen (413). Bitten Sie Ihren Administrator, die Grenze zu erhöhen.`
export const noAnswerInBetween = (status: number) =>
  `Etwas zwischen Ihnen und Satchel bekam keine Antwort vom Server (${status}). Versuchen Sie es gleich noch einmal.`
export const refusedInBetween = (status: number) =>
  `Etwas zwischen Ihnen und Satchel hat die Anfrage abgewiesen (${status}). Versuchen Sie es noch einmal, oder fragen Sie Ihren Administrator.`
export const answeredInBetween =
  'Etwas zwischen Ihnen und Satchel hat an seiner Stelle geantwortet. Prüfen Sie, ob Ihr Netzwerk eine Anmeldung verlangt.'
export const somethingWentWrong =
  'Etwas ist schiefgegangen. Bitte versuchen Sie es später noch einmal.'
export const serverTimeout =
  'Der Server hat zu lange nicht geantwortet. Versuchen Sie es noch einmal.'
export const offline =
  'Sie sind offline. Versuchen Sie es noch einmal, sobald Sie wieder online sind.'
export const serverUnreachable =
  'Der Server ist nicht erreichbar. Versuchen Sie es gleich noch einmal.'
export const otherPerson = 'Jetzt ist jemand anderes angemeldet. Laden Sie die Seite neu.'
export const blocked =
  'Der Server ist erreichbar, aber etwas in diesem Browser hat die Anfrage verhindert, etwa ein Werbeblocker. Erlauben Sie sie hier und versuchen Sie es noch einmal.'

// Upload parts
export const uploadUnreached = 'Der Server ist nicht erreichbar. Versuchen Sie es noch einmal.'
export const cantReachServerRetrying = 'Server nicht erreichbar, wird erneut versucht'
export const serverBusyRetrying = 'Server gerade ausgelastet, wird erneut versucht'
export const foreignRetrying = (status: number) =>
  `Etwas zwischen Ihnen und Satchel hat geantwortet (${status}), wird erneut versucht`

// Taxonomy
export const stage = 'Phase'
export const product = 'Produkt'
export const contentType = 'Inhaltstyp'
export const industry = 'Branche'
export const region = 'Region'

// Day
export const today = 'Heute'
export const yesterday = 'Gestern'

// Pdf page
export const goToPage = 'Gehe zu Seite'

// Visit values
export const direct = 'Direkt'
export const qrCode = 'QR-Code'
export const site = 'Site'
export const emailFromSatchel = 'E-Mail von Satchel'
export const phone = 'Telefon'
export const tablet = 'Tablet'
export const computer = 'Computer'
export const tv = 'Fernseher'
export const noReferringPage = 'Keine verweisende Seite'
export const unknown = 'Unbekannt'
