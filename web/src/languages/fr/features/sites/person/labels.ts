export const pageForOnePerson = 'Page personnelle'
export const whoIsItFor = 'Pour qui ?'
export const recipientHint = 'Une adresse e-mail, ou un nom visible par vous seul'
export const enterRecipient = 'Saisissez une adresse ou un nom'
export const title = 'Titre'
export const titleHint = 'Affiché en haut de la page'
export const forYou = 'Pour vous'
export const enterATitle = 'Saisissez un titre'
export const keepOneItem = 'Gardez au moins un contenu'
export const greeting = 'Message d’accueil'
export const greetingText = (company: string) =>
  `Bonjour,\n\nvoici tout ce dont nous avons parlé. S’il manque quelque chose, répondez-moi directement depuis cette page.\n\n${company}`
export const items = 'Contenus'
export const ofTheSite = (name: string) => `Après le message d’accueil vient le contenu de ${name}.`
export const noteFor = (name: string) => `Note pour ${name}`
export const note = 'Note'
export const moveUp = (name: string) => `Monter ${name}`
export const moveDown = (name: string) => `Descendre ${name}`
export const remove = (name: string) => `Retirer ${name}`
export const gone = 'Un contenu qui n’existe plus'
export const callToAction = 'Appel à l’action'
export const none = 'Aucun'
export const createAndCopy = 'Créer et copier le lien'

// Made
export const linkReady = 'La page est prête'
export const opensFor = (recipient: string) =>
  `Ce lien est pour ${recipient}. Vous voyez quand il est ouvert et ce qui est lu.`
export const changeLaterHint = 'Vous pouvez modifier la page à tout moment ; le lien reste le même.'
export const link = 'Lien'
export const editPage = 'Modifier la page'
export const seeVisits = 'Voir les visites'
