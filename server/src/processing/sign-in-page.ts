import type { PageCard } from './messages.ts'

// A page that asks who one is says nothing of what is behind it.

/** Hosts at which people sign in for others. */
const PROVIDERS =
  /^(login\.microsoftonline\.(com|us|cn)|login\.(live|microsoft|windows|salesforce)\.(com|net)|accounts\.google\.com|id\.atlassian\.com|appleid\.apple\.com|.+\.(okta|okta-emea|oktapreview|onelogin|auth0|pingidentity|duosecurity)\.com)$/
const PATH =
  /(^|\/)(log-?in|sign[-_]?in|log[-_]?on|sso|saml2?|oauth2?|openid-connect|authorize|authenticate|anmelden|connexion)(\/|\.|$)/i
const TITLE =
  /(^|[-–|:] ?)(sign[ -]?in|log ?in|log on|signin|anmelden|anmeldung|einloggen|iniciar sesión|inicia sesión|connexion|se connecter|connectez-vous|accedi|inloggen|aanmelden|entrar|zaloguj się)($| to your account$| to your | - | \| | – | bei | zu | at | with )/i
/** Titles of pages that ask for an address first, and for a password later. */
const WELL_KNOWN =
  /^(sign in to your account|bei ihrem konto anmelden|iniciar sesión en la cuenta|connectez-vous à votre compte|google (docs|drive|sheets|slides)[:-].*sign|sign in [-–] google accounts)/i

/** Tells whether a title is that of a page to sign in, whatever its address. */
export function isSignInTitle(title: string): boolean {
  return WELL_KNOWN.test(title)
}

/** Tells whether a page that came in place of the one asked for, or as it, is there to sign in. */
export function isSignInPage(
  asked: string,
  url: string,
  { title, asksForPassword }: Pick<PageCard, 'title'> & { asksForPassword: boolean },
): boolean {
  const [from, to] = [new URL(asked), new URL(url)]
  if (PROVIDERS.test(from.hostname) || PATH.test(from.pathname)) return false
  if (PROVIDERS.test(to.hostname)) return true
  const isElsewhere = from.hostname !== to.hostname || from.pathname !== to.pathname
  if (isElsewhere && PATH.test(to.pathname)) return true
  return isSignInTitle(title ?? '') || (asksForPassword && TITLE.test(title ?? ''))
}
