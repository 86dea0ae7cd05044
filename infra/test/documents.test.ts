import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readWalk } from './walk-throughs/walk.ts';

/** Everything that the documents tell people to type must exist and be tested. */

const read = (file: string) => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const runners = ['infra/test', 'infra/test/runner']
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .filter((file) => file.endsWith('.mjs'))
  .map(read)
  .join('\n');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'docs/architecture.md',
  'docs/operations.md',
  'docs/security.md',
  'docs/walk-throughs.md',
  ...readdirSync('docs/decisions').map((name) => join('docs/decisions', name)),
];

/** Files that the walk-throughs add. */
const walks = 'infra/test/walk-throughs';
const newInWalks = readdirSync(walks)
  .filter((name) => name.endsWith('.diff'))
  .flatMap((name) => readWalk(join(walks, name)))
  .flatMap(({ isNew, path }) => (isNew ? path : []));

/** Scripts that `npm test` does not run directly, and the test that runs their content. */
const provedBy: Record<string, [file: string, holds: string]> = {
  start: ['infra/test/runner/run-walk.mjs', 'infra/local/start.mjs'],
  dev: ['infra/test/start/dev.test.ts', '--dev'],
  test: ['.ci/run', 'npm test'],
  'test:full': ['infra/test/run-all.mjs', "'--full'"],
  'test:unit': ['infra/test/runner/runners.mjs', 'infra/test/run-jest.mjs'],
  'test:web': ['infra/test/runner/runners.mjs', '--config=web/vitest.config.ts'],
  'test:e2e': ['infra/test/runner/runners.mjs', '--config=web/e2e/playwright.config.ts'],
  format: ['infra/test/run-all.mjs', "'lint'"],
  openapi: ['shared/api/documents/contract.test.ts', 'openApiDocument()'],
  deploy: ['infra/test/stack/deploy.test.ts', 'infra/aws/deploy/deploy.ts'],
  admin: ['infra/test/api/accounts/auth.test.ts', 'infra/tools/admin.ts'],
  accounts: ['infra/test/api/accounts/delete-account.test.ts', 'tools/accounts/erase-account.ts'],
  migrate: ['infra/test/start/running.ts', 'infra/tools/migrate.ts'],
  mutation: ['infra/test/mutation/run.test.ts', 'infra/test/mutation/run.ts'],
  destroy: ['infra/test/stack/deploy.test.ts', 'infra/aws/deploy/removal.ts'],
  templates: ['infra/test/stack/rehearsal.test.ts', 'infra/tools/templates/check-templates.ts'],
  release: ['infra/test/stack/release.test.ts', 'infra/tools/release/release.ts'],
  rehearse: ['infra/test/stack/rehearsal.test.ts', 'infra/rehearsal/rehearse.ts'],
  'proof:contract': ['infra/test/stack/rehearsal.test.ts', 'infra/proof/judge-contract.ts'],
  logs: ['infra/test/start/running.ts', 'infra/tools/logs/logs.ts'],
  restore: ['infra/aws/storage/restored-table.test.ts', './restored-table.ts'],
  rebuild: ['infra/test/api/integrity/integrity.test.ts', 'tools/rebuild/right-counts.ts'],
  'dead-letters': ['infra/tools/queues/dead-letters.test.ts', './dead-letters.ts'],
  outbox: ['infra/test/api/notifications/outbox-command.test.ts', 'infra/tools/outbox.ts'],
  cost: ['infra/test/api/calls/capacity.test.ts', '#infra/cost/activities.ts'],
  bench: ['infra/test/api/calls/capacity.test.ts', '#infra/bench/'],
};

interface Command {
  script: string;
  options: string[];
}

/** Every npm command in code blocks and inline code. */
function commandsIn(text: string): Command[] {
  const code = [...text.matchAll(/```[a-z]*\n([\s\S]*?)```|`([^`\n]+)`/g)].map(
    ([, fence, span]) => fence ?? span ?? '',
  );
  return code
    .flatMap((block) => block.split('\n'))
    .flatMap((line) => {
      const [, run, direct, words = ''] = /\bnpm (?:run ([\w:-]+)|(start|test))\b(.*)$/.exec(line) ?? [];
      const script = run ?? direct;
      const options = [...words.matchAll(/\s--([a-z][a-z-]*)/g)].map(([, option = '']) => option);
      return script ? [{ script, options }] : [];
    });
}

/** The files that a script starts, with the files that read their options. */
const entryOf = (script: string) => scripts[script]?.split(' ').find((word) => /\.(ts|mjs)$/.test(word));
const readers = ['infra/local/options.mjs', 'infra/aws/stage/command-line.ts', 'infra/aws/deploy/removal.ts'];
const takes = (script: string, option: string): boolean => {
  const entry = entryOf(script);
  if (!entry) return false;
  const source = read(entry);
  const files = [entry, ...readers.filter((file) => source.includes(file.split('/').at(-1) ?? ''))];
  return files.some((file) => new RegExp(`['\\s-]${option}\\b['":]`).test(read(file)));
};

describe.each(documents)('%s', (document) => {
  const text = read(document);
  const commands = commandsIn(text);

  it('names only commands and options that exist', () => {
    for (const { script, options } of commands) {
      expect([script, Object.hasOwn(scripts, script)]).toEqual([script, true]);
      for (const option of options) expect([script, option, takes(script, option)]).toEqual([script, option, true]);
    }
  });

  it('names only files and folders that exist', () => {
    const paths = [...text.matchAll(/`((?:infra|functions|shared|web|docs|\.ci)(?:\/[\w.-]+)*\/?)`/g)].map(
      ([, path = '']) => path,
    );
    const typed = [...text.matchAll(/(?<=\s)(?:infra|functions|shared|web)\/[\w./-]+\.(?:ts|mjs)\b/g)].map(
      ([path]) => path,
    );
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link = '']) =>
      normalize(join(dirname(document), link)),
    );
    const named = [...paths, ...typed, ...links].filter((path) => !newInWalks.includes(path));
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('names only variables that are used', () => {
    const names = [...text.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=[^`]*)?`/g)].map(([, name = '']) => name);
    const sources = ['infra', 'functions', 'web/e2e'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(ts|mjs)$/.test(file) && !file.endsWith('documents.test.ts'))
        .map((file) => read(join(folder, file))),
    );
    expect(names.filter((name) => !sources.some((source) => source.includes(name)))).toEqual([]);
  });
});

describe('the scripts of package.json', () => {
  const written = documents.flatMap((document) => commandsIn(read(document)).map(({ script }) => script));

  it.each(Object.keys(scripts))('%s is explained, and run by npm test or by its own test', (script) => {
    expect(written).toContain(script);
    const entry = entryOf(script);
    const isRun = runners.includes(`'${script}'`) || (entry !== undefined && runners.includes(`'${entry}'`));
    const proof = provedBy[script];
    expect(isRun || (proof !== undefined && read(proof[0]).includes(proof[1]))).toBe(true);
  });

  it('has no listed test for a script that is gone', () => {
    expect(Object.keys(provedBy).filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
  });
});

it('whatever the proposals of updates leave out is a package of this project', () => {
  const names = [...read('.github/dependabot.yml').matchAll(/dependency-name: '?([^'\n]+)/g)].map(
    ([, name]) => name ?? '',
  );
  const { dependencies, devDependencies, overrides } = JSON.parse(read('package.json'));
  const { optionalDependencies } = JSON.parse(read('infra/test/deployed-node/package.json'));
  const known = Object.keys({ ...dependencies, ...devDependencies, ...overrides, ...optionalDependencies });
  expect(names.length).toBeGreaterThan(5);
  const isKnown = (name: string) =>
    known.some((each) => (name.endsWith('*') ? each.startsWith(name.slice(0, -1)) : each === name));
  expect(names.filter((name) => !isKnown(name))).toEqual([]);
});

it('the hosted checks run the two commands of the README, on the Node of the deployed functions and on the oldest', () => {
  const workflow = read('.github/workflows/ci.yml');
  const { engines } = JSON.parse(read('package.json'));
  const runtime = /NODEJS_(\d+)_X/.exec(read('infra/aws/functions/app-function.ts'))?.[1];
  expect(workflow).toContain(`node: ['${runtime}', '${engines.node.replace('>=', '')}']`);
  for (const command of ['npm test', 'npm start'])
    expect([...workflow.matchAll(RegExp(command, 'g'))].length).toBeGreaterThan(1);
});

describe('the options of npm start', () => {
  it('are the ones that the README explains', () => {
    const usage = read('infra/local/options.mjs');
    const there = [...usage.matchAll(/^ {2}(--[a-z-]+)/gm)]
      .map(([, option]) => option)
      .filter((option) => option !== '--help');
    const explained = [...read('README.md').matchAll(/^\| `(--[a-z-]+)[^`]*` \|/gm)].map(([, option]) => option);
    expect(explained.sort()).toEqual(there.sort());
  });
});

it('the README is short enough to read', () => {
  expect(read('README.md').split('\n').length).toBeLessThan(200);
});

it('every decision gives its context, what was decided and the consequences', () => {
  for (const document of documents.filter((file) => file.startsWith('docs/decisions/')))
    expect([document, read(document).match(/\*\*(Context|Decision|Consequences)\.\*\*/g)]).toEqual([
      document,
      ['**Context.**', '**Decision.**', '**Consequences.**'],
    ]);
});
