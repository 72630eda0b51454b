// Sso section
export const couldntLoadSingleSign = 'Impossible de charger l’authentification unique'

// Connections
export const singleSign = 'Authentification unique'
export const connections = 'Connexions'
export const connectHint =
  'Connectez le fournisseur d’identité qui gère vos comptes, par exemple Entra ID, Okta, Google Workspace ou Keycloak.'
export const connect = (kind: string) => `Connecter ${kind}`

// Connection card
export const connectionName = 'Nom de la connexion'
export const collapse = 'Réduire'
export const setUp = 'Configurer'
export const removeNamed = (name: string) => `Retirer ${name}`
export const removalWarning =
  'Plus personne ne pourra se connecter par ce moyen. Chacun garde son compte et peut définir un mot de passe avec « Mot de passe oublié ? ».'
export const enterTheseAtIdentityProvider = 'Saisissez ceci chez le fournisseur d’identité'
export const replyUrlAcs = 'URL de réponse (ACS)'
export const redirectUri = 'URI de redirection'
export const entityIdAndMetadata = 'ID d’entité et métadonnées'
export const signInUrl = 'URL de connexion'
export const enterTheProvidersDetails = 'Saisissez les informations du fournisseur'
export const chooseWhoCanSign = 'Choisissez qui peut se connecter'
export const testTheConnection = 'Testez la connexion'
export const testHint =
  'Vous vous connectez une fois chez le fournisseur, puis revenez ici. Personne d’autre n’est concerné.'
export const testSign = 'Tester la connexion'
export const turnItOn = 'Activez-la'

// Copy field
export const copyLabel = (label: string) => `Copier ${label}`

// Mode choice
export const testTheSign = 'testez la connexion'
export const verifyAndAssignDomain =
  'vérifiez un domaine de messagerie et attribuez-le à cette connexion'
export const enforceSingleSign = 'Imposer l’authentification unique'
export const enforceWarning =
  'Les personnes de ses domaines connectées par mot de passe sont déconnectées et doivent utiliser l’authentification unique. Les propriétaires gardent leur mot de passe.'
export const enforce = 'Imposer'
export const beforeTurningOn = (steps: string) => `Avant de pouvoir l’activer : ${steps}.`

// Sso
export const removed = (name: string) => `Connexion retirée : ${name}`
export const domainRemoved = (domain: string) => `${domain} retiré`
export const tokenRevoked = 'Jeton révoqué'

// Oidc form
export const issuer = 'Émetteur'
export const urlAboveWellKnownOpenid = 'L’URL au-dessus de /.well-known/openid-configuration'
export const clientId = 'ID client'
export const clientSecret = 'Secret client'
export const savedTypeToReplace = 'Enregistré. Saisissez-en un autre pour le remplacer'
export const offUntilTested =
  'La connexion est désactivée jusqu’à ce que vous la testiez à nouveau.'

// People form
export const createPeople = 'Créer les personnes à leur première connexion'
export const createPeopleHint =
  'Si désactivé, seules les personnes que vous avez invitées peuvent se connecter.'
export const ownersCanUseItToo = 'Les propriétaires peuvent aussi l’utiliser'
export const ownersWarning =
  'Toute personne qui gère le fournisseur pourrait alors se connecter comme propriétaire.'
export const ownersHint =
  'Seul un propriétaire peut changer ce réglage, car toute personne qui gère le fournisseur pourrait se connecter comme propriétaire.'
export const trustAddressesWithoutEmail = 'Accepter les adresses sans email_verified'
export const trustEmailHint =
  'Pour les fournisseurs comme Microsoft Entra ID qui n’envoient pas cette information. N’activez ceci que si l’on ne peut pas y choisir sa propre adresse.'
export const roleForNewPeople = 'Rôle des nouvelles personnes'
export const roleClaim = 'Revendication du rôle'
export const roleAttribute = 'Attribut du rôle'
export const roleClaimHint =
  'Lu à chaque connexion. Laissez vide pour gérer les rôles dans Satchel.'
export const valueAt = (at: number) => `Valeur ${at}`
export const valueSuchAsMarketing = 'Valeur, par exemple marketing'
export const roleAt = (at: number) => `Rôle ${at}`
export const removeRule = (at: number) => `Retirer la règle ${at}`
export const addRule = 'Ajouter une règle'

// Saml form
export const certificate = 'Certificat'
export const metadata = 'Métadonnées'
export const providerEntityId = 'ID d’entité du fournisseur'
export const providerSignInUrl = 'URL de connexion du fournisseur'
export const certificates = 'Certificats'
export const certificatesHint = 'X.509, l’un après l’autre. Chacun d’eux peut signer.'
export const subjectUntilExpires = (subject: string, expiresAt: string) =>
  `${subject}, jusqu’au ${expiresAt}`
export const metadataHint = 'Une URL ou le XML lui-même. Remplit les champs ci-dessous.'
export const readMetadata = 'Lire les métadonnées'

// Test result
export const noNameGiven = 'Aucun nom fourni'
export const signedIn = (email: string | null) => `Connecté en tant que ${email}`
export const signInFailed = 'La connexion a échoué'
export const testAgain = 'La connexion a changé depuis. Testez-la à nouveau.'
export const wouldJoin = (name: string) => `${name}, aurait le rôle`
export const responseFromTheProvider = 'Réponse du fournisseur'

// Directory sync
export const directorySyncScim = 'Synchronisation d’annuaire (SCIM)'
export const provisionAndDeactivatePeople = 'Créer et désactiver les personnes automatiquement'
export const baseUrl = 'URL de base'
export const created = 'Création :'
export const used = 'Dernière utilisation :'
export const notUsedYet = 'Pas encore utilisé'
export const revokeNamed = (name: string) => `Révoquer ${name}`
export const revokeTokenWarning =
  'L’annuaire qui utilise ce jeton perd l’accès. Rien ne change pour les personnes.'
export const newToken = 'Nouveau jeton pour'
export const entraId = 'Entra ID'
export const createToken = 'Créer le jeton'
export const copyTokenNow = 'Copiez le jeton maintenant. Il n’est affiché qu’une seule fois.'
export const tokenFor = (name: string) => `Jeton pour ${name}`

// Sso domains
export const emailDomains = 'Domaines de messagerie'
export const domainsHint =
  'Les personnes de ces domaines de messagerie se connectent par la connexion attribuée.'
export const addADomain = 'Ajouter un domaine'
export const addDomain = 'Ajouter le domaine'
export const verified = 'Vérifié'
export const notVerifiedYet = 'Pas encore vérifié'
export const checked = 'Vérification :'
export const checkNow = 'Vérifier maintenant'
export const passwordsAgain =
  'Les personnes de ce domaine se connectent désormais avec un mot de passe.'
export const addTxtRecord = 'Ajoutez cet enregistrement TXT chez le fournisseur DNS du domaine.'
export const value = 'Valeur'
export const signInMethod = 'Méthode de connexion'
export const password = 'Mot de passe'
export const modeOf = (name: string, mode: string) => `${name} : ${mode.toLowerCase()}`
