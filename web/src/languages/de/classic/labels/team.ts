// Team settings page
export const people = 'Personen'
export const everyoneWithAccess = 'Alle mit Zugriff und was sie tun können'
export const rolesAndRights = 'Rollen und Rechte'
export const whatEachRoleCanDo = 'Was jede Rolle tun kann'
export const signInRules = 'Anmelderegeln'
export const rulesEveryoneFollowsWhenSigning = 'Regeln, die bei der Anmeldung für alle gelten'
export const singleSign = 'Single Sign-on'
export const signInWithCompanyAccounts =
  'Anmeldung mit Unternehmenskonten über OpenID Connect oder SAML'
export const auditLog = 'Audit-Protokoll'
export const whoDidWhatWhen =
  'Wer was wann und von wo aus getan hat. Einträge lassen sich nicht ändern.'
export const errors = 'Fehler'
export const errorsPeopleRanInto =
  'Fehler, auf die Ihr Team in Satchel gestoßen ist, ohne Passwörter und Tokens'
export const server = 'Server'
export const companies = 'Unternehmen'
export const everyCompanyOnThisServer =
  'Alle Unternehmen auf diesem Server: Nutzung, Tarife und Grenzen'
export const whatWorksOnTheServer =
  'Was auf diesem Server funktioniert, was nicht, und was dann zu tun ist'
export const partners = 'Partner'
export const companiesYouReferWithTheir =
  'Unternehmen, die Sie empfehlen, mit eigenen Konditionen für die Testphase'
export const team = 'Team'
