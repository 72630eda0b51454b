import { formatCount } from '../../../../lib/format/format.ts'

export const tooOld = (changes: number) =>
  formatCount(
    changes,
    'modification faite hors ligne il y a plus d’une semaine n’a pas été enregistrée',
    'modifications faites hors ligne il y a plus d’une semaine n’ont pas été enregistrées',
  )
export const tooMany =
  'Trop de modifications sont en attente. Gardez cet onglet ouvert jusqu’à ce que vous soyez de nouveau en ligne.'
export const left = (changes: number) =>
  `${formatCount(changes, 'modification faite hors ligne n’est pas enregistrée', 'modifications faites hors ligne ne sont pas enregistrées')} : votre session a pris fin entre-temps`
export const saveLeft = 'Enregistrer maintenant'
