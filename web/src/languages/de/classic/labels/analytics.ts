// Analytics page
export const analytics = 'Analysen'
export const onlyEditorsAdminsAndOwners =
  'Nur Bearbeiter, Admins und Inhaber können die Analysen des Teams sehen. Wie Ihre eigenen Links abschneiden, sehen Sie auf der Seite „Links“.'
export const showMyLinks = 'Meine Links zeigen'
