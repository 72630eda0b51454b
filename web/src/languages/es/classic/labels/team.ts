// Team settings page
export const people = 'Personas'
export const everyoneWithAccess = 'Todas las personas con acceso y lo que pueden hacer'
export const rolesAndRights = 'Roles y permisos'
export const whatEachRoleCanDo = 'Qué puede hacer cada rol'
export const signInRules = 'Reglas de inicio de sesión'
export const rulesEveryoneFollowsWhenSigning = 'Reglas que valen para todos al iniciar sesión'
export const singleSign = 'Inicio de sesión único'
export const signInWithCompanyAccounts =
  'Inicio de sesión con cuentas de la empresa mediante OpenID Connect o SAML'
export const auditLog = 'Registro de auditoría'
export const whoDidWhatWhen =
  'Quién hizo qué, cuándo y desde dónde. Las entradas no se pueden editar.'
export const errors = 'Errores'
export const errorsPeopleRanInto =
  'Errores que encontró su equipo en Satchel, sin contraseñas ni tokens'
export const server = 'Servidor'
export const companies = 'Empresas'
export const everyCompanyOnThisServer = 'Todas las empresas de este servidor: uso, planes y límites'
export const whatWorksOnTheServer = 'Qué funciona en este servidor, qué no y qué hacer al respecto'
export const partners = 'Socios'
export const companiesYouReferWithTheir =
  'Empresas que recomienda, con condiciones de prueba propias'
export const team = 'Equipo'
