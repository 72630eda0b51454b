// Links page
export const links = 'Links'
export const everythingYouveSharedAndWho = 'Alles, was Sie geteilt haben, und wer es geöffnet hat'

// Links tabs
export const people = 'Personen'
export const organizations = 'Organisationen'
export const linksAndRecipients = 'Links und Empfänger'

// Link page
export const link = 'Link'
export const linkNotFound = 'Link nicht gefunden'
export const thisLinkDoesntExist =
  'Diesen Link gibt es nicht, oder er gehört jemandem aus Ihrem Team.'
export const openLinks = 'Links öffnen'

// People page
export const whoYouveShared = 'Mit wem Sie geteilt haben und was geöffnet wurde'

// Recipient page
export const recipientNotFound = 'Empfänger nicht gefunden'
export const youHaventSharedAnything = 'Sie haben nichts mit diesem Empfänger geteilt.'
export const showRecipients = 'Empfänger zeigen'

// Recipient page, link page
export const analytics = 'Analysen'
