/** The code that is mutated, and the tests that must notice. */
export interface Area {
  name: string;
  mutate: readonly string[];
  tests: readonly string[];
  /** Whether the tests call real handlers, which need the embedded cloud. */
  needsCloud: boolean;
}

const noTests = '!**/*.test.ts';

export const areas: readonly Area[] = [
  {
    name: 'domain',
    mutate: ['shared/domain/**/*.ts', noTests],
    // The test that starts other processes comes last, because most mutants are noticed before it.
    tests: ['shared/domain/**/!(civil-date).test.ts', 'shared/domain/civil-date.test.ts'],
    needsCloud: false,
  },
  {
    name: 'guards',
    mutate: [
      'shared/api/route/access.ts',
      'functions/http/**/*.ts',
      'functions/core/idempotency.ts',
      'functions/core/accounts/sessions/live-sessions.ts',
      'functions/core/jobs/{access,views}/*.ts',
      'functions/core/proposals/{proposal-access,proposal-views}.ts',
      'functions/core/people/{profile-access,profile-views}.ts',
      'functions/core/work/{payment,rating,requirement}-view.ts',
      noTests,
    ],
    tests: [
      'shared/api/route/access.test.ts',
      'functions/http/**/*.test.ts',
      'functions/core/**/*-view{,s}.test.ts',
      'infra/test/api/access/guarded-*.test.ts',
      'infra/test/mutation/access-rules.ts',
    ],
    needsCloud: true,
  },
];
