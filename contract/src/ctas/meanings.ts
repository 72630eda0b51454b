import { type Static, Type } from 'typebox'

/** Meaning of the answer to a form field for a CRM. An address is always one. */
export const CtaMeaning = Type.Enum(
  ['name', 'firstName', 'lastName', 'company', 'phone', 'title', 'none'],
  {
    description:
      'What a CRM takes the answer for, of a `text`, `select` or `phone`; `none` isn’t sent. Guessed from the label once, if left out',
  },
)
export type CtaMeaning = Static<typeof CtaMeaning>

interface Labeled {
  type: string
  label: string
}

/** Tells whether a field has a meaning of its own. */
export function canMean({ type }: Pick<Labeled, 'type'>): boolean {
  return type === 'text' || type === 'select' || type === 'phone'
}

/**
 * Labels in the languages of forms. Each is a label whole: a longer one, such as "Name of your current supplier" or
 * "Company size", asks for something else. All spell "organization" in the American way.
 */
const LABELS: Record<Exclude<CtaMeaning, 'none'>, string> = {
  firstName:
    'first name, given name, given names, forename, vorname, prénom, prenom, voornaam, imię, 名',
  lastName:
    'last name, family name, surname, nachname, familienname, zuname, nom de famille, apellido, apellidos, cognome, sobrenome, apelido, apelidos, achternaam, nazwisko, 姓',
  name: `name, full name, contact name, complete name, first and last name, first name and last name, name and surname,
    vollständiger name, ganzer name, vor- und nachname, vor- und zuname, vorname und nachname, vorname und name,
    name und vorname, vorname nachname, vorname name, name vorname, nachname vorname, ansprechpartner,
    ansprechpartnerin, ansprechperson, nom, nom complet, nom et prénom, nom et prénoms, prénom et nom, nom prénom,
    prénom nom, nombre, nombre completo, nombre y apellido, nombre y apellidos, nome, nome completo, nome e cognome,
    nome e sobrenome, nome e apelido, naam, volledige naam, voor- en achternaam, imię i nazwisko, お名前, 名前, 氏名`,
  company: `company, company name, company’s name, name of company, name of the company, organization, organization name,
    name of organization, business, business name, employer,
    firm, company organization, firma, firmenname, firmenbezeichnung, firma unternehmen,
    firma organization, name der firma, unternehmen, unternehmensname, name des unternehmens, entreprise, société,
    raison sociale, nom de l’entreprise, nom de la société, nom de l’organization, nom de votre entreprise,
    nom de votre société, nom d’entreprise, empresa, compañía, organización, nombre de la empresa, nombre de su empresa,
    nombre de tu empresa, nombre de la compañía, azienda, società, ragione sociale, nome azienda, nome dell’azienda,
    nome della società, nome da empresa, bedrijf, bedrijfsnaam, organisatie, nazwa firmy, 会社, 会社名, 御社名, 貴社名`,
  title: `job title, job, job position, position, role, job role, your position in the company, position im unternehmen,
    funktion, berufsbezeichnung, stellenbezeichnung, fonction, poste, intitulé du poste, cargo, puesto, ruolo, qualifica,
    função, functie, functietitel, stanowisko, 役職`,
  phone: `phone, phone number, telephone, telephone number, mobile, mobile number, mobile phone, telefon, telefonnummer,
    handy, handynummer, mobilnummer, téléphone, numéro de téléphone, portable, teléfono, número de teléfono, móvil,
    telefono, numero di telefono, cellulare, telefone, telemóvel, telefoon, telefoonnummer, 電話, 電話番号`,
}

const POSSESSIVES =
  /^(your|the|my|ihre?|deine?|eure?|euer|der|die|das|votre|vos|ton|le|la|su|tu|sus|el|il|suo|sua|tuo|tua|seu|uw|je|twoje|twój) /

/** Returns a label in small letters, without signs, what stands in brackets, and whose it is. */
function plain(label: string): string {
  return label
    .normalize('NFC')
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/&/g, ' and ')
    .replace(/['´]/g, '’')
    .replace(/organis/g, 'organiz')
    .replace(/[*:：/,|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(POSSESSIVES, '')
}

const MEANINGS = new Map(
  Object.entries(LABELS).flatMap(([meaning, labels]) =>
    labels.split(/,\s+/).map((label) => [plain(label), meaning as CtaMeaning] as const),
  ),
)

/** Guesses what the answer to a field means by its label; `none` for what it doesn't know, as for questions. */
export function guessMeaning({ type, label }: Labeled): CtaMeaning {
  return type === 'phone' ? 'phone' : (MEANINGS.get(plain(label)) ?? 'none')
}

/** Returns what the answer to a field means to a CRM. */
export function meaningOf(field: Labeled & { meaning?: CtaMeaning | undefined }): CtaMeaning {
  return canMean(field) ? (field.meaning ?? guessMeaning(field)) : 'none'
}
