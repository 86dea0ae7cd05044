import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A walk-through as a list of edits, stored as a diff without line numbers. The lines of a hunk identify its place, so other
 * edits of the file do not matter. The file must contain the lines of the hunk exactly once.
 */

interface Edit {
  path: string;
  isNew: boolean;
  /** The lines before and after the edit, with the surrounding lines that identify the place. */
  hunks: { before: string; after: string }[];
  /** The command that writes the file. If it is absent, the hunks change the file. */
  command?: string;
}

const linesOf = (lines: readonly string[], signs: string): string =>
  lines.flatMap((line) => (signs.includes(line[0] ?? ' ') ? `${line.slice(1)}\n` : [])).join('');

function editFrom(text: string): Edit {
  const [from = '', to = '', ...lines] = text.trimEnd().split('\n');
  const path = to.replace('+++ b/', '');
  const hunks: string[][] = [];
  for (const line of lines) {
    if (line.startsWith('@@')) hunks.push([]);
    else hunks.at(-1)?.push(line);
  }
  const command = lines[0]?.slice('@@'.length).trim();
  return {
    path,
    isNew: from === '/dev/null',
    hunks: hunks.map((hunk) => ({ before: linesOf(hunk, ' -'), after: linesOf(hunk, ' +') })),
    ...(command ? { command } : {}),
  };
}

export const readWalk = (file: string): Edit[] =>
  readFileSync(file, 'utf8')
    .split(/^--- (?:a\/)?/m)
    .slice(1)
    .map(editFrom);

function changed(text: string, { before, after }: Edit['hunks'][number], path: string): string {
  const [whole, lines] = [`\n${text}`, `\n${before}`];
  const at = whole.indexOf(lines);
  const isTwice = at >= 0 && whole.includes(lines, at + 1);
  if (at < 0 || isTwice)
    throw new Error(`These lines are ${isTwice ? 'more than once' : 'not'} in ${path}:\n\n${before}`);
  return `${whole.slice(1, at + 1)}${after}${whole.slice(at + lines.length)}`;
}

/** Carries out one edit in a copy of the project. Skips an edit with a command, because the test runs the commands later. */
export function apply({ path, isNew, hunks, command }: Edit, root: string): void {
  if (command !== undefined) return;
  const file = join(root, path);
  if (isNew) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, hunks[0]?.after ?? '', { flag: 'wx' });
    return;
  }
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    hunks.reduce((before, hunk) => changed(before, hunk, path), text),
  );
}
