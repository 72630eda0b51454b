import { formatsOf } from '../member-formats.ts'
import { quoteWith } from '../quote.ts'
import type { MemberTexts } from './all.ts'

const { counted } = formatsOf('es')
const quote = quoteWith('«', '»')

const clientOf = (browser: string | null, os: string | null) =>
  [browser, os].filter(Boolean).join(' en ')

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
}
