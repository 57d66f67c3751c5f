// Imports only point downwards: catalogue → server.ts → routes, api → features → ui, server → lib → packages, which are
// room-engine, furniture → geometry
const room = (name) => `^app/${name}/`

/** The files beside the folders compose them; no folder may import them. */
const topFloor = '^app/[^/]+[.]tsx?$'
const serverCode = '[.](server|functions|middleware)[.]tsx?$'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'features-in-no-circle',
      comment: 'Two features that need each other are one, or share a third below them.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^app/features/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'lib-stands-alone',
      comment: 'lib/ holds tiny pure helpers; it knows nothing of the shop.',
      severity: 'error',
      from: { path: room('lib') },
      to: { path: '^app/', pathNot: room('lib') },
    },
    {
      name: 'ui-knows-no-shop',
      comment: 'Primitives get their words and data as props.',
      severity: 'error',
      from: { path: room('ui') },
      to: { path: '^app/', pathNot: [room('ui'), room('lib')] },
    },
    {
      name: 'server-is-plumbing',
      comment: 'server/ serves the features; it never reaches up to them.',
      severity: 'error',
      from: { path: room('server') },
      to: { path: '^app/', pathNot: [room('server'), room('lib')] },
    },
    {
      name: 'features-never-reach-up',
      severity: 'error',
      from: { path: room('features') },
      to: { path: [room('routes'), room('api'), topFloor] },
    },
    {
      name: 'features-meet-at-the-door',
      comment:
        'Another feature is entered by its front files (<name>.ts, -labels, .schema, .server, .queries, …) or components.',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/' },
      to: {
        path: '^app/features/[^/]+/',
        pathNot: [
          '^app/features/$1/',
          // Code in plain Node gets the list of languages from built-in.ts.
          '^app/features/languages/(?:href|built-in|locale)[.]ts$',
          // Facts of the shop, which scripts read in plain Node too.
          '^app/features/content/company[.]ts$',
          '^app/features/search/lexicons/lexicon[.]ts$',
          '^app/features/([^/]+)/\\1(-labels|[.](schema|server|queries|middleware))?[.]ts$',
          '^app/features/[^/]+/(?<folder>[^/]+)/\\k<folder>([.](schema|server|queries|middleware))?[.]ts$',
          '[.]tsx$',
        ],
      },
    },
    {
      name: 'the-app-knows-no-range',
      comment: 'catalogue/ fills the database from above; the app reads what is there.',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^catalogue/' },
    },
    {
      name: 'packages-know-no-shop',
      comment: 'Anybody may install them; no path climbs out of one.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(app|catalogue|scripts|tests)/' },
    },
    {
      name: 'geometry-knows-nobody',
      severity: 'error',
      from: { path: '^packages/geometry/' },
      to: { path: '^packages/', pathNot: '^packages/geometry/' },
    },
    {
      name: 'engine-and-furniture-stand-apart',
      comment: 'The bench of the engine alone furnishes its rooms.',
      severity: 'error',
      from: { path: '^packages/(furniture|room-engine/src)/' },
      to: { path: '^packages/', pathNot: ['^packages/$1/', '^packages/geometry/'] },
    },
    {
      name: 'routes-ask-features',
      comment: 'A route composes features; it does not open the database.',
      severity: 'error',
      from: { path: room('routes') },
      // The root route imports only the address of the gate, which is a separate build entry.
      to: { path: [room('server'), room('api'), topFloor, '[.]server[.]ts$'], pathNot: '^app/gate[.]ts$' },
    },
    {
      name: 'only-server-code-opens-the-database',
      severity: 'error',
      from: { path: '^app/features/', pathNot: serverCode },
      to: { path: [room('server'), '[.]server[.]ts$'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-server-never-guesses-the-language',
      comment:
        'Over RPC the URL is /_serverFn/…, so getLocale() answers with the base language. Take the locale as an argument.',
      severity: 'error',
      from: {
        path: [room('server'), room('api'), serverCode],
        // Opens the scope in which the locale is known.
        pathNot: '^app/features/languages/locale-scope[.]server[.]ts$',
      },
      to: {
        path: ['^app/paraglide/runtime', '^app/features/languages/(?:href|locale)[.]ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the-api-has-no-react',
      severity: 'error',
      from: { path: room('api') },
      to: { path: [room('routes'), room('ui'), topFloor, '[.]tsx$', '(^|/)node_modules/react(-dom)?/'] },
    },
    {
      name: 'one-door-to-the-bindings',
      comment: 'server/env.ts is the only importer of the bindings.',
      severity: 'error',
      from: { path: '^app/', pathNot: '^app/server/env[.]ts$' },
      to: { path: '^cloudflare:workers$' },
    },
    {
      name: 'tools-leave-schemas-to-their-file',
      comment: 'Pages drop the half of a tool that the API reads, but no import of arktype, which has side effects.',
      severity: 'error',
      from: { path: '^app/features/house-doctor/tools/' },
      to: { path: 'node_modules/arktype/' },
    },
    {
      name: 'everything-resolves',
      comment: 'A file that cannot be found would slip through every rule above.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^cloudflare:', '[.]css[?]'] },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^app/paraglide/'] },
    exclude: { path: ['routeTree[.]gen', 'worker-configuration'] },
    // swc, because dependency-cruiser cannot use TypeScript 7 yet.
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
