import { formatsOf } from '../member-formats.ts'
import { quoteWith } from '../quote.ts'
import type { MemberTexts } from './en.ts'

const { counted } = formatsOf('es')
const quote = quoteWith('«', '»')

const clientOf = (browser: string | null, os: string | null) =>
  [browser, os].filter(Boolean).join(' en ')

const itemsOf = (name: string, more: number) => `«${name}»${more > 0 ? ` y ${more} más` : ''}`

const DEVICES: Readonly<Record<string, string>> = {
  desktop: 'ordenador',
  mobile: 'teléfono',
  tablet: 'tableta',
  tv: 'televisor',
}

const onDevice = (device: string | null) => (device ? ` en ${DEVICES[device] ?? device}` : '')

const onLink = (recipient: string | null) =>
  recipient ? `el enlace para ${recipient}` : 'uno de sus enlaces'

export const es: MemberTexts = {
  account: {
    confirmHeading: 'Confirme su dirección de correo',
    confirmCode: (code) => `Su código es ${code}.`,
    confirmWhere: (minutes) =>
      `Es válido durante ${minutes} minutos. Introdúzcalo solo en Satchel, donde se registró.`,
    confirmNotYou:
      'Si no se ha registrado en Satchel, ignore este correo. Nadie puede usar la cuenta sin este código o el botón.',
    confirmButton: 'Confirmar dirección',
    client: clientOf,
    newDeviceSubject: 'Nuevo inicio de sesión en su cuenta de Satchel',
    newDevice: (email, client, place, at) =>
      `Hay un nuevo inicio de sesión en ${email}: ${[client || 'aplicación desconocida', place, at].filter(Boolean).join(', ')}.`,
    newDeviceAdvice:
      'Si ha sido usted, no tiene que hacer nada. Si no, cierre esa sesión y cambie su contraseña.',
    reviewSessions: 'Revisar sesiones',
    replayedSubject: 'Se cerró una sesión por su seguridad',
    replayed: (email, client, at) =>
      `Se cerró una sesión de ${email} (${at}) porque su inicio de sesión se usó por segunda vez: ${client || 'aplicación desconocida'}. Es posible que alguien lo haya copiado.`,
    replayedAdvice:
      'Vuelva a iniciar sesión para continuar. Si no ha restaurado un navegador o un ordenador desde una copia de seguridad, revise sus sesiones y cambie su contraseña.',
    resetSubject: 'Restablezca su contraseña',
    reset: (email, minutes) =>
      `Use este enlace para establecer una contraseña nueva para ${email}. Funciona una sola vez y caduca en ${minutes} minutos.`,
    resetNotYou: 'Si no lo ha solicitado, ignore este correo. Su contraseña no cambia.',
    resetButton: 'Establecer contraseña',
    changedSubject: 'Se cambió su contraseña',
    changed: (email, at) =>
      `Se cambió la contraseña de ${email} (${at}). Se cerraron todas las demás sesiones.`,
    changedNotYou: 'Si no ha sido usted, restablezca su contraseña ahora.',
    changedButton: 'Restablecer contraseña',
    ssoSubject: (name = 'inicio de sesión único') => `Inicie sesión con ${name}`,
    sso: (name = 'inicio de sesión único') =>
      `Alguien ha pedido restablecer la contraseña de esta dirección. Su empresa inicia sesión con ${name}, así que no hay ninguna contraseña que restablecer.`,
    ssoNotYou: 'Si no ha sido usted, ignore este correo.',
    ssoButton: 'Iniciar sesión',
  },
  security: {
    notYou: 'Si no ha sido usted, cambie su contraseña de inmediato y cierre sus demás sesiones.',
    button: 'Revisar la seguridad',
    totpAddedSubject: 'Se añadió una aplicación de autenticación',
    totpAdded:
      'A partir de ahora también necesitará un código de su aplicación de autenticación para iniciar sesión.',
    totpRemovedSubject: 'Se quitó su aplicación de autenticación',
    totpRemoved: 'Ya no necesita un código para iniciar sesión.',
    passkeyAddedSubject: 'Se añadió una llave de acceso',
    passkeyAdded: (name) => `${quote(name)} ya se puede usar para iniciar sesión.`,
    passkeyRemovedSubject: 'Se quitó una llave de acceso',
    passkeyRemoved: (name) => `${quote(name)} ya no se puede usar para iniciar sesión.`,
    appConnectedSubject: 'Se conectó una aplicación',
    appConnected: (name, host) =>
      `Una aplicación que se llama ${quote(name)}, de ${host}, ya puede actuar en su nombre. Puede desconectarla en cualquier momento.`,
    factorsResetSubject: 'Se restableció su verificación en dos pasos',
    factorsReset: (by) =>
      `${by} quitó su aplicación de autenticación y sus llaves de acceso. Su contraseña no ha cambiado.`,
    signInResetSubject: 'Se restableció su inicio de sesión',
    signInReset:
      'La administración de este servidor quitó su aplicación de autenticación y sus llaves de acceso.',
    guessesSubject: 'Alguien intenta adivinar sus códigos de inicio de sesión',
    guesses: (count) =>
      `Alguien que conoce su contraseña ha introducido ${count} códigos incorrectos seguidos. Los códigos están bloqueados por ahora, y más tiempo tras cada error. Si cambia su contraseña, se desbloquean.`,
    recoverySubject: 'Se usó un código de recuperación',
    recovery: (left) =>
      `Alguien inició sesión con uno de sus códigos de recuperación. Le quedan ${left}.`,
  },
  team: {
    invitedSubject: (email) => `${email} le invita a un equipo en Satchel`,
    invited: (sender) =>
      `${sender} le invita a unirse al equipo en Satchel, donde guarda, encuentra y comparte su contenido.`,
    invitedUntil: (days) =>
      `Esta invitación caduca en ${counted(days, 'día', 'días')}. Si no la esperaba, ignore este correo.`,
    accept: 'Aceptar invitación',
    joinedSubject: (name, company) => `${name} se unió a ${company}`,
    joined: (name, email, company) => `${name} (${email}) aceptó su invitación a ${company}.`,
    viewTeam: 'Ver equipo',
  },
  common: {
    more: (count) => `Y ${count} más.`,
    viewLink: 'Ver enlace',
    changeSettings: 'Cambiar la configuración de correo',
    unsubscribe: 'Cancelar suscripción',
    open: 'Abrir en Satchel',
  },
  visits: {
    named: (name) => `«${name}»`,
    openedBy: (who, name, more) => `${who} abrió ${itemsOf(name, more)}`,
    opened: (name, more, device) =>
      `${more > 0 ? 'Se abrieron' : 'Se abrió'} ${itemsOf(name, more)}${onDevice(device)}`,
    openedLink: (recipient, name, more, device) =>
      `Se abrió el enlace para ${recipient} a ${itemsOf(name, more)}${onDevice(device)}`,
    linkOf: (recipient) => `Enlace para ${recipient}`,
    someone: 'Alguien',
    device: (device) => DEVICES[device] ?? device,
    client: clientOf,
    unproved: (email) => `Se indicó la dirección ${email}, que no se ha verificado.`,
    justOpened: 'Recién abierto, aún sin tiempo de lectura',
    readSoFar: (length) => `${length} de lectura hasta ahora`,
    readFor: (length) => `${length} de lectura`,
    pages: (read, all) =>
      all ? `${read} de ${counted(all, 'página', 'páginas')}` : counted(read, 'página', 'páginas'),
    played: (length, all) => `${length} de ${all} reproducidos`,
    clicks: (count) => counted(count, 'clic en un enlace', 'clics en enlaces'),
    downloaded: 'descargado',
    page: (page) => `Página ${page}`,
    digest: (count) => `${counted(count, 'visita', 'visitas')} a sus enlaces`,
    viewLinks: 'Ver enlaces',
    footer: 'Recibe este correo porque alguien abrió uno de sus enlaces.',
  },
  inbox: {
    many: (count) => `${count} notificaciones nuevas`,
    daily: (count) => `Su resumen diario: ${counted(count, 'notificación', 'notificaciones')}`,
    weekly: (count) => `Su resumen semanal: ${counted(count, 'notificación', 'notificaciones')}`,
    viewAll: 'Ver notificaciones',
    viewWish: 'Ver deseo',
    viewItem: 'Ver elemento',
    viewCollection: 'Ver colección',
    footer: 'Puede elegir qué se le notifica.',
  },
  items: {
    expires: (name, day) => `«${name}» caduca el ${day}`,
    expire: (count) => `${count} de sus elementos caducan pronto`,
    afterDay:
      'Después de ese día, el elemento ya no se podrá compartir y sus enlaces dejarán de funcionar. Cambie la fecha de caducidad para que siga disponible.',
    afterDays:
      'Después de su último día, un elemento ya no se puede compartir y sus enlaces dejan de funcionar. Cambie la fecha de caducidad para que siga disponible.',
    lastDay: (name, day) => `${name}: ${day}`,
    openItem: 'Abrir elemento',
    viewExpiring: 'Ver elementos que caducan',
    exported: 'Su exportación está lista',
    exportedAs: (count, format) =>
      `Su exportación de ${counted(count, 'elemento', 'elementos')} está lista como ${format === 'csv' ? 'archivo CSV' : 'ZIP con todos los archivos'}.`,
    exportedFor: (days) => `Puede descargarla durante ${counted(days, 'día', 'días')}.`,
    viewExports: 'Ver exportaciones',
  },
  replies: {
    subject: (item) => `Respuesta a ${quote(item)}`,
    proved: (email, recipient) => `${email} respondió desde ${onLink(recipient)}:`,
    named: (sender, recipient) =>
      `Alguien respondió desde ${onLink(recipient)}. Se presentó como ${quote(sender)}, lo que no se ha verificado:`,
    unnamed: (recipient) =>
      `Alguien respondió desde ${onLink(recipient)} sin indicar nombre ni dirección:`,
    requested: (item) => `Nuevo enlace solicitado: ${item}`,
    request: (email, isWithdrawn) =>
      `Alguien abrió uno de sus enlaces, que ${isWithdrawn ? 'se retiró' : 'ha caducado'}, y solicitó uno nuevo. Indicó la dirección ${email}, que no se ha verificado.`,
    message: (message) => `Su mensaje: ${message}`,
    lead: (cta) => `Nuevo envío: ${quote(cta)}`,
    filledIn: (cta, item, recipient) =>
      `Alguien rellenó ${quote(cta)}${item === null ? '' : ` en ${quote(item)}`}${recipient === null ? '' : `, abierto con el enlace para ${quote(recipient)}`}. Los datos no se han verificado:`,
    answer: (label, value) => `${label}: ${value === true ? 'Sí' : value}`,
    viewLead: 'Ver en Satchel',
  },
  admin: {
    webhookOff: (name) => `Se desactivó el webhook ${quote(name)}`,
    webhookProblem: (error) => `Satchel no pudo enviarle eventos. El último problema: ${error}.`,
    webhookAdvice:
      'A partir de ahora no se le envían eventos. Vuelva a activarlo cuando el receptor funcione.',
    viewWebhooks: 'Ver webhooks',
    domainLost: (domain) => `${domain} ya no apunta a sus enlaces`,
    domainProblem: (domain, detail) =>
      `Los registros DNS de ${domain} han cambiado: ${detail ?? 'no se pudieron leer'}.`,
    domainAdvice:
      'Los enlaces nuevos usan su dominio anterior o la dirección de Satchel hasta que se restablezcan los registros.',
    viewDomains: 'Ver dominios',
  },
  closing: {
    closedSubject: (name) => `La cuenta de ${name} se va a cerrar`,
    closed: (by, day) =>
      `${by ?? 'Alguien'} cerró esta cuenta. El ${day} se eliminará definitivamente todo lo que contiene: elementos y archivos, enlaces y sus visitas, y los accesos de todas las personas.`,
    closedExport: (days) =>
      `Durante los próximos ${days} días aún puede ver y exportar todo, y los enlaces que ha compartido siguen funcionando.`,
    closedKeep: 'Hasta entonces, cualquier propietario puede conservar la cuenta.',
    keptSubject: (name) => `La cuenta de ${name} sigue abierta`,
    kept: (by) => `${by ?? 'Un propietario'} canceló el cierre. No se eliminó nada.`,
    buttons: {
      open: 'Abrir Satchel',
      plan: 'Elegir plan',
      billing: 'Ver facturación',
      keep: 'Conservar cuenta',
    },
    subjects: {
      'trial-started': (name) => `La prueba de ${name} ha comenzado`,
      'trial-3-days': (name) => `Quedan 3 días de prueba de ${name}`,
      'trial-1-day': (name) => `La prueba de ${name} termina mañana`,
      'trial-ended': (name) => `La prueba de ${name} ha terminado`,
      'payment-overdue': (name) => `Un pago de ${name} está vencido`,
      'payment-1-day': (name) => `Pague antes de mañana para seguir usando ${name}`,
      'account-stopped': (name) => `La cuenta de ${name} ya no está activa`,
      'reading-ends': (name) => `Los enlaces de ${name} dejarán de funcionar pronto`,
      'closing-3-days': (name) => `${name} se eliminará en 3 días`,
      'closing-1-day': (name) => `${name} se eliminará mañana`,
    },
    trialStarted: (day) =>
      `Hasta el ${day} puede usar todo en Satchel: añada contenido, cree un enlace para una persona y vea cuándo lo abre.`,
    noCard: 'No necesita tarjeta de crédito y no se le cobrará nada automáticamente.',
    trialEnds: (at) => `Su prueba termina el ${at}.`,
    later: (days) =>
      `Después se conserva su contenido, pero no se puede añadir ni cambiar nada. Puede verlo y exportarlo durante ${days} días más, y los enlaces que ha compartido siguen funcionando durante ese tiempo.`,
    stopped: 'Su contenido se conserva, pero no se puede añadir ni cambiar nada.',
    overdue: (day) => `Todo sigue funcionando hasta el ${day}.`,
    overdueLater: 'Después no se podrá añadir ni cambiar nada hasta que pague.',
    due: (at) => `Su pago vence el ${at}.`,
    deleted: (at) =>
      `Esta cuenta se cerró. El ${at} se eliminará definitivamente todo lo que contiene.`,
    readable: (day) =>
      `Hasta el ${day} puede ver y exportar todo, y los enlaces que ha compartido siguen funcionando. Después, los visitantes verán que sus enlaces ya no están disponibles.`,
  },
  wishes: {
    quote,
    delivered: (by, names) => `${by} entregó lo que usted pidió: ${names}.`,
    status: (title, status) => `${quote(title)}: ${status}`,
    outcome: (title) => `Qué ha sido de ${quote(title)}`,
    deliveredIn: (days) =>
      days === 0 ? 'Entregado el mismo día' : `Entregado en ${counted(days, 'día', 'días')}`,
    shared: (count) => `compartido ${count === 1 ? 'una vez' : `${count} veces`}`,
    viewed: (count) => `visto ${count === 1 ? 'una vez' : `${count} veces`}`,
    read: (read, all) =>
      `leído por ${read} de ${counted(all, 'organización', 'organizaciones')} que lo pidieron`,
    share: 'Compartir',
    shareWith: (organization) => `Compartir con ${organization}`,
    footer: 'Recibe este correo porque pidió esto, votó o comentó.',
  },
}
