// Sso section
export const couldntLoadSingleSign = 'Couldn’t load single sign-on'

// Connections
export const singleSign = 'Single sign-on'
export const connections = 'Connections'
export const connectHint =
  'Connect the identity provider that holds your accounts, such as Entra ID, Okta, Google Workspace or Keycloak.'
export const connect = (kind: string) => `Connect ${kind}`

// Connection card
export const connectionName = 'Connection name'
export const collapse = 'Collapse'
export const setUp = 'Set up'
export const removeNamed = (name: string) => `Remove ${name}`
export const removalWarning =
  'No one can sign in with it anymore. People keep their accounts and can set a password with “Forgot your password?”.'
export const enterTheseAtIdentityProvider = 'Enter these at the identity provider'
export const replyUrlAcs = 'Reply URL (ACS)'
export const redirectUri = 'Redirect URI'
export const entityIdAndMetadata = 'Entity ID and metadata'
export const signInUrl = 'Sign-in URL'
export const enterTheProvidersDetails = 'Enter the provider’s details'
export const chooseWhoCanSign = 'Choose who can sign in'
export const testTheConnection = 'Test the connection'
export const testHint =
  'You sign in at the provider once and come back here. No one else is affected.'
export const testSign = 'Test sign-in'
export const turnItOn = 'Turn it on'

// Copy field
export const copyLabel = (label: string) => `Copy ${label}`

// Mode choice
export const testTheSign = 'test the sign-in'
export const verifyAndAssignDomain = 'verify an email domain and assign it to this connection'
export const enforceSingleSign = 'Enforce single sign-on'
export const enforceWarning =
  'People in its domains who signed in with a password are signed out and have to use single sign-on. Owners keep their password.'
export const enforce = 'Enforce'
export const beforeTurningOn = (steps: string) => `Before you can turn it on: ${steps}.`

// Sso
export const removed = (name: string) => `${name} removed`
export const domainRemoved = (domain: string) => `${domain} removed`
export const tokenRevoked = 'Token revoked'

// Oidc form
export const issuer = 'Issuer'
export const urlAboveWellKnownOpenid = 'The URL above /.well-known/openid-configuration'
export const clientId = 'Client ID'
export const clientSecret = 'Client secret'
export const savedTypeToReplace = 'Saved. Type to replace it'
export const offUntilTested = 'The connection is off until you test it again.'

// People form
export const createPeople = 'Create people at their first sign-in'
export const createPeopleHint = 'When off, only people you’ve invited can sign in.'
export const ownersCanUseItToo = 'Owners can use it too'
export const ownersWarning = 'Anyone who manages the provider could then sign in as an owner.'
export const ownersHint =
  'Only an owner can change this, because anyone who manages the provider could sign in as one.'
export const trustAddressesWithoutEmail = 'Trust addresses without email_verified'
export const trustEmailHint =
  'For providers such as Microsoft Entra ID that don’t send this claim. Only turn this on if people can’t choose their own address there.'
export const roleForNewPeople = 'Role for new people'
export const roleClaim = 'Role claim'
export const roleAttribute = 'Role attribute'
export const roleClaimHint = 'Read at each sign-in. Leave empty to manage roles in Satchel.'
export const valueAt = (at: number) => `Value ${at}`
export const valueSuchAsMarketing = 'Value, such as marketing'
export const roleAt = (at: number) => `Role ${at}`
export const removeRule = (at: number) => `Remove rule ${at}`
export const addRule = 'Add rule'

// Saml form
export const certificate = 'Certificate'
export const metadata = 'Metadata'
export const providerEntityId = 'Provider entity ID'
export const providerSignInUrl = 'Provider sign-in URL'
export const certificates = 'Certificates'
export const certificatesHint = 'X.509, one after another. Any of them may sign.'
export const subjectUntilExpires = (subject: string, expiresAt: string) =>
  `${subject}, until ${expiresAt}`
export const metadataHint = 'A URL or the XML itself. Fills in the fields below.'
export const readMetadata = 'Read metadata'

// Test result
export const noNameGiven = 'No name provided'
export const signedIn = (email: string | null) => `Signed in as ${email}`
export const signInFailed = 'Sign-in failed'
export const testAgain = 'The connection has changed since. Test it again.'
export const wouldJoin = (name: string) => `${name}, would join as`
export const responseFromTheProvider = 'Response from the provider'

// Directory sync
export const directorySyncScim = 'Directory sync (SCIM)'
export const provisionAndDeactivatePeople = 'Provision and deactivate people automatically'
export const baseUrl = 'Base URL'
export const created = 'Created'
export const used = 'Used'
export const notUsedYet = 'Not used yet'
export const revokeNamed = (name: string) => `Revoke ${name}`
export const revokeTokenWarning =
  'The directory that uses this token loses access. People stay as they are.'
export const newToken = 'New token for'
export const entraId = 'Entra ID'
export const createToken = 'Create token'
export const copyTokenNow = 'Copy the token now. It’s shown only once.'
export const tokenFor = (name: string) => `Token for ${name}`

// Sso domains
export const emailDomains = 'Email domains'
export const domainsHint =
  'People with these email domains sign in through the assigned connection.'
export const addADomain = 'Add a domain'
export const addDomain = 'Add domain'
export const verified = 'Verified'
export const notVerifiedYet = 'Not verified yet'
export const checked = 'Checked'
export const checkNow = 'Check now'
export const passwordsAgain = 'People in this domain sign in with a password from now on.'
export const addTxtRecord = 'Add this TXT record at the domain’s DNS provider.'
export const value = 'Value'
export const signInMethod = 'Sign-in method'
export const password = 'Password'
export const modeOf = (name: string, mode: string) => `${name}: ${mode.toLowerCase()}`
