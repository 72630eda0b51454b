import { formatCount, formatList } from '../../../../../lib/format/format.ts'

export const searchesWithoutResults = 'Recherché et introuvable'
export const gapsHint =
  'Recherches des 90 derniers jours sans résultat, ou après lesquelles rien n’a été ouvert. Chacune disparaît dès qu’elle trouve quelque chose.'
export const noGaps = 'Tout ce qui a été recherché a été trouvé.'
export const couldntLoadGaps = 'Impossible de charger les recherches'
export const people = (count: number) => formatCount(count, 'personne', 'personnes')
export const searches = (count: number) => formatCount(count, 'recherche', 'recherches')
export const sharedAfter = (organizations: readonly string[]) =>
  `Partage juste après avec ${formatList(organizations)}`
export const addWish = 'Ajouter un souhait'
export const addWishFor = (term: string) => `Ajouter un souhait pour « ${term} »`
export const viewWish = 'Voir le souhait'
export const viewWishFor = (term: string) => `Voir le souhait pour « ${term} »`
export const weHaveIt = 'Nous l’avons'
export const weHaveItFor = (term: string) => `Nous l’avons sous un autre nom : « ${term} »`
export const ourNameFor = (term: string) => `Notre nom pour « ${term} »`
export const stillNothing = (term: string) =>
  `Enregistrés comme synonymes, mais « ${term} » ne trouve toujours rien. Vérifiez l’orthographe de votre nom`
export const nowFinds = (term: string) => `« ${term} » trouve maintenant ce que vous avez`

export const synonymsHeading = 'Synonymes'
export const synonymsHint =
  'Une recherche de l’un de ces termes trouve aussi les autres. Les modifications s’appliquent aussitôt.'
export const couldntLoadSynonyms = 'Impossible de charger les synonymes'
export const noSynonyms = 'Aucun synonyme pour le moment'
export const terms = 'Termes qui ont le même sens'
export const termsHint = 'Séparés par des virgules, quatre mots au plus chacun'
export const termsExample = 'batterie, accumulateur, bloc d’alimentation'
export const enterTwoTerms = 'Saisissez au moins deux termes, séparés par une virgule'
export const edit = (group: readonly string[]) => `Modifier ${formatList(group)}`
export const deleteSynonyms = (group: readonly string[]) => `Supprimer ${formatList(group)}`
export const synonymsDeleted = 'Synonymes supprimés'
