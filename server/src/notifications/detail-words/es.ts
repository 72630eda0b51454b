import { formatsOf } from '../../platform/mail/member-formats.ts'
import type { DetailWords } from './en.ts'

const { count, counted } = formatsOf('es')

export const es: DetailWords = {
  linkFor: (recipient) => `Enlace para ${recipient}`,
  lastDay: (day) => `Último día: ${day}`,
  added: (rows) => counted(rows, 'añadido', 'añadidos'),
  skipped: (rows) => counted(rows, 'omitido', 'omitidos'),
  withProblems: (rows) => `${count(rows)} con problemas`,
  failure: () => 'Encontrará el motivo en la página de la importación',
  earlierReaders: (readers) =>
    readers === 1
      ? 'Uno de sus lectores tiene una versión anterior'
      : `${count(readers)} de sus lectores tienen una versión anterior`,
  requested: (email) => `Pide un enlace nuevo con la dirección ${email}`,
  requestedWith: (email, message) => `Pide un enlace nuevo con la dirección ${email}: ${message}`,
}
