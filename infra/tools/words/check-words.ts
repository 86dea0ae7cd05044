import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../install.mjs';
import { findWords } from './find-words.ts';

/** The paths that the check ignores: an earlier release, the list of the words, and the decision that quotes some of them. */
const leftAlone = ['infra/rehearsal/released/', 'infra/tools/words/', 'docs/decisions/116-word-list.md'];
const isLeftAlone = (path: string): boolean => leftAlone.some((start) => path.startsWith(start));

/**
 * Finds the listed words in comments, texts and documents for `npm run lint`, and fails if there is one. Arguments limit the
 * check to the files whose paths begin with one of the arguments.
 */
const starts = process.argv.slice(2);
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: projectRoot, encoding: 'utf8' });
const paths = tracked
  .split('\n')
  .filter((path) => /\.(tsx?|mjs|cjs|md)$/.test(path) && !isLeftAlone(path) && existsSync(join(projectRoot, path)))
  .filter((path) => starts.length === 0 || starts.some((start) => path.startsWith(start)));

let count = 0;
for (const path of paths) {
  for (const { line, word, instead } of findWords(path, readFileSync(join(projectRoot, path), 'utf8'))) {
    count += 1;
    console.error(`${path}:${line}: "${word}". Instead: ${instead}.`);
  }
}
if (count > 0) {
  console.error(`${count} listed words. An exception is a line with its reason in infra/tools/words/word-list.ts.`);
  process.exitCode = 1;
} else console.log(`${paths.length} files without a listed word.`);
