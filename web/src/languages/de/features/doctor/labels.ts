export const couldntExamine = 'Der Server konnte nicht geprüft werden'
export const examining = 'Der Server wird geprüft …'
export const examineAgain = 'Erneut prüfen'
export const examined = 'Geprüft'
export const checks = 'Prüfungen'
export const states = {
  ok: 'In Ordnung',
  warning: 'Warnung',
  fault: 'Fehler',
  unknown: 'Unbekannt',
}
export const allFine = 'Alles funktioniert.'
export const faults = (count: number) =>
  count === 1
    ? '1 Punkt braucht Ihre Aufmerksamkeit.'
    : `${count} Punkte brauchen Ihre Aufmerksamkeit.`
