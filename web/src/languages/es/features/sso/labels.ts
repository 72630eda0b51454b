// Sso section
export const couldntLoadSingleSign = 'No se pudo cargar el inicio de sesión único'

// Connections
export const singleSign = 'Inicio de sesión único'
export const connections = 'Conexiones'
export const connectHint =
  'Conecte el proveedor de identidad que gestiona sus cuentas, como Entra ID, Okta, Google Workspace o Keycloak.'
export const connect = (kind: string) => `Conectar ${kind}`

// Connection card
export const connectionName = 'Nombre de la conexión'
export const collapse = 'Contraer'
export const setUp = 'Configurar'
export const removeNamed = (name: string) => `Quitar ${name}`
export const removalWarning =
  'Nadie podrá ya iniciar sesión con ella. Las personas conservan sus cuentas y pueden definir una contraseña con «¿Ha olvidado su contraseña?».'
export const enterTheseAtIdentityProvider = 'Introduzca estos datos en el proveedor de identidad'
export const replyUrlAcs = 'URL de respuesta (ACS)'
export const redirectUri = 'URI de redirección'
export const entityIdAndMetadata = 'ID de entidad y metadatos'
export const signInUrl = 'URL de inicio de sesión'
export const enterTheProvidersDetails = 'Introduzca los datos del proveedor'
export const chooseWhoCanSign = 'Elija quién puede iniciar sesión'
export const testTheConnection = 'Pruebe la conexión'
export const testHint =
  'Usted inicia sesión una vez en el proveedor y vuelve aquí. No afecta a nadie más.'
export const testSign = 'Probar el inicio de sesión'
export const turnItOn = 'Actívelo'

// Copy field
export const copyLabel = (label: string) => `Copiar ${label}`

// Mode choice
export const testTheSign = 'probar el inicio de sesión'
export const verifyAndAssignDomain = 'verificar un dominio de correo y asignarlo a esta conexión'
export const enforceSingleSign = 'Exigir el inicio de sesión único'
export const enforceWarning =
  'Se cierra la sesión de las personas de sus dominios que la iniciaron con contraseña, y deberán usar el inicio de sesión único. Los propietarios conservan su contraseña.'
export const enforce = 'Exigir'
export const beforeTurningOn = (steps: string) => `Antes de activarlo, debe: ${steps}.`

// Sso
export const removed = (name: string) => `Se quitó ${name}`
export const domainRemoved = (domain: string) => `Se quitó ${domain}`
export const tokenRevoked = 'Token revocado'

// Oidc form
export const issuer = 'Emisor'
export const urlAboveWellKnownOpenid = 'La URL que precede a /.well-known/openid-configuration'
export const clientId = 'ID de cliente'
export const clientSecret = 'Secreto de cliente'
export const savedTypeToReplace = 'Guardado. Escriba para sustituirlo'
export const offUntilTested = 'La conexión está desactivada hasta que la pruebe de nuevo.'

// People form
export const createPeople = 'Añadir a las personas en su primer inicio de sesión'
export const createPeopleHint =
  'Si está desactivado, solo pueden iniciar sesión las personas que haya invitado.'
export const ownersCanUseItToo = 'Los propietarios también pueden usarlo'
export const ownersWarning =
  'Cualquiera que gestione el proveedor podría entonces iniciar sesión como propietario.'
export const ownersHint =
  'Solo un propietario puede cambiarlo, porque cualquiera que gestione el proveedor podría iniciar sesión como tal.'
export const trustAddressesWithoutEmail = 'Confiar en direcciones sin email_verified'
export const trustEmailHint =
  'Para proveedores como Microsoft Entra ID que no envían este atributo. Actívelo solo si allí las personas no pueden elegir su propia dirección.'
export const roleForNewPeople = 'Rol de las personas nuevas'
export const roleClaim = 'Claim del rol'
export const roleAttribute = 'Atributo del rol'
export const roleClaimHint =
  'Se lee en cada inicio de sesión. Déjelo vacío para gestionar los roles en Satchel.'
export const valueAt = (at: number) => `Valor ${at}`
export const valueSuchAsMarketing = 'Valor, por ejemplo marketing'
export const roleAt = (at: number) => `Rol ${at}`
export const removeRule = (at: number) => `Quitar la regla ${at}`
export const addRule = 'Añadir regla'

// Saml form
export const certificate = 'Certificado'
export const metadata = 'Metadatos'
export const providerEntityId = 'ID de entidad del proveedor'
export const providerSignInUrl = 'URL de inicio de sesión del proveedor'
export const certificates = 'Certificados'
export const certificatesHint = 'X.509, uno tras otro. Cualquiera de ellos puede firmar.'
export const subjectUntilExpires = (subject: string, expiresAt: string) =>
  `${subject}, hasta el ${expiresAt}`
export const metadataHint = 'Una URL o el propio XML. Rellena los campos de abajo.'
export const readMetadata = 'Leer metadatos'

// Test result
export const noNameGiven = 'Sin nombre'
export const signedIn = (email: string | null) => `Sesión iniciada como ${email}`
export const signInFailed = 'El inicio de sesión falló'
export const testAgain = 'La conexión ha cambiado desde entonces. Pruébela de nuevo.'
export const wouldJoin = (name: string) => `${name}, se uniría con el rol`
export const responseFromTheProvider = 'Respuesta del proveedor'

// Directory sync
export const directorySyncScim = 'Sincronización de directorio (SCIM)'
export const provisionAndDeactivatePeople = 'Alta y baja automáticas de personas'
export const baseUrl = 'URL base'
export const created = 'Creado'
export const used = 'Último uso:'
export const notUsedYet = 'Aún no utilizado'
export const revokeNamed = (name: string) => `Revocar ${name}`
export const revokeTokenWarning =
  'El directorio que usa este token pierde el acceso. Las personas quedan como están.'
export const newToken = 'Nuevo token para'
export const entraId = 'Entra ID'
export const createToken = 'Crear token'
export const copyTokenNow = 'Copie el token ahora. Solo se muestra una vez.'
export const tokenFor = (name: string) => `Token para ${name}`

// Sso domains
export const emailDomains = 'Dominios de correo'
export const domainsHint =
  'Las personas con estos dominios de correo inician sesión con la conexión asignada.'
export const addADomain = 'Añadir un dominio'
export const addDomain = 'Añadir dominio'
export const verified = 'Verificado'
export const notVerifiedYet = 'Aún no verificado'
export const checked = 'Última comprobación:'
export const checkNow = 'Comprobar ahora'
export const passwordsAgain =
  'Las personas de este dominio inician sesión con contraseña a partir de ahora.'
export const addTxtRecord = 'Añada este registro TXT en el proveedor de DNS del dominio.'
export const value = 'Valor'
export const signInMethod = 'Método de inicio de sesión'
export const password = 'Contraseña'
export const modeOf = (name: string, mode: string) => `${name}: ${mode.toLowerCase()}`
