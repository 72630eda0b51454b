// Analytics page
export const analytics = 'Analytics'
export const onlyEditorsAdminsAndOwners =
  'Only editors, admins and owners can see team analytics. You can see how your own links perform on the Links page.'
export const showMyLinks = 'Show my links'
