export const pageForOnePerson = 'Persönliche Seite'
export const whoIsItFor = 'Für wen ist die Seite?'
export const recipientHint = 'Eine E-Mail-Adresse oder ein Name, den nur Sie sehen'
export const enterRecipient = 'Geben Sie eine Adresse oder einen Namen ein'
export const title = 'Titel'
export const titleHint = 'Steht oben auf der Seite'
export const forYou = 'Für Sie'
export const enterATitle = 'Geben Sie einen Titel ein'
export const keepOneItem = 'Behalten Sie mindestens einen Inhalt'
export const greeting = 'Begrüßung'
export const greetingText = (company: string) =>
  `Guten Tag,\n\nhier finden Sie alles, worüber wir gesprochen haben. Antworten Sie mir gleich auf dieser Seite, wenn etwas fehlt.\n\n${company}`
export const items = 'Inhalte'
export const ofTheSite = (name: string) => `Auf die Begrüßung folgt der Inhalt von ${name}.`
export const noteFor = (name: string) => `Notiz zu ${name}`
export const note = 'Notiz'
export const moveUp = (name: string) => `${name} nach oben`
export const moveDown = (name: string) => `${name} nach unten`
export const remove = (name: string) => `${name} entfernen`
export const gone = 'Ein Inhalt, den es nicht mehr gibt'
export const callToAction = 'Handlungsaufforderung'
export const none = 'Keine'
export const createAndCopy = 'Erstellen und Link kopieren'

// Made
export const linkReady = 'Die Seite ist fertig'
export const opensFor = (recipient: string) =>
  `Dieser Link ist für ${recipient}. Sie sehen, wann er geöffnet und was gelesen wird.`
export const changeLaterHint = 'Sie können die Seite jederzeit ändern; der Link bleibt derselbe.'
export const link = 'Link'
export const editPage = 'Seite bearbeiten'
export const seeVisits = 'Besuche ansehen'
