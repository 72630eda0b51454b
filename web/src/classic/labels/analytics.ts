// Analytics page
export const analytics = 'Analytics'
export const figuresOfWholeTeam =
  'Figures of the whole team are for editors, admins and owners. What came of your own links stands with them.'
export const showMyLinks = 'Show my links'
