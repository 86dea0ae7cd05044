/** An area of code to mutate, and the tests that must notice its mutants. */
export interface Area {
  name: string;
  mutate: readonly string[];
  tests: readonly string[];
}

const noTests = '!**/*.test.ts';

export const areas: readonly Area[] = [
  {
    name: 'domain',
    mutate: ['shared/domain/**/*.ts', noTests],
    // The test that starts other processes is slow. It is last, because the other tests notice most mutants.
    tests: ['shared/domain/**/!(civil-date).test.ts', 'shared/domain/civil-date.test.ts'],
  },
  {
    name: 'views',
    mutate: ['shared/api/route/access.ts', 'functions/core/**/*-view{,s}.ts', noTests],
    tests: ['shared/api/route/access.test.ts', 'functions/core/**/*-view{,s}.test.ts'],
  },
];
