/**
 * Imports go one way: web → shared ← functions ← infra. Each rule here enforces a sentence of CONTRIBUTING about what a
 * folder may import. `npm run lint` checks them all, and a test plants violations and expects that they are refused.
 */

const testFiles = ['\\.test\\.tsx?$', '^functions/test/', '^infra/test/', '^web/(test|e2e)/'];
const ours = '^(web|shared|functions|infra)/';
const packages = 'node_modules/';

const refuse = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Of our own files, those under `path` may only import the ones that `allowed` names. */
const only = (name, path, allowed, comment) =>
  refuse(name, comment, { path, pathNot: testFiles }, { path: ours, pathNot: allowed });

/** Packages that only one place may import. */
const alone = (name, place, known, comment) =>
  refuse(name, comment, { path: '^functions/', pathNot: [place, ...testFiles] }, { path: `${packages}(${known})/` });

const ground = '^functions/[^/]+\\.ts$';
const leaves = ['data', 'storage', 'user-pool', 'encryption', 'mail', 'places', 'secrets', 'queues'];

const shared = [
  only(
    'shared-stands-alone',
    '^shared/',
    ['^shared/'],
    'The contract and the rules must not depend on the code that uses them.',
  ),
  refuse(
    'shared-imports-only-zod',
    'No I/O, no AWS and no React in shared.',
    { path: '^shared/', pathNot: ['\\.test\\.ts$'] },
    { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: `${packages}zod/` },
  ),
  refuse(
    'domain-is-pure',
    'Rules need no schema library and no contract.',
    { path: '^shared/domain/', pathNot: '\\.test\\.ts$' },
    { path: ['^shared/api/', packages] },
  ),
];

const functions = [
  only('functions-know-shared', '^functions/', ['^shared/', '^functions/'], 'A function does not know where it runs.'),
  only(
    'ground-floor',
    ground,
    ['^shared/', ground],
    'All other folders may use these files, so they import nothing of ours except shared.',
  ),
  only(
    'routes-are-mappings',
    '^functions/routes/',
    ['^functions/routes/', '^functions/(http|core)/', '^shared/'],
    'A route passes its input to one use case. It uses no rows, services or settings.',
  ),
  refuse(
    'routes-need-no-packages',
    'Work that needs a package belongs in the chain or in a use case.',
    { path: '^functions/routes/', pathNot: testFiles },
    { path: packages },
  ),
  only(
    'http-knows-use-cases',
    '^functions/http/',
    ['^functions/(http|core|data|secrets)/', ground, '^shared/'],
    'The request chain calls core, and reads secrets and the rows that identify the caller.',
  ),
  only(
    'events-know-use-cases',
    '^functions/events/',
    ['^functions/(events|core|data)/', ground, '^shared/'],
    'The consumer and the sweeper call use cases.',
  ),
  only(
    'core-knows-no-http',
    '^functions/core/',
    ['^functions/(core|data|storage|user-pool|encryption|mail|places|queues)/', ground, '^shared/'],
    'Use cases know rows and services, but nothing of HTTP.',
  ),
  ...leaves.map((leaf) =>
    only(
      `${leaf}-knows-no-use-case`,
      `^functions/${leaf}/`,
      [`^functions/${leaf}/`, ground, '^shared/'],
      'The folder around a service imports no other folder of functions, only the files at its root.',
    ),
  ),
  alone(
    'dynamodb-in-data',
    '^functions/data/',
    'electrodb|@aws-sdk/(client-dynamodb|lib-dynamodb|util-dynamodb)',
    'Only data defines rows and table commands. All other code calls its queries and writes.',
  ),
  refuse(
    'the-table-is-behind-a-door',
    'Code outside data combines writes and commits them. It does not use entities, keys or the client.',
    { path: '^functions/', pathNot: ['^functions/data/', ...testFiles] },
    { path: '^functions/data/(client|service|write|(entities|kinds)/.*)\\.ts$' },
  ),
  alone('s3-in-storage', '^functions/storage/', '@aws-sdk/(client-s3|s3-request-presigner)', 'Only storage knows S3.'),
  alone('cognito-in-user-pool', '^functions/user-pool/', '@aws-sdk/client-cognito-.*', 'Only user-pool knows Cognito.'),
  alone('kms-in-encryption', '^functions/encryption/', '@aws-sdk/client-kms', 'Only encryption knows KMS.'),
  alone(
    'secrets-manager-in-secrets',
    '^functions/secrets/',
    '@aws-sdk/client-secrets-manager',
    'Only secrets knows Secrets Manager.',
  ),
  alone('sqs-in-queues', '^functions/queues/', '@aws-sdk/client-sqs', 'Only queues knows SQS.'),
  alone('ses-in-mail', '^functions/mail/', '@aws-sdk/client-sesv2', 'Only mail knows SES.'),
];

const site = '^web/src/';
const parts = (...rooms) => rooms.map((room) => `^web/src/${room}/`);

const web = [
  only(
    'web-knows-shared',
    '^web/(src|e2e)/',
    ['^shared/', '^web/'],
    'The browser sees no storage and no infrastructure.',
  ),
  refuse(
    'pages-need-no-tests',
    'Code that is shipped must not import anything that only tests use.',
    { path: site, pathNot: testFiles },
    { path: '^web/(test|e2e)/' },
  ),
  refuse(
    'browser-packages',
    'The pages may only use these packages. AWS clients and everything else are excluded.',
    { path: site, pathNot: testFiles },
    {
      path: packages,
      pathNot: `${packages}(react|react-dom|react-router-dom|react-router|react-hook-form|@hookform/resolvers|@tanstack/[^/]+|@chakra-ui/react|@emotion/react|@fontsource-variable/[^/]+|lucide-react|leaflet|supercluster|@googlemaps/js-api-loader|zod|vite|@types/[^/]+)/`,
    },
  ),
  refuse(
    'pages-name-their-routes',
    'All routes together bring every schema of the contract. A form imports the routes of its group.',
    { path: site, pathNot: testFiles },
    { path: '^shared/api/index\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  refuse(
    'features-stand-apart',
    'A feature must not import another feature. Code that two features need is a component or belongs in lib.',
    { path: '^web/src/features/([^/]+)/' },
    { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
  ),
  only(
    'features-know-components',
    '^web/src/features/',
    ['^shared/', ...parts('features', 'components', 'lib', 'config', 'theme')],
    'The app puts features on pages, so a feature must not import the app.',
  ),
  only(
    'components-know-lib',
    '^web/src/components/',
    ['^shared/', ...parts('components', 'lib', 'config', 'theme')],
    'Every feature may use a component, so a component must not import a feature.',
  ),
  only(
    'lib-knows-no-screens',
    '^web/src/(lib|config|theme)/',
    ['^shared/', ...parts('lib', 'config', 'theme')],
    'All screens use this code, so it must not import a screen.',
  ),
  {
    ...only(
      'web-tests-know-the-handlers',
      '^web/test/',
      ['^shared/', '^web/', '^infra/(test|tools/in-process|local/cloud)/'],
      'Screen tests call the real handlers through the harness of the API tests.',
    ),
    from: { path: '^web/test/' },
  },
];

/** The folders of infra that each folder may import, in addition to itself, the root of infra and everything outside infra. */
const rooms = {
  edge: [],
  samples: [],
  build: [],
  aws: ['edge', 'build'],
  lists: [],
  migration: ['lists'],
  local: ['edge', 'build', 'samples', 'migration'],
  tools: ['samples', 'build', 'local', 'aws', 'edge', 'lists', 'migration'],
  proof: ['samples', 'tools', 'local', 'edge'],
  bench: ['samples', 'tools', 'local', 'build', 'edge'],
};

const infra = Object.entries(rooms).map(([room, others]) =>
  refuse(
    `infra-${room}`,
    'infra/aws and infra/local must not import each other. They share edge and build. Only tests may import tests.',
    { path: `^infra/${room}/`, pathNot: testFiles },
    { path: '^infra/[^/]+/', pathNot: [room, ...others].map((each) => `^infra/${each}/`) },
  ),
);

const everywhere = [
  refuse(
    'test-tools-in-tests',
    'Test doubles, and packages for testing, are only used in test folders.',
    { path: ours, pathNot: [...testFiles, '^web/(vite|vitest)\\.config\\.ts$', '^infra/bench/'] },
    {
      path: [
        '^functions/test/',
        `${packages}(@jest/|jest|vitest|aws-sdk-client-mock|fast-check|@testing-library/|@playwright/)`,
      ],
    },
  ),
  refuse(
    'nothing-imports-a-test',
    'Code that two tests need belongs in its own file.',
    { path: ours },
    { path: '\\.(test|spec)\\.tsx?$' },
  ),
  refuse(
    'imports-lead-somewhere',
    'A path that leads nowhere would escape every rule here.',
    { path: ours },
    { couldNotResolve: true, pathNot: ['^virtual:', '^vite/client$', 'places\\.data\\.js$'] },
  ),
  refuse('no-circles', 'Circles are refused, also those of types only.', {}, { circular: true }),
];

module.exports = {
  forbidden: [...shared, ...functions, ...web, ...infra, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.cache|\\.local|cdk\\.out)/|^(functions|web)/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
