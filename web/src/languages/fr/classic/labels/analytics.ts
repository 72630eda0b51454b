// Analytics page
export const analytics = 'Statistiques'
export const onlyEditorsAdminsAndOwners =
  'Seuls les éditeurs, les admins et les propriétaires voient les statistiques de l’équipe. Les résultats de vos propres liens se trouvent sur la page Liens.'
export const showMyLinks = 'Afficher mes liens'
