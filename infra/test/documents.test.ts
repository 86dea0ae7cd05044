import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type Command, commands } from '#infra/tools/commands/commands.ts';
import { allDocuments, withTables } from '#infra/tools/documents/all-documents.ts';
import { jobActions } from '#shared/domain/jobs/lifecycle.ts';
import { readWalk } from './walk-throughs/walk.ts';

/** Every command, file and variable that the documents name must exist, and every command must be explained. */

const read = (file: string) => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'docs/architecture.md',
  'docs/operations.md',
  'docs/product.md',
  'docs/security.md',
  'docs/walk-throughs.md',
  ...readdirSync('docs/decisions').map((name) => join('docs/decisions', name)),
];

const walks = 'infra/test/walk-throughs';
/** The files that the walk-throughs add. */
const newInWalks = readdirSync(walks)
  .filter((name) => name.endsWith('.diff'))
  .flatMap((name) => readWalk(join(walks, name)))
  .flatMap(({ isNew, path }) => (isNew ? path : []));

const groups: Record<string, Record<string, Command>> = commands;

interface Typed {
  script: string;
  /** The first word after `--`. */
  word: string;
  options: string[];
}

/** Returns every npm command in code blocks and inline code. */
function commandsIn(text: string): Typed[] {
  const code = [...text.matchAll(/```[a-z]*\n([\s\S]*?)```|`([^`\n]+)`/g)].map(
    ([, fence, span]) => fence ?? span ?? '',
  );
  return code
    .flatMap((block) => block.split('\n'))
    .flatMap((line) => {
      const [, run, direct, words = ''] = /\bnpm (?:run ([\w:-]+)|(start|test))\b(.*)$/.exec(line) ?? [];
      const script = run ?? direct;
      const options = [...words.matchAll(/\s--([a-z][a-z-]*)/g)].map(([, option = '']) => option);
      const [, word = ''] = / -- ([a-z][\w-]*)/.exec(words) ?? [];
      return script ? [{ script, word, options }] : [];
    });
}

/** The files that define the options of each script. */
const readers: Record<string, string[]> = {
  start: ['infra/local/options.mjs'],
  dev: ['infra/local/options.mjs'],
  synth: ['infra/aws/stage/command-line.ts'],
  deploy: ['infra/aws/stage/command-line.ts'],
  verify: ['infra/tools/verify/main.ts'],
};
function takes({ script, word }: Typed, option: string): boolean {
  if (groups[script] && option === 'help') return true;
  const command = groups[script]?.[word];
  if (command) return ` ${command.takes}`.includes(`--${option}`);
  return (readers[script] ?? []).some((file) => new RegExp(`['\\s-]${option}\\b['":]`).test(read(file)));
}

describe.each(documents)('%s', (document) => {
  const text = read(document);
  const found = commandsIn(text);

  it('names only commands and options that exist', () => {
    for (const typed of found) {
      const { script, word, options } = typed;
      expect([script, Object.hasOwn(scripts, script)]).toEqual([script, true]);
      if (word !== '' && groups[script]) expect(Object.keys(groups[script])).toContain(word);
      for (const option of options)
        expect([script, word, option, takes(typed, option)]).toEqual([script, word, option, true]);
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

describe('a command', () => {
  const written = documents.flatMap((document) => commandsIn(read(document)));

  it.each(Object.keys(scripts))('is explained in a document: npm run %s', (script) => {
    expect(written.map((each) => each.script)).toContain(script);
  });

  it.each(Object.entries(groups).flatMap(([group, each]) => Object.keys(each).map((name) => [group, name])))(
    'is explained in a document: npm run %s -- %s',
    (group, name) => {
      expect(written.filter(({ script }) => script === group).map(({ word }) => word)).toContain(name);
    },
  );
});

it('every package that Dependabot ignores is a package of this project', () => {
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

it('the workflow runs the two commands of the README on the Node of the deployed functions and on the oldest supported one', () => {
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

describe('the decisions', () => {
  const index = 'docs/decisions/README.md';
  const decisions = documents.filter((file) => file.startsWith('docs/decisions/') && file !== index);

  it.each(decisions)('%s has a date, a status and the four parts in order', (document) => {
    const [title, , dated] = read(document).split('\n');
    expect(title).toMatch(/^# [^\d]/);
    expect(dated).toMatch(
      /^Date: \d{1,2} [A-Z][a-z]+ \d{4}\. Status: (accepted|superseded by \[\d{3}\]\(\d{3}-[\w-]+\.md\))\./,
    );
    expect(read(document).match(/\*\*(Context|Decision|Alternatives|Consequences)\.\*\*/g)).toEqual([
      '**Context.**',
      '**Decision.**',
      '**Alternatives.**',
      '**Consequences.**',
    ]);
  });

  it('are each in the index once, under their number and title', () => {
    const lines = read(index).matchAll(/^- (\d{3}) \[([^\]]+)\]\(([^)]+)\): .+\.$/gm);
    const listed = [...lines].map(([, number, title, file]) => [number, title, file]);
    const written = decisions.map((document) => {
      const file = basename(document);
      return [file.slice(0, 3), read(document).split('\n')[0]?.slice(2), file];
    });
    expect(listed.sort()).toEqual(written.sort());
  });

  it('each have their own number', () => {
    const numbers = decisions.map((document) => basename(document).slice(0, 3));
    expect(numbers).toEqual([...new Set(numbers)]);
  });
});

describe('the generated documents', () => {
  it('match the code', async () => {
    const stale = (await allDocuments()).filter(({ path, text }) => read(path) !== text).map(({ path }) => path);
    expect(stale.length === 0 ? 'as generated' : `${stale.join(', ')}: run npm run build -- documents`).toBe(
      'as generated',
    );
  });

  it('have every transition, and give a visitor no data about the site, the customer or the record', () => {
    const lines = read('docs/product.md').split('\n');
    for (const [index] of jobActions.entries())
      expect(lines.filter((line) => line.startsWith(`| ${index + 1} |`)).length).toBeGreaterThan(0);
    const isHidden =
      /^(street|photos of the site|the retailer's notes|the customer|agreed price|share link|which inst)/;
    const hidden = lines
      .map((line) => line.slice(2).split(' | '))
      .filter((row) => row.length === 7 && isHidden.test(row[0] ?? ''));
    expect(hidden).toHaveLength(7);
    for (const row of hidden) expect(row.slice(1, 3)).toEqual(['–', '–']);
  });

  it('are not written if the place of a table is missing or occurs twice', () => {
    const place = '<!-- generated: limits -->\n<!-- end of generated -->\n';
    expect(withTables(`before\n${place}after`, { limits: 'table' })).toBe(
      'before\n<!-- generated: limits -->\ntable\n<!-- end of generated -->\nafter',
    );
    for (const text of ['', '<!-- generated: limits -->', `${place}${place}`])
      expect(() => withTables(text, { limits: 'table' })).toThrow('docs/product.md needs one');
  });
});
