import type { InvitedLine } from '@satchel/contract/accounts/invitations.ts'
import { formatCount } from '../../../../lib/format/format.ts'

// Avatar crop
export const photoUpdated = 'Foto actualizada'
export const couldntReadImage = 'No se pudo leer la imagen. Elija un archivo PNG, JPEG o WebP.'
export const zoom = 'Zoom'
export const usePhoto = 'Usar la foto'

// Profile section
export const email = 'Correo electrónico'
export const roleAtName = (name: string) => `Rol en ${name}`
export const nameChanged = 'Nombre cambiado'
export const enterYourName = 'Escriba su nombre'

// Table form field
export const tableFormLabel = 'Tablas descargadas'
export const tableFormHint = 'Solo para este navegador. Excel en español espera punto y coma.'
export const tableForms = {
  auto: 'Según el idioma',
  comma: 'CSV con comas',
  semicolon: 'CSV con punto y coma',
  tab: 'CSV con tabuladores',
  xlsx: 'Libro de Excel (.xlsx)',
}

// Language field
export const language = 'Idioma'
export const languageHint = 'Al cambiarlo se vuelve a cargar esta página.'
export const browserLanguage = 'El del navegador'
export const languageChanged = 'Idioma cambiado'

// Usage switch
export const shareUsage = 'Compartir cómo usa Satchel'
export const usageHint =
  'Cuenta qué páginas y funciones se usan en este navegador, no lo que contienen. Ayuda a mejorar Satchel.'
export const browserAsksForPrivacy =
  'Desactivado, porque este navegador pide a los sitios web que no le rastreen.'

// Avatar field
export const yourPhoto = 'Su foto'
export const photo = 'Foto'
export const changePhoto = 'Cambiar la foto'
export const choosePhoto = 'Elegir una foto'
export const photoRemoved = 'Foto eliminada'
export const avatarHint =
  'Puede recortarla en forma cuadrada. Sus colegas la ven junto a su nombre.'

// Leave account
export const leaveTenant = (name: string) => `Dejar ${name}`
export const leaveHint = 'Puede irse en cualquier momento. Su contenido se queda en la empresa.'
export const leaveWarning = (name: string) =>
  `Se cierra su sesión en todas partes de inmediato, y solo un administrador de ${name} puede reactivarle. Los enlaces que ha compartido siguen funcionando.`
export const transferYourContentAndLinks = 'Transferir su contenido y sus enlaces a'
export const noOneForNow = 'Nadie por ahora'

// Successor field
export const findAPerson = 'Buscar una persona'
export const noEditorByThatName = 'Ningún editor con ese nombre'

// Visit mail
export const eachVisit = 'Con cada visita'
export const soonHint = 'Tres minutos después de empezar, con lo leído hasta entonces'
export const onceADay = 'Una vez al día'
export const dailyHint = 'A las 8:00, con todas las visitas desde el último correo'
export const never = 'Nunca'
export const neverHint = 'Puede seguir viendo las visitas en cada enlace'
export const couldntLoadThisSetting = 'No se pudo cargar esta opción'
export const visitEmails = 'Correos sobre visitas'
export const changePerLinkHint = 'Puede cambiarlo en cada enlace.'

// People section
export const couldntLoadPeople = 'No se pudieron cargar las personas'
export const noPeopleFound = 'Sin resultados. Pruebe con otro nombre u otro rol.'
export const people = 'Personas'

// Invitation list
export const couldntLoadTheInvitations = 'No se pudieron cargar las invitaciones'
export const invited = 'Invitación enviada'
export const byName = (name: string) => `por ${name}`
export const expired = 'Caducada'
export const sent = 'Enviada'
export const sending = 'Enviando…'
export const notSentYet = 'Aún no enviada'
export const notSentYetHint =
  'El servidor de correo no la aceptó. Seguimos intentándolo durante dos días.'
export const notSent = 'No enviada'
export const notSentHint = 'Revise la dirección y luego reenvíe o revoque la invitación.'
export const resending = (email: string) => `Reenviando la invitación a ${email}`
export const tooManyEmails = (email: string) =>
  `No se reenvió: ${email} recibió varias invitaciones en la última hora. Inténtelo más tarde.`
export const invitationToRevoked = (email: string) => `Invitación a ${email} revocada`
export const moreActionsForInvitation = (email: string) =>
  `Más acciones para la invitación a ${email}`
export const resend = 'Reenviar'

// People filters
export const searchPeople = 'Buscar personas'
export const nameOrAddress = 'Nombre o dirección'
export const role = 'Rol'
export const allRoles = 'Todos los roles'
export const invitePeople = 'Invitar a personas'

// Invite form
export const peopleInvited = (count: number) =>
  formatCount(count, 'persona invitada', 'personas invitadas')
export const emailAddresses = 'Direcciones de correo'
export const addressesHint = 'Separe las direcciones con comas, espacios o saltos de línea'
export const tooManyInvitations = (invitationsMax: number, count: number) =>
  `Hasta ${invitationsMax} a la vez. Ha introducido ${count}`
export const message = 'Mensaje'
export const optionalIncludedInEmail = 'Opcional, se incluye en el correo'
export const inviteCountPeople = (count: number) => `Invitar a ${count} personas`
export const invite = 'Invitar'
export const notInvited = 'No invitados'
export const refusedAddress = (email: string, reason: string) => `${email}: ${reason}`
export const inviteProblem = (problem: InvitedLine['problem']) => {
  if (problem?.code === 'invalid') return 'no es una dirección de correo'
  if (problem?.code === 'already-member') return 'ya está en el equipo'
  if (problem?.code === 'already-invited') return 'ya tiene una invitación. Reenvíela.'
  if (problem?.code === 'email-taken') return 'tiene una cuenta en otra empresa'
  return problem?.detail ?? ''
}

// Role form
export const myRole = 'Mi rol'
export const roleOfName = (name: string) => `Rol de ${name}`
export const nameIsNowLabel = (name: string, label: string) => `${name} tiene ahora el rol ${label}`
export const changeRole = 'Cambiar el rol'

// Person row
export const you = '(usted)'
export const unconfirmed = 'Sin confirmar'
export const deactivated = 'Desactivado'
export const active = 'Activo'
export const notSignedInYet = 'Aún no ha iniciado sesión'

// Person menu
export const moreFor = (name: string) => `Más acciones para ${name}`
export const transferOwnership = 'Transferir la propiedad'
export const canSignInAgain = (name: string) => `${name} puede volver a iniciar sesión`
export const reactivate = 'Reactivar'
export const transferContent = 'Transferir el contenido'
export const deactivate = 'Desactivar'

// Deactivate form
export const deactivateNamed = (name: string) => `Desactivar a ${name}`
export const signedOutNotice = (name: string) =>
  `Se cerró la sesión de ${name}, que ya no puede volver a iniciarla`
export const deactivateWarning = (name: string) =>
  `Se cierra la sesión de ${name} en todas partes y no podrá iniciarla hasta que se reactive. Los enlaces que ha compartido siguen funcionando.`
export const transferTo = (left: string) => `Transferir ${left} a`

// Hand over form
export const transferFrom = (name: string) => `Transferir el contenido de ${name}`
export const allContent = 'todo el contenido'
export const doesntOwnAnyContent = (name: string) => `${name} no tiene contenido propio.`
export const transferred = (words: string) => `Transferido: ${words}`

// Ownership form
export const nowOwner = (name: string) => `${name} es ahora propietario, y usted es administrador`
export const transferOwnershipWarning = (name: string) =>
  `${name} pasa a ser propietario, también de la facturación, y usted pasa a ser administrador. Solo un propietario puede revertirlo.`
export const makeOwner = 'Hacer propietario'

// Rights section
export const permission = 'Permiso'
export const yourRole = 'usted'
export const yes = 'Sí'
export const no = 'No'
