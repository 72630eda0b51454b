// Team settings page
export const people = 'Personnes'
export const everyoneWithAccess = 'Toutes les personnes qui ont accès, et ce qu’elles peuvent faire'
export const rolesAndRights = 'Rôles et droits'
export const whatEachRoleCanDo = 'Ce que chaque rôle permet de faire'
export const signInRules = 'Règles de connexion'
export const rulesEveryoneFollowsWhenSigning = 'Règles que chacun suit pour se connecter'
export const singleSign = 'Authentification unique'
export const signInWithCompanyAccounts =
  'Connexion avec les comptes de l’entreprise par OpenID Connect ou SAML'
export const auditLog = 'Journal d’audit'
export const whoDidWhatWhen =
  'Qui a fait quoi, quand et d’où. Les entrées ne peuvent pas être modifiées.'
export const errors = 'Erreurs'
export const errorsPeopleRanInto =
  'Erreurs rencontrées par votre équipe dans Satchel, sans mots de passe ni jetons'
export const server = 'Serveur'
export const companies = 'Entreprises'
export const everyCompanyOnThisServer =
  'Toutes les entreprises de ce serveur : utilisation, offres et limites'
export const whatWorksOnTheServer = 'Ce qui fonctionne ou non sur ce serveur, et que faire'
export const partners = 'Partenaires'
export const companiesYouReferWithTheir =
  'Entreprises que vous recommandez, avec leurs propres conditions d’essai'
export const team = 'Équipe'
