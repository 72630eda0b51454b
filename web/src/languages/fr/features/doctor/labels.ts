export const couldntExamine = 'Impossible d’examiner le serveur'
export const examining = 'Examen du serveur…'
export const examineAgain = 'Examiner à nouveau'
export const examined = 'Dernier examen :'
export const checks = 'Vérifications'
export const states = {
  ok: 'En ordre',
  warning: 'Avertissement',
  fault: 'Défaut',
  unknown: 'Inconnu',
}
export const allFine = 'Tout fonctionne.'
export const faults = (count: number) =>
  count === 1 ? '1 point demande votre attention.' : `${count} points demandent votre attention.`
