export const uploadFiles = 'Upload files'
export const uploadWords = 'add new file import'
export const addWebLink = 'Add web link'
export const newCollection = 'New collection'
export const newSite = 'New site'
export const siteWords = 'create page microsite deal room newsletter'
export const addWords = 'create url page'
export const invitePeople = 'Invite people'
export const inviteWords = 'add user colleague team member'
export const share = (name: string) => `Share “${name}”`
export const shareWords = 'new link create send copy'
export const favorite = (name: string) => `Add “${name}” to favorites`
export const unfavorite = (name: string) => `Remove “${name}” from favorites`
export const favoriteWords = 'favorite star like'
export const addToCollection = (name: string) => `Add “${name}” to a collection`
export const replaceFile = (name: string) => `Replace the file of “${name}”`
export const replaceWords = 'new version upload'
export const moveToBin = (name: string) => `Delete “${name}”`
export const binWords = 'bin trash remove'
export const newCta = 'New CTA'
export const ctaWords = 'call to action button banner form lead meeting embed'
