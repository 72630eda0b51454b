// What templates are called in the dialog, and the text they begin with.

export const launch = {
  id: 'launch',
  name: 'Produkteinführung',
  line: 'Eine Titelseite, drei Gründe, das Material',
}
export const launchIntro =
  'Sagen Sie in zwei Sätzen, was neu ist und für wen es gedacht ist. Hier entscheiden Leser, ob sie bleiben.'
export const launchPoints = [
  {
    title: 'Schneller',
    line: 'Nennen Sie das Erste, was besser wird, wenn möglich mit einer Zahl.',
  },
  { title: 'Einfacher', line: 'Nennen Sie, was Ihre Kunden nicht mehr tun müssen.' },
  { title: 'Sicherer', line: 'Nennen Sie die Sorge, die Sie ihnen abnehmen.' },
]
export const seeForYourself = 'Überzeugen Sie sich selbst'
export const nextStep = 'Nächster Schritt'
export const launchNext =
  'Sagen Sie Lesern, was sie jetzt tun können: ausprobieren, eine Demo buchen oder Ihnen antworten.'

export const dealRoom = {
  id: 'deal-room',
  name: 'Dealroom',
  line: 'Der Stand eines Deals und alle Dokumente dazu',
}
export const dealIntro =
  'Alles zu unserem Projekt an einem Ort. Diese Seite zeigt immer die aktuellen Versionen.'
export const whereWeAre = 'Wo wir stehen'
export const dealSteps = [
  'Ziele und Umfang vereinbart',
  'Angebot in Prüfung',
  'Sicherheitsfragen und Vertrag',
  'Kick-off',
]
export const documents = 'Dokumente'
export const contacts = 'Ihre Ansprechpartner'
export const dealContacts =
  'Ergänzen Sie Namen, Telefonnummern und Zeiten, zu denen Sie erreichbar sind.'

export const event = {
  id: 'event',
  name: 'Veranstaltung',
  line: 'Wann, wo, Programm und Material',
}
export const eventIntro =
  'Sagen Sie, was es zu lernen oder zu sehen gibt, und warum sich der Weg lohnt.'
export const eventFacts = [
  { title: 'Wann', line: 'Tag und Uhrzeit, mit der Zeitzone' },
  { title: 'Wo', line: 'Adresse, Standnummer oder der Link zur Teilnahme' },
  { title: 'Wer', line: 'Die Personen vor Ort' },
]
export const agenda = 'Programm'
export const eventAgenda = [
  '09:30 Begrüßung',
  '10:00 Eröffnungsvortrag',
  '11:00 Demos und Fragen',
  '12:00 Mittagessen',
]
export const material = 'Material'

export const caseStudies = {
  id: 'case-studies',
  name: 'Fallstudien',
  line: 'Ihre besten Beispiele nebeneinander',
}
export const casesIntro =
  'Wie Unternehmen wie Ihres die Aufgabe gelöst haben, und was daraus wurde.'
export const casesQuote =
  'Setzen Sie hier den stärksten Satz eines Kunden ein, mit Name und Unternehmen.'
export const casesNext =
  'Bieten Sie ein Gespräch mit einem Referenzkunden oder ein Pilotprojekt an.'

export const newsletter = {
  id: 'newsletter',
  name: 'Newsletter',
  line: 'Ein Thema, dann mehr zum Lesen',
}
export const newsIntro = 'Was seit der letzten Ausgabe geschehen ist, in einem Satz.'
export const newsFirst = 'Das Hauptthema'
export const newsText = 'Drei kurze Absätze genügen: was, warum, was jetzt.'
export const newsMore = 'Mehr zum Lesen'

export const blank = { id: 'blank', name: 'Leere Seite', line: 'Nur eine Überschrift' }
