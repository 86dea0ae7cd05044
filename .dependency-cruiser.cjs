/** Arrows go one way: web → shared ← functions ← infra. Tests that cross areas live in infra/test. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: '^(web|shared|functions|infra)/', pathNot: `^(${allowed.join('|')})/` },
});

/** Packages that only one folder may know. */
const alone = (name, path, packages, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: '^functions/', pathNot: [path, '\\.test\\.ts$'] },
  to: { path: packages },
});

module.exports = {
  forbidden: [
    only(
      'shared-stands-alone',
      'shared',
      ['shared'],
      'The contract and the rules know nothing of where they are used.',
    ),
    only('functions-know-shared', 'functions', ['shared', 'functions'], 'Nothing in a function knows where it runs.'),
    only('web-knows-shared', 'web/(src|e2e)', ['shared', 'web'], 'The browser never sees storage or infrastructure.'),
    only(
      'web-tests-know-the-handlers',
      'web/test',
      ['shared', 'web', 'infra/(test|local/cloud)'],
      'Component tests ask the real handlers through the harness of their own tests.',
    ),
    {
      name: 'shared-imports-only-zod',
      comment: 'No I/O, no AWS, no React in shared; tests may use their tools, and the generator writes files.',
      severity: 'error',
      from: { path: '^shared/', pathNot: ['\\.test\\.ts$', '^shared/api/write-openapi\\.ts$'] },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod/' },
    },
    alone(
      'electrodb-in-data',
      '^functions/(data/|core/)',
      'node_modules/electrodb',
      'Rows are defined in data; others import their types.',
    ),
    alone(
      's3-in-storage',
      '^functions/storage/',
      'node_modules/@aws-sdk/(client-s3|s3-request-presigner)',
      'Only storage knows S3.',
    ),
    alone(
      'cognito-in-user-pool',
      '^functions/user-pool/',
      'node_modules/@aws-sdk/client-cognito',
      'Only the folder of the user pool knows Cognito.',
    ),
    alone(
      'kms-in-encryption',
      '^functions/encryption/',
      'node_modules/@aws-sdk/client-kms',
      'Only encryption knows KMS.',
    ),
    alone('ses-in-mail', '^functions/mail/', 'node_modules/@aws-sdk/client-sesv2', 'Only mail knows SES.'),
    {
      name: 'core-knows-no-http',
      comment: 'Use cases have no HTTP vocabulary.',
      severity: 'error',
      from: { path: '^functions/(core|data|storage|user-pool|encryption|mail|places)/' },
      to: { path: '^functions/(http|routes)/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.cache|\\.local|cdk\\.out)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
