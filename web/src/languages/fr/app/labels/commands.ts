export const uploadFiles = 'Charger des fichiers'
export const uploadWords = 'ajouter nouveau fichier importer upload téléverser'
export const addWebLink = 'Ajouter un lien web'
export const newCollection = 'Nouvelle collection'
export const newSite = 'Nouveau site'
export const siteWords = 'créer page microsite salle de négociation newsletter'
export const addWords = 'créer url page adresse'
export const invitePeople = 'Inviter des personnes'
export const inviteWords = 'ajouter utilisateur collègue équipe membre'
export const share = (name: string) => `Partager « ${name} »`
export const shareWords = 'nouveau lien créer envoyer copier'
export const favorite = (name: string) => `Ajouter « ${name} » aux favoris`
export const unfavorite = (name: string) => `Retirer « ${name} » des favoris`
export const favoriteWords = 'favori étoile aimer'
export const addToCollection = (name: string) => `Ajouter « ${name} » à une collection`
export const replaceFile = (name: string) => `Remplacer le fichier de « ${name} »`
export const replaceWords = 'nouvelle version charger'
export const moveToBin = (name: string) => `Supprimer « ${name} »`
export const binWords = 'corbeille poubelle retirer effacer'
export const newCta = 'Nouveau CTA'
export const ctaWords =
  'appel à l’action bouton bannière formulaire prospect rendez-vous intégration'
