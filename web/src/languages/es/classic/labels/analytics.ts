// Analytics page
export const analytics = 'Analítica'
export const onlyEditorsAdminsAndOwners =
  'Solo los editores, administradores y propietarios pueden ver la analítica del equipo. El rendimiento de sus propios enlaces está en la página Enlaces.'
export const showMyLinks = 'Ver mis enlaces'
