// Sso section
export const singleSignOnCouldNot = 'Single sign-on could not be loaded'

// Connections
export const singleSign = 'Single sign-on'
export const connections = 'Connections'
export const toIdentityProviderWhereYour =
  'To the identity provider where your people have their accounts, such as Entra ID, Okta, Google Workspace or Keycloak.'
export const connectByKind = (kind: string) => `Connect by ${kind}`

// Connection card
export const nameOfTheConnection = 'Name of the connection'
export const fold = 'Fold'
export const setUp = 'Set up'
export const removeName = (name: string) => `Remove ${name}`
export const nobodySigns =
  'Nobody signs in by it from then on. People keep what they have, and choose a password by “Forgot password”.'
export const remove = 'Remove'
export const giveTheseToIdentityProvider = 'Give these to the identity provider'
export const replyUrlAcs = 'Reply URL (ACS)'
export const redirectUri = 'Redirect URI'
export const entityIdAndMetadata = 'Entity ID and metadata'
export const signInUrl = 'Sign-in URL'
export const enterWhatItGivesYou = 'Enter what it gives you'
export const sayWhoComes = 'Say who comes in'
export const tryItOut = 'Try it out'
export const youSignInAtProvider =
  'You sign in at the provider once; nobody else notices, and you come back here.'
export const testSign = 'Test sign-in'
export const switchIt = 'Switch it on'

// Copy field
export const copied = 'Copied'
export const copyLabel = (label: string) => `Copy ${label}`

// Mode choice
export const testTheSign = 'test the sign-in'
export const proveEMailDomain = 'prove an e-mail domain and give it to this connection'
export const enforceSingleSign = 'Enforce single sign-on'
export const peopleOfItsDomainsWho =
  'People of its domains who signed in by password are signed out and come back by single sign-on. Owners keep their password.'
export const enforce = 'Enforce'
export const beforeItCanBeSwitched = (join: string) => `Before it can be switched on: ${join}.`

// Sso
export const nameRemoved = (name: string) => `${name} removed`
export const domainRemoved = (domain: string) => `${domain} removed`
export const tokenRevoked = 'Token revoked'

// Oidc form
export const issuer = 'Issuer'
export const addressAboveWellKnownOpenid = 'The address above /.well-known/openid-configuration'
export const clientId = 'Client ID'
export const clientSecret = 'Client secret'
export const keptTypeToReplace = 'Kept; type to replace it'
export const save = 'Save'
export const itIsSwitchedOffUntil = 'It is switched off until it is tested again.'

// Fields
export const saved = 'Saved'

// People form
export const makePeopleAtTheirFirst = 'Make people at their first sign-in'
export const switchedOffOnlyPeopleWho = 'Switched off, only people who were invited come in.'
export const ownersMaySign = 'Owners may sign in by it too'
export const whoeverManagesProviderCould =
  'Whoever manages the provider could then sign in as an owner.'
export const forOwnerToSayWhoever =
  'For an owner to say: whoever manages the provider could sign in as one.'
export const trustAddressesWithoutEmail = 'Trust addresses without email_verified'
export const forProvidersSuchAsMicrosoft =
  'For providers such as Microsoft Entra ID, which don’t send this claim. Only if people can’t choose their own address there.'
export const roleOfNewPeople = 'Role of new people'
export const claimThatTellsRole = 'Claim that tells the role'
export const attributeThatTellsRole = 'Attribute that tells the role'
export const readAtEachSign = 'Read at each sign-in. Empty: roles are given in Satchel alone.'
export const valueAt = (at: number) => `Value ${at}`
export const valueSuchAsMarketing = 'Value, such as marketing'
export const roleAt = (at: number) => `Role ${at}`
export const removeRule = (at: number) => `Remove rule ${at}`
export const addARule = 'Add a rule'

// Saml form
export const entityIdOfProvider = 'Entity ID of the provider'
export const signInAddressOfProvider = 'Sign-in address of the provider'
export const certificates = 'Certificates'
export const x509OneBelowOther = 'X.509, one below the other; each that is there may sign'
export const subjectUntilExpires = (subject: string, expiresAt: string) =>
  `${subject}, until ${expiresAt}`
export const itsAddressOrXmlItself = 'Its address, or the XML itself; fills the fields below'
export const read = 'Read'

// Test result
export const signedIn = (email: string | null) => `Signed in as ${email}`
export const signInDidNotWork = 'The sign-in did not work'
export const connectionWasChangedSinceTest = 'The connection was changed since: test it again.'
export const wouldCome = (name: string) => `${name}, would come in as`
export const whatTheProviderTold = 'What the provider told'

// Directory sync
export const directorySyncScim = 'Directory sync (SCIM)'
export const yourDirectoryMakesPeopleKeeps =
  'Your directory makes people, keeps their names, and deactivates at once who leaves.'
export const baseUrl = 'Base URL'
export const made = 'Made'
export const used = 'Used'
export const notUsedYet = 'Not used yet'
export const revokeName = (name: string) => `Revoke ${name}`
export const directoryThatUses =
  'The directory that uses it is refused from then on. People stay as they are.'
export const revoke = 'Revoke'
export const newToken = 'New token for'
export const entraId = 'Entra ID'
export const makeToken = 'Make token'
export const copyItNow = 'Copy it now: it is shown this once.'
export const tokenForName = (name: string) => `Token for ${name}`

// Sso domains
export const eMailDomains = 'E-mail domains'
export const peopleWhoseAddressEnds =
  'People whose address ends in one of these are led to the connection it is given to.'
export const addADomain = 'Add a domain'
export const addDomain = 'Add domain'
export const proved = 'Proved'
export const notProvedYet = 'Not proved yet'
export const checked = 'Checked'
export const checkNow = 'Check now'
export const itsPeopleSign = 'Its people sign in by password from then on.'
export const makeThisTxtRecordWhere = 'Make this TXT record where the DNS of the domain is kept.'
export const name = 'Name'
export const value = 'Value'
export const signsIn = 'Signs in by'
export const password = 'Password'
