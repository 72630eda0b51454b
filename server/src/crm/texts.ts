import type { Locale } from '@satchel/contract/languages.ts'

/** Texts that are written into a CRM, in the language of whoever connected it. */
interface Texts {
  title: (name: string) => string
  reader: string
  confirmed: (email: string) => string
  unconfirmed: (email: string) => string
  time: string
  seconds: (count: number) => string
  minutes: (count: string) => string
  share: string
  longest: string
  page: (page: number, seconds: number) => string
  opened: string
  downloaded: string
  before: string
  yes: string
  no: string
  sharedBy: string
}

const en: Texts = {
  title: (name) => `Read in Satchel: ${name}`,
  reader: 'Reader',
  confirmed: (email) => `${email} (confirmed)`,
  unconfirmed: (email) => `${email} (not confirmed)`,
  time: 'Time on screen',
  seconds: (count) => `${count} s`,
  minutes: (count) => `${count} min`,
  share: 'Share read',
  longest: 'Read longest',
  page: (page, seconds) => `page ${page} (${seconds} s)`,
  opened: 'Opened',
  downloaded: 'Downloaded',
  before: 'Opened before',
  yes: 'yes',
  no: 'no',
  sharedBy: 'Shared by',
}

const de: Texts = {
  title: (name) => `In Satchel gelesen: ${name}`,
  reader: 'Gelesen von',
  confirmed: (email) => `${email} (bestätigt)`,
  unconfirmed: (email) => `${email} (nicht bestätigt)`,
  time: 'Zeit auf dem Bildschirm',
  seconds: (count) => `${count} s`,
  minutes: (count) => `${count} Min.`,
  share: 'Gelesener Anteil',
  longest: 'Am längsten gelesen',
  page: (page, seconds) => `Seite ${page} (${seconds} s)`,
  opened: 'Geöffnet',
  downloaded: 'Heruntergeladen',
  before: 'Schon früher geöffnet',
  yes: 'ja',
  no: 'nein',
  sharedBy: 'Geteilt von',
}

const fr: Texts = {
  title: (name) => `Lu dans Satchel : ${name}`,
  reader: 'Lu par',
  confirmed: (email) => `${email} (confirmé)`,
  unconfirmed: (email) => `${email} (non confirmé)`,
  time: 'Temps à l’écran',
  seconds: (count) => `${count} s`,
  minutes: (count) => `${count} min`,
  share: 'Part lue',
  longest: 'Lu le plus longtemps',
  page: (page, seconds) => `page ${page} (${seconds} s)`,
  opened: 'Ouvert',
  downloaded: 'Téléchargé',
  before: 'Déjà ouvert auparavant',
  yes: 'oui',
  no: 'non',
  sharedBy: 'Partagé par',
}

const es: Texts = {
  title: (name) => `Leído en Satchel: ${name}`,
  reader: 'Leído por',
  confirmed: (email) => `${email} (confirmado)`,
  unconfirmed: (email) => `${email} (sin confirmar)`,
  time: 'Tiempo en pantalla',
  seconds: (count) => `${count} s`,
  minutes: (count) => `${count} min`,
  share: 'Parte leída',
  longest: 'Leído durante más tiempo',
  page: (page, seconds) => `página ${page} (${seconds} s)`,
  opened: 'Abierto',
  downloaded: 'Descargado',
  before: 'Abierto antes',
  yes: 'sí',
  no: 'no',
  sharedBy: 'Compartido por',
}

const TEXTS: Readonly<Partial<Record<Locale, Texts>>> = { de, fr, es }

/** Returns the texts in a language; English ones where there are none. */
export const textsIn = (locale: Locale): Texts => TEXTS[locale] ?? en
