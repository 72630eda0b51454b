interface Part {
  title: string
  /** Names of pages, in order; a page by the name of its file without `.md`. */
  pages: readonly string[]
}

/** The four parts of the docs. */
export const PARTS: readonly Part[] = [
  {
    title: 'Using Satchel',
    pages: [
      ...['items', 'uploads', 'search', 'collections', 'links', 'reports', 'visits'],
      ...[
        'honest-views',
        'visitors',
        'agreements',
        'requests',
        'questions',
        'passing-on',
        'sites',
        'ctas',
        'wishes',
        'analytics',
        'activity',
      ],
      ...['notifications', 'bulk', 'import-export', 'offline', 'trash'],
    ],
  },
  {
    title: 'Administering',
    pages: [
      ...['account', 'people', 'taxonomy', 'sign-in', 'security', 'single-sign-on', 'domains'],
      ...['billing', 'chat', 'crm', 'automation', 'connected-apps', 'assistants', 'audit-log'],
      ...['errors', 'usage', 'privacy', 'accessibility', 'security-controls'],
    ],
  },
  { title: 'Operating', pages: ['readme', 'operate', 'scale', 'changelog'] },
  {
    title: 'Building',
    pages: [
      ...['api', 'api-keys', 'client', 'command-line', 'cookbook', 'webhooks', 'translate'],
      ...['architecture', 'contributing'],
    ],
  },
]

/** Pages whose files are in the root, with their names there. */
export const ROOT_FILES: Readonly<Record<string, string>> = {
  readme: 'README.md',
  changelog: 'CHANGELOG.md',
  architecture: 'ARCHITECTURE.md',
  contributing: 'CONTRIBUTING.md',
}

/** Pictures that pages show. */
export const PICTURES = ['library.png', 'link.png', 'share.png', 'visitor.png']
