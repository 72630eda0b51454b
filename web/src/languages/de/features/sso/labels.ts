// Sso section
export const couldntLoadSingleSign = 'Single Sign-on konnte nicht geladen werden'

// Connections
export const singleSign = 'Single Sign-on'
export const connections = 'Verbindungen'
export const connectHint =
  'Verbinden Sie den Identitätsanbieter, bei dem Ihre Konten liegen, etwa Entra ID, Okta, Google Workspace oder Keycloak.'
export const connect = (kind: string) => `${kind} verbinden`

// Connection card
export const connectionName = 'Name der Verbindung'
export const collapse = 'Einklappen'
export const setUp = 'Einrichten'
export const removeNamed = (name: string) => `${name} entfernen`
export const removalWarning =
  'Niemand kann sich mehr damit anmelden. Die Konten bleiben bestehen, und über „Passwort vergessen?“ lässt sich ein Passwort festlegen.'
export const enterTheseAtIdentityProvider = 'Beim Identitätsanbieter eintragen'
export const replyUrlAcs = 'Antwort-URL (ACS)'
export const redirectUri = 'Redirect-URI'
export const entityIdAndMetadata = 'Entitäts-ID und Metadaten'
export const signInUrl = 'Anmelde-URL'
export const enterTheProvidersDetails = 'Angaben des Anbieters eintragen'
export const chooseWhoCanSign = 'Wählen, wer sich anmelden kann'
export const testTheConnection = 'Verbindung testen'
export const testHint =
  'Sie melden sich einmal beim Anbieter an und kommen hierher zurück. Niemand sonst ist davon betroffen.'
export const testSign = 'Anmeldung testen'
export const turnItOn = 'Einschalten'

// Copy field
export const copyLabel = (label: string) => `${label} kopieren`

// Mode choice
export const testTheSign = 'Anmeldung testen'
export const verifyAndAssignDomain = 'E-Mail-Domain bestätigen und dieser Verbindung zuweisen'
export const enforceSingleSign = 'Single Sign-on erzwingen'
export const enforceWarning =
  'Wer sich in den zugewiesenen Domains mit einem Passwort angemeldet hat, wird abgemeldet und muss Single Sign-on verwenden. Inhaber behalten ihr Passwort.'
export const enforce = 'Erzwingen'
export const beforeTurningOn = (steps: string) => `Vor dem Einschalten noch nötig: ${steps}.`

// Sso
export const removed = (name: string) => `${name} entfernt`
export const domainRemoved = (domain: string) => `${domain} entfernt`
export const tokenRevoked = 'Token widerrufen'

// Oidc form
export const issuer = 'Aussteller'
export const urlAboveWellKnownOpenid = 'Die URL vor /.well-known/openid-configuration'
export const clientId = 'Client-ID'
export const clientSecret = 'Client-Geheimnis'
export const savedTypeToReplace = 'Gespeichert. Zum Ersetzen tippen'
export const offUntilTested = 'Die Verbindung ist aus, bis Sie sie erneut testen.'

// People form
export const createPeople = 'Personen bei ihrer ersten Anmeldung anlegen'
export const createPeopleHint =
  'Wenn aus, können sich nur Personen anmelden, die Sie eingeladen haben.'
export const ownersCanUseItToo = 'Auch Inhaber können sie verwenden'
export const ownersWarning = 'Wer den Anbieter verwaltet, könnte sich dann als Inhaber anmelden.'
export const ownersHint =
  'Nur ein Inhaber kann das ändern, denn wer den Anbieter verwaltet, könnte sich als Inhaber anmelden.'
export const trustAddressesWithoutEmail = 'Adressen ohne email_verified vertrauen'
export const trustEmailHint =
  'Für Anbieter wie Microsoft Entra ID, die diesen Claim nicht senden. Schalten Sie das nur ein, wenn dort niemand die eigene Adresse frei wählen kann.'
export const roleForNewPeople = 'Rolle neuer Personen'
export const roleClaim = 'Claim für die Rolle'
export const roleAttribute = 'Attribut für die Rolle'
export const roleClaimHint =
  'Wird bei jeder Anmeldung gelesen. Leer lassen, um Rollen in Satchel zu verwalten.'
export const valueAt = (at: number) => `Wert ${at}`
export const valueSuchAsMarketing = 'Wert, etwa marketing'
export const roleAt = (at: number) => `Rolle ${at}`
export const removeRule = (at: number) => `Regel ${at} entfernen`
export const addRule = 'Regel hinzufügen'

// Saml form
export const certificate = 'Zertifikat'
export const metadata = 'Metadaten'
export const providerEntityId = 'Entitäts-ID des Anbieters'
export const providerSignInUrl = 'Anmelde-URL des Anbieters'
export const certificates = 'Zertifikate'
export const certificatesHint = 'X.509, eines nach dem anderen. Jedes davon darf signieren.'
export const subjectUntilExpires = (subject: string, expiresAt: string) =>
  `${subject}, bis ${expiresAt}`
export const metadataHint = 'Eine URL oder das XML selbst. Füllt die Felder darunter aus.'
export const readMetadata = 'Metadaten lesen'

// Test result
export const noNameGiven = 'Kein Name angegeben'
export const signedIn = (email: string | null) => `Angemeldet als ${email}`
export const signInFailed = 'Anmeldung fehlgeschlagen'
export const testAgain = 'Die Verbindung wurde seither geändert. Testen Sie sie erneut.'
export const wouldJoin = (name: string) => `${name}, käme ins Team als`
export const responseFromTheProvider = 'Antwort des Anbieters'

// Directory sync
export const directorySyncScim = 'Verzeichnisabgleich (SCIM)'
export const provisionAndDeactivatePeople = 'Personen automatisch anlegen und deaktivieren'
export const baseUrl = 'Basis-URL'
export const created = 'Erstellt'
export const used = 'Verwendet'
export const notUsedYet = 'Noch nicht verwendet'
export const revokeNamed = (name: string) => `${name} widerrufen`
export const revokeTokenWarning =
  'Das Verzeichnis, das dieses Token verwendet, verliert den Zugriff. Die Personen bleiben, wie sie sind.'
export const newToken = 'Neues Token für'
export const entraId = 'Entra ID'
export const createToken = 'Token erstellen'
export const copyTokenNow = 'Kopieren Sie das Token jetzt. Es wird nur einmal gezeigt.'
export const tokenFor = (name: string) => `Token für ${name}`

// Sso domains
export const emailDomains = 'E-Mail-Domains'
export const domainsHint =
  'Personen mit diesen E-Mail-Domains melden sich über die zugewiesene Verbindung an.'
export const addADomain = 'Domain hinzufügen'
export const addDomain = 'Domain hinzufügen'
export const verified = 'Bestätigt'
export const notVerifiedYet = 'Noch nicht bestätigt'
export const checked = 'Geprüft'
export const checkNow = 'Jetzt prüfen'
export const passwordsAgain = 'Personen dieser Domain melden sich ab jetzt mit einem Passwort an.'
export const addTxtRecord = 'Fügen Sie diesen TXT-Eintrag beim DNS-Anbieter der Domain hinzu.'
export const value = 'Wert'
export const signInMethod = 'Anmeldemethode'
export const password = 'Passwort'
export const modeOf = (name: string, mode: string) => `${name}: ${mode}`
