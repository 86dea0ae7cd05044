/**
 * Arrows go one way: web → shared ← functions ← infra. Every sentence of docs/architecture.md on who may import whom is a
 * rule here; `npm run imports` asks them all, and a test plants a violation of each.
 */

const testFiles = ['\\.test\\.tsx?$', '^functions/test/', '^infra/test/', '^web/(test|e2e)/'];
const ours = '^(web|shared|functions|infra)/';
const packages = 'node_modules/';

const refuse = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Files under `path` may import of ours only what `allowed` names. */
const only = (name, path, allowed, comment) =>
  refuse(name, comment, { path, pathNot: testFiles }, { path: ours, pathNot: allowed });

/** Packages that one place alone may know. */
const alone = (name, place, known, comment) =>
  refuse(name, comment, { path: '^functions/', pathNot: [place, ...testFiles] }, { path: `${packages}(${known})/` });

const ground = '^functions/[^/]+\\.ts$';
const leaves = ['data', 'storage', 'user-pool', 'encryption', 'mail', 'places'];

const shared = [
  only('shared-stands-alone', '^shared/', ['^shared/'], 'Contract and rules do not know where they are used.'),
  refuse(
    'shared-imports-only-zod',
    'No I/O, no AWS, no React in shared. The generator of the documents writes files.',
    { path: '^shared/', pathNot: ['\\.test\\.ts$', '^shared/api/documents/write-openapi\\.ts$'] },
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
  only('ground-floor', ground, ['^shared/', ground], 'What everything stands on stands on nothing of ours.'),
  only(
    'routes-are-mappings',
    '^functions/routes/',
    ['^functions/routes/', '^functions/(http|core)/', '^shared/'],
    'A route maps input to one use case: no rows, no services, no settings.',
  ),
  refuse(
    'routes-need-no-packages',
    'Whatever a route would need a package for belongs to the chain or to a use case.',
    { path: '^functions/routes/', pathNot: testFiles },
    { path: packages },
  ),
  only(
    'http-knows-use-cases',
    '^functions/http/',
    ['^functions/(http|core|data)/', ground, '^shared/'],
    'The request chain asks core, and the rows it needs to know who is asking.',
  ),
  only(
    'events-know-use-cases',
    '^functions/events/',
    ['^functions/(events|core|data)/', ground, '^shared/'],
    'Consumers of streams and schedules call use cases.',
  ),
  only(
    'core-knows-no-http',
    '^functions/core/',
    ['^functions/(core|data|storage|user-pool|encryption|mail|places)/', ground, '^shared/'],
    'Use cases know rows and services, but nothing of HTTP.',
  ),
  ...leaves.map((leaf) =>
    only(
      `${leaf}-knows-no-use-case`,
      `^functions/${leaf}/`,
      [`^functions/${leaf}/`, ground, '^shared/'],
      'The folder around a service stands on the ground floor and knows no other.',
    ),
  ),
  alone(
    'dynamodb-in-data',
    '^functions/data/',
    'electrodb|@aws-sdk/(client-dynamodb|lib-dynamodb|util-dynamodb)',
    'Rows and commands of the table are defined in data; everybody else calls its queries and writes.',
  ),
  refuse(
    'the-table-is-behind-a-door',
    'Core puts writes together and commits them; entities, keys and the client stay inside.',
    { path: '^functions/', pathNot: ['^functions/data/', ...testFiles] },
    { path: '^functions/data/(client|service|write|list-keys|entities/.*)\\.ts$' },
  ),
  alone('s3-in-storage', '^functions/storage/', '@aws-sdk/(client-s3|s3-request-presigner)', 'Only storage knows S3.'),
  alone('cognito-in-user-pool', '^functions/user-pool/', '@aws-sdk/client-cognito-.*', 'Only user-pool knows Cognito.'),
  alone('kms-in-encryption', '^functions/encryption/', '@aws-sdk/client-kms', 'Only encryption knows KMS.'),
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
    'What is shipped imports nothing that only tests use.',
    { path: site, pathNot: testFiles },
    { path: '^web/(test|e2e)/' },
  ),
  refuse(
    'browser-packages',
    'The pages are made of these packages; a client of AWS, or anything else, is not among them.',
    { path: site, pathNot: testFiles },
    {
      path: packages,
      pathNot: `${packages}(react|react-dom|react-router-dom|react-router|react-hook-form|@hookform/resolvers|@tanstack/[^/]+|@chakra-ui/react|@emotion/react|@fontsource-variable/[^/]+|lucide-react|zod|vite|@types/[^/]+)/`,
    },
  ),
  refuse(
    'features-stand-apart',
    'A feature knows no other: what two of them need is a component or belongs to lib.',
    { path: '^web/src/features/([^/]+)/' },
    { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
  ),
  only(
    'features-know-components',
    '^web/src/features/',
    ['^shared/', ...parts('features', 'components', 'lib', 'config', 'theme')],
    'A feature is put on a page by app, never the other way round.',
  ),
  only(
    'components-know-lib',
    '^web/src/components/',
    ['^shared/', ...parts('components', 'lib', 'config', 'theme')],
    'A component serves every feature and knows none.',
  ),
  only(
    'lib-knows-no-screens',
    '^web/src/(lib|config|theme)/',
    ['^shared/', ...parts('lib', 'config', 'theme')],
    'What everything on a page uses knows nothing of what is on it.',
  ),
  {
    ...only(
      'web-tests-know-the-handlers',
      '^web/test/',
      ['^shared/', '^web/', '^infra/(test|tools/in-process|local/cloud)/'],
      'Tests of screens ask the real handlers through the harness of their own tests.',
    ),
    from: { path: '^web/test/' },
  },
];

/** Which rooms of infra a room may use beside itself, the root of infra and everything outside infra. */
const rooms = {
  edge: [],
  samples: [],
  build: [],
  aws: ['edge', 'build'],
  migration: [],
  local: ['edge', 'build', 'samples', 'migration'],
  tools: ['samples', 'local', 'aws', 'edge', 'migration'],
  bench: ['samples', 'tools', 'local', 'build', 'edge'],
};

const infra = Object.entries(rooms).map(([room, others]) =>
  refuse(
    `infra-${room}`,
    'AWS and one machine know nothing of each other; what they share is edge, build and samples. Tests stay outside.',
    { path: `^infra/${room}/`, pathNot: testFiles },
    { path: '^infra/[^/]+/', pathNot: [room, ...others].map((each) => `^infra/${each}/`) },
  ),
);

const everywhere = [
  refuse(
    'test-tools-in-tests',
    'A stand-in for tests, and whatever makes one, lives in a folder for tests.',
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
    'What two tests need stands in a file of its own.',
    { path: ours },
    { path: '\\.(test|spec)\\.tsx?$' },
  ),
  refuse(
    'imports-lead-somewhere',
    'A path that leads nowhere would escape every rule here.',
    { path: ours },
    { couldNotResolve: true, pathNot: ['^virtual:', '^vite/client$', 'places\\.data\\.js$'] },
  ),
  refuse('no-circles', 'Neither by values nor by types.', {}, { circular: true }),
];

module.exports = {
  forbidden: [...shared, ...functions, ...web, ...infra, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.cache|\\.local|cdk\\.out)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
