import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { copyProject } from '../../tools/copy-project.ts';
import { apply, readWalk } from './walk.ts';

/** The walk-throughs of `docs/walk-throughs.md`, carried out one after the other on a copy of the project. */

const names = ['field', 'profile-field', 'kind', 'route', 'transition', 'action'];
const walks = names.map((name) => ({ name, edits: readWalk(join(import.meta.dirname, `${name}.diff`)) }));

const commands = new Set(walks.flatMap(({ edits }) => edits.flatMap(({ command }) => command ?? [])));

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'suncrew-walks-'));
  copyProject(copy);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Returns the output of a failed command, or an empty text. */
const complaint = (command: string): Promise<string> =>
  new Promise((resolve) => {
    const [program = '', ...words] = command.split(' ');
    const child = spawn(program, words, { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += chunk;
      });
    child.on('close', (code) => resolve(code === 0 ? '' : said));
  });

/** Returns the files that are named at the beginning of each numbered step of a section. */
function filesIn(section: string): string[] {
  const steps = section.split('\n').filter((line) => /^\d+\. /.test(line));
  return steps.flatMap((step) => {
    const [start = ''] = /^\d+\. (?:`[^`]+`(?:, | and )?)+/.exec(step) ?? [];
    return [...start.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
  });
}

describe('a step that no longer fits its file', () => {
  const path = 'seasons.txt';
  beforeAll(() => apply({ path, isNew: true, hunks: [{ before: '', after: 'summer\nsummer\nautumn\n' }] }, copy));

  it.each([
    ['not', 'winter\n'],
    ['not', 'mer\n'],
    ['more than once', 'summer\n'],
  ])('throws an error that its lines are %s in the file, and shows them', (found, before) => {
    const step = { path, isNew: false, hunks: [{ before, after: 'spring\n' }] };
    expect(() => apply(step, copy)).toThrow(`These lines are ${found} in ${path}:\n\n${before}`);
  });
});

describe('a new engineer', () => {
  const sections = readFileSync('docs/walk-throughs.md', 'utf8').split(/^## /m);

  it.each(walks)('reads which files to change for a new $name, in the order of the example', ({ name, edits }) => {
    const section = sections.find((each) => each.includes(`${name}.diff`)) ?? '';
    expect(filesIn(section)).toEqual(edits.map(({ path }) => path));
  });

  it.each(walks)('finds the lines that each step of a new $name changes', ({ edits }) => {
    for (const edit of edits) apply(edit, copy);
  });

  // The test above already finds moved lines, so `npm test` leaves the slow checks to `npm run test:full`.
  if (process.env.WALK_THROUGHS !== 'steps alone') {
    it('has no type errors', async () => {
      expect(await complaint('npm run typecheck')).toBe('');
    });

    it('runs the commands that write files', async () => {
      const history = 'infra/test/rows/data/history.json';
      for (const command of commands) expect(await complaint(command)).toBe('');
      expect(readFileSync(join(copy, history), 'utf8')).not.toBe(readFileSync(history, 'utf8'));
    });

    it('passes the import rules and the unit suite, with the test of the contract', async () => {
      expect(await complaint('node infra/tools/check-imports.mjs')).toBe('');
      expect(await complaint('npm run test:unit -- --maxWorkers=1')).toBe('');
    });
  }
});
