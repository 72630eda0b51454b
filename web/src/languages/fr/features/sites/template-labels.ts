// What templates are called in the dialog, and the text they begin with.

export const launch = {
  id: 'launch',
  name: 'Lancement de produit',
  line: 'Une couverture, trois raisons, les documents',
}
export const launchIntro =
  'Dites en deux phrases ce qui est nouveau et à qui cela s’adresse. C’est ici que l’on décide de poursuivre ou non la lecture.'
export const launchPoints = [
  {
    title: 'Plus rapide',
    line: 'Citez la première chose qui s’améliore, avec un chiffre si vous en avez un.',
  },
  { title: 'Plus simple', line: 'Citez ce que vos clients n’ont plus à faire.' },
  { title: 'Plus sûr', line: 'Citez le souci dont vous les libérez.' },
]
export const seeForYourself = 'À vous de voir'
export const nextStep = 'Prochaine étape'
export const launchNext =
  'Dites aux lecteurs quoi faire maintenant : essayer, réserver une démonstration ou vous répondre.'

export const dealRoom = {
  id: 'deal-room',
  name: 'Salle de négociation',
  line: 'Où en est l’affaire, et tous ses documents',
}
export const dealIntro =
  'Tout sur notre projet en un seul endroit. Cette page montre toujours les versions actuelles.'
export const whereWeAre = 'Où nous en sommes'
export const dealSteps = [
  'Objectifs et périmètre convenus',
  'Proposition à l’étude',
  'Questions de sécurité et contrat',
  'Lancement',
]
export const documents = 'Documents'
export const contacts = 'Vos interlocuteurs'
export const dealContacts = 'Ajoutez des noms, des numéros de téléphone et vos horaires.'

export const event = { id: 'event', name: 'Événement', line: 'Quand, où, programme et documents' }
export const eventIntro =
  'Dites ce que l’on y apprendra ou verra, et pourquoi le déplacement en vaut la peine.'
export const eventFacts = [
  { title: 'Quand', line: 'Jour et heure, avec le fuseau horaire' },
  { title: 'Où', line: 'Adresse, numéro de stand ou lien pour participer' },
  { title: 'Qui', line: 'Les personnes à rencontrer' },
]
export const agenda = 'Programme'
export const eventAgenda = [
  '9 h 30 Accueil',
  '10 h 00 Ouverture',
  '11 h 00 Démonstrations et questions',
  '12 h 00 Déjeuner',
]
export const material = 'Documents'

export const caseStudies = {
  id: 'case-studies',
  name: 'Études de cas',
  line: 'Vos plus belles réussites côte à côte',
}
export const casesIntro =
  'Comment des entreprises comme la vôtre y sont parvenues, et ce qu’elles en ont tiré.'
export const casesQuote =
  'Placez ici la phrase la plus forte d’un client, avec son nom et son entreprise.'
export const casesNext = 'Proposez un échange avec un client de référence, ou un projet pilote.'

export const newsletter = {
  id: 'newsletter',
  name: 'Newsletter',
  line: 'Un article, puis d’autres à lire',
}
export const newsIntro = 'Ce qui s’est passé depuis le dernier numéro, en une phrase.'
export const newsFirst = 'L’article principal'
export const newsText = 'Trois courts paragraphes suffisent : quoi, pourquoi, et maintenant.'
export const newsMore = 'À lire aussi'

export const blank = { id: 'blank', name: 'Page vierge', line: 'Seulement un titre' }
