import { readFileSync } from 'node:fs'

/** The server's modules by layer, the topmost first, as ARCHITECTURE.md lists them. */
const LAYERS = readFileSync(new URL('ARCHITECTURE.md', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => /^\d+\. ((`[a-z-]+` ?)+)$/.exec(line)?.[1] ?? [])
  .map((names) => names.match(/[a-z-]+/g))

/** Kinds of files that may hold SQL. */
const QUERIES = String.raw`(^|[/-])queries\.ts$`

const packages = (...names) => names.map((name) => `(^|node_modules/)${name}(/|$)`)

/** Rules for the server's folders: topics see each other within a folder; from outside there is one entry. */
const server = [
  {
    name: 'door-of-a-module',
    comment: "Another module's door is its service.ts.",
    from: { path: '^server/src/([^/]+)/', pathNot: '^server/src/(programs|seed)/' },
    to: {
      path: '^server/src/[^/]+/',
      pathNot: ['^server/src/(?:$1|platform)/', '^server/src/[^/]+/service[.]ts$'],
    },
  },
  {
    name: 'platform-knows-no-module',
    from: { path: '^server/src/platform/' },
    to: { path: '^server/src/', pathNot: '^server/src/platform/' },
  },
  {
    name: 'routes-call-services',
    comment: 'Routes bind; a service decides, and queries speak SQL.',
    from: { path: '^server/src/.*routes[.]ts$' },
    to: { path: [QUERIES, ...packages('kysely')] },
  },
  {
    name: 'queries-speak-sql',
    comment: 'SQL is written in queries.ts and *-queries.ts alone.',
    from: {
      path: '^server/src/',
      pathNot: [QUERIES, '^server/src/(platform|seed)/'],
    },
    to: { path: packages('kysely'), dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'platform-connects',
    comment: 'Only the platform and sign-in connect to the database.',
    from: {
      path: '^server/src/',
      pathNot: [
        '^server/src/platform/database/(base-backup|connecting|database|direct|driver|hosts|migrate|notice-session|notices|replica|scope|statement-names|traced-pool)[.]ts$',
        '^server/src/platform/jobs/(lane|steady-pool|worker-locks)[.]ts$',
      ],
    },
    to: { path: packages('pg') },
  },
  {
    name: 'no-circles-of-modules',
    comment: 'Modules, and the topics inside one, depend on each other in one direction.',
    scope: 'folder',
    from: { path: '^(server|contract)/src/' },
    to: { circular: true },
  },
  {
    name: 'server-knows-no-browser',
    from: { path: '^server/' },
    to: { path: '^web/src/' },
  },
]

const foldersOf = (names) => `^server/src/(${names.join('|')})/`

const layers = [
  {
    name: 'every-module-has-a-layer',
    comment: 'ARCHITECTURE.md lists each module of the server in its layer.',
    from: { path: '^server/src/[^/]+/', pathNot: foldersOf(LAYERS.flat()) },
    to: {},
  },
  ...LAYERS.map((names, index) => ({
    name: `layer-${index + 1}`,
    comment: 'Modules use those of the layers below them in ARCHITECTURE.md alone.',
    from: { path: foldersOf(names) },
    to: {
      path: foldersOf(LAYERS.slice(0, index + 1).flat()),
      pathNot: '^server/src/$1/',
    },
  })),
]

const web = [
  {
    name: 'features-do-not-meet',
    comment: 'Features do not import each other; pages compose them.',
    from: { path: '^web/src/features/([^/]+)/' },
    to: { path: '^web/src/', pathNot: ['^web/src/features/$1/', '^web/src/(lib|ui)/'] },
  },
  {
    name: 'no-circles-of-topics',
    comment: 'The topics of a feature depend on each other in one direction.',
    scope: 'folder',
    from: { path: '^web/src/' },
    to: { circular: true },
  },
  {
    name: 'components-know-no-product',
    comment: 'Components in ui/ are given their data.',
    from: { path: '^web/src/ui/' },
    to: {
      path: [
        '^web/src/(?!ui/|lib/)',
        '^web/src/lib/(api|cache/.*|live|paths|request|routing|session|tokens)[.]ts$',
        '^contract/src/(?!constants[.]ts$)',
        ...packages('@tanstack/react-query'),
      ],
    },
  },
  {
    name: 'lib-knows-no-page',
    from: { path: '^web/src/lib/' },
    to: { path: '^web/src/(app|classic|features|frame|visitor)/' },
  },
  {
    name: 'visitor-pages-stay-light',
    comment: "A visitor's page is React and its own components.",
    from: { path: '^web/src/visitor/' },
    to: {
      path: [
        '^web/src/(app|classic|features|frame|ui)/',
        ...packages('@mantine', '@tanstack', 'react-router'),
      ],
      pathNot: '^web/src/ui/(FileTypeMark[.]tsx|text/(Prose[.]tsx|prose[.]css))$',
    },
  },
]

const outside = [
  {
    name: 'client-stands-alone',
    comment: 'The client is installed without the rest of the repository.',
    from: { path: '^packages/client/src/' },
    to: { path: '^(contract|server|web|packages/cli)/' },
  },
  {
    name: 'command-line-calls-by-the-client',
    from: { path: '^packages/cli/src/' },
    to: { path: '^(contract|server|web)/|^packages/client/src/(?!index[.]ts$)' },
  },
]

/** Commands of an installation, whose image has no packages of development. */
const COMMANDS =
  '^scripts/(backup|build|companies|doctor|install|lib|move-files|recover|restore|start)[.]mjs$'

const shipped = [
  {
    name: 'shipped-code-imports-dependencies',
    comment: 'What ships imports what its own package.json lists under dependencies.',
    // The command line is built into one file, with all that it imports.
    from: { path: ['^(contract|server|web|packages/client)/src/', COMMANDS] },
    to: {
      dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'npm-optional', 'npm-peer'],
      dependencyTypesNot: ['type-only'],
    },
  },
]

const everywhere = [
  {
    name: 'no-circles-of-files',
    from: {},
    to: { circular: true },
  },
  {
    name: 'contract-stands-alone',
    comment: 'The contract stands on TypeBox.',
    from: { path: '^contract/src/' },
    to: { pathNot: ['^contract/src/', ...packages('typebox')] },
  },
  {
    name: 'no-unresolved-imports',
    from: {},
    to: { couldNotResolve: true },
  },
]

export default {
  forbidden: [...server, ...layers, ...web, ...outside, ...shipped, ...everywhere].map((rule) => ({
    severity: 'error',
    ...rule,
  })),
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    exclude: { path: '[.]test[.]tsx?$' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['satchel-source', 'import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
