// The house plan. An arrow may only point downwards:
//   routes, api  →  features  →  ui, server  →  lib
const room = (name) => `^app/${name}/`

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
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
      to: { path: [room('routes'), room('api'), '^app/(server|start|router)[.]tsx?$'] },
    },
    {
      name: 'features-meet-at-the-door',
      comment: "Another feature is entered only by its front files: <name>.ts, <name>.schema.ts, <name>.server.ts, <name>.queries.ts.",
      severity: 'error',
      from: { path: '^app/features/([^/]+)/' },
      to: {
        path: '^app/features/[^/]+/',
        pathNot: ['^app/features/$1/', '^app/features/([^/]+)/\\1([.](schema|server|queries|middleware))?[.]ts$'],
      },
    },
    {
      name: 'routes-ask-features',
      comment: 'A route composes features; it does not open the database.',
      severity: 'error',
      from: { path: room('routes') },
      to: { path: [room('server'), room('api'), '[.]server[.]ts$'] },
    },
    {
      name: 'only-server-code-opens-the-database',
      severity: 'error',
      from: { path: '^app/features/', pathNot: '[.](server|functions|middleware)[.]ts$' },
      to: { path: [room('server'), '[.]server[.]ts$'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-server-never-guesses-the-language',
      comment: 'Over RPC the URL is /_serverFn/…, so getLocale() answers with the base language. Take the locale as an argument.',
      severity: 'error',
      from: { path: [room('server'), room('api'), '[.](server|functions|middleware)[.]ts$'] },
      to: { path: '^app/paraglide/runtime', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'api-has-no-react',
      severity: 'error',
      from: { path: room('api') },
      to: { path: [room('routes'), room('ui'), '[.]tsx$', 'node_modules/react'] },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^app/paraglide/'] },
    exclude: { path: ['routeTree[.]gen', 'worker-configuration'] },
    tsPreCompilationDeps: true,
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'], extensions: ['.ts', '.tsx', '.js'] },
  },
}
