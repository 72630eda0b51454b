// Add link form
export const addWebLink = 'Add web link'
export const enterUrlOfWebPage = 'Enter the URL of a web page'
export const alreadyInTheLibrary = 'Already in the library'
export const addedTheExistingItem = 'Added the existing item'
export const webLinkAdded = 'Web link added'
export const url = 'URL'
export const nameHint =
  'Leave empty to use the page’s title. Text and image are read from the page.'
export const addAnyway = 'Add anyway'
export const addLink = 'Add link'
export const useExisting = 'Use existing'
export const alreadyInLibrary = 'This page is already in the library'

// Required categories
export const chooseAtLeastOne = 'Choose at least one'
