import { expect, test } from 'vitest'
import { isSignInPage } from './sign-in-page.ts'

const DECK = 'https://contoso.sharepoint.com/sites/Sales/Deck.pptx'
const MICROSOFT = 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize?x=1'

test.for([
  [DECK, MICROSOFT, 'Sign in to your account', false, true],
  [
    'https://docs.google.com/document/d/1',
    'https://accounts.google.com/v3/signin',
    'Google Docs',
    false,
    true,
  ],
  [DECK, DECK, 'Sign in to your account', false, true],
  [DECK, 'https://contoso.sharepoint.com/_layouts/15/login.aspx', '', true, true],
  ['https://a.example/plan', 'https://a.example/plan', 'Log in | Acme', true, true],
  ['https://a.example/plan', 'https://a.example/plan', 'Anmelden – Acme', true, true],
  ['https://a.example/login', 'https://a.example/login', 'Log in | Acme', true, false],
  [
    'https://a.example/blog',
    'https://a.example/blog',
    'How to sign in users with SAML',
    false,
    false,
  ],
  ['https://a.example/shop', 'https://a.example/shop', 'Acme shop', true, false],
  [
    'https://a.example/blog',
    'https://www.a.example/blog/authentication-news',
    'News',
    false,
    false,
  ],
] as const)('%s, which came as %s, “%s”', ([asked, url, title, asksForPassword, isSignIn]) => {
  expect(isSignInPage(asked, url, { title, asksForPassword })).toBe(isSignIn)
})
