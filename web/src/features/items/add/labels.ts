// Add link form
export const addAWebLink = 'Add a web link'
export const giveAddressOfWebPage = 'Give the address of a web page'
export const open = 'Open'
export const itIsInLibraryAlready = 'It is in the library already'
export const oneThereIsWasAdded = 'The one there is was added'
export const webLinkAdded = 'Web link added'
export const address = 'Address'
export const name = 'Name'
export const leftEmptyItIsRead = 'Left empty, it is read from the page, as are text and picture.'
export const cancel = 'Cancel'
export const addItAnyway = 'Add it anyway'
export const addLink = 'Add link'
export const takeOneThere = 'Use the one there is'
export const thisPageIsInLibrary = 'This page is in the library already'

// Required categories
export const chooseAtLeastOne = 'Choose at least one'
