/** The names of the company's own pages, which are also shown on pages of others. */
export const legal = {
  en: {
    imprintUrl: 'Legal notice',
    privacyUrl: 'Privacy policy',
    termsUrl: 'Terms',
    accessibilityUrl: 'Accessibility',
  },
  de: {
    imprintUrl: 'Impressum',
    privacyUrl: 'Datenschutz',
    termsUrl: 'Nutzungsbedingungen',
    accessibilityUrl: 'Barrierefreiheit',
  },
  fr: {
    imprintUrl: 'Mentions légales',
    privacyUrl: 'Confidentialité',
    termsUrl: 'Conditions d’utilisation',
    accessibilityUrl: 'Accessibilité',
  },
  es: {
    imprintUrl: 'Aviso legal',
    privacyUrl: 'Privacidad',
    termsUrl: 'Condiciones de uso',
    accessibilityUrl: 'Accesibilidad',
  },
  it: {
    imprintUrl: 'Note legali',
    privacyUrl: 'Informativa privacy',
    termsUrl: 'Condizioni d’uso',
    accessibilityUrl: 'Accessibilità',
  },
  nl: {
    imprintUrl: 'Colofon',
    privacyUrl: 'Privacyverklaring',
    termsUrl: 'Voorwaarden',
    accessibilityUrl: 'Toegankelijkheid',
  },
  pt: {
    imprintUrl: 'Aviso legal',
    privacyUrl: 'Política de privacidade',
    termsUrl: 'Termos de utilização',
    accessibilityUrl: 'Acessibilidade',
  },
  pl: {
    imprintUrl: 'Nota prawna',
    privacyUrl: 'Polityka prywatności',
    termsUrl: 'Regulamin',
    accessibilityUrl: 'Dostępność',
  },
  ja: {
    imprintUrl: '運営者情報',
    privacyUrl: 'プライバシーポリシー',
    termsUrl: '利用規約',
    accessibilityUrl: 'アクセシビリティ',
  },
  ar: {
    imprintUrl: 'إشعار قانوني',
    privacyUrl: 'سياسة الخصوصية',
    termsUrl: 'شروط الاستخدام',
    accessibilityUrl: 'إمكانية الوصول',
  },
} as const
