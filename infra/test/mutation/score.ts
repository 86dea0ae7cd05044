import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { projectRoot } from '../../install.mjs';
import { explained } from './explained/explained.ts';
import type { Explained } from './explained/explanation.ts';

/** The count of the mutants that the tests noticed, and the list of those that they missed. */

const fileOf = ({ fileName }: MutantResult): string => relative(projectRoot, fileName);
const lineOf = ({ fileName, location }: MutantResult): string =>
  readFileSync(fileName, 'utf8').split('\n')[location.start.line - 1]?.trim() ?? '';
const isNoticed = ({ status }: MutantResult): boolean => status === 'Killed' || status === 'Timeout';
const isMissed = ({ status }: MutantResult): boolean => status === 'Survived' || status === 'NoCoverage';

const explanationOf = (mutant: MutantResult): Explained | undefined =>
  explained.find(
    ({ file, line, replacement }) =>
      file === fileOf(mutant) && line === lineOf(mutant) && replacement === mutant.replacement,
  );

const percent = (part: number, whole: number): string => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`);

interface Count {
  noticed: number;
  explained: number;
  missed: number;
}

function countOf(mutants: readonly MutantResult[]): Count {
  const missed = mutants.filter(isMissed);
  const excused = missed.filter(explanationOf).length;
  return { noticed: mutants.filter(isNoticed).length, explained: excused, missed: missed.length - excused };
}

/** Prints the score by file and in total. Returns the share of noticed mutants among those that can be noticed. */
export function printScore(mutants: readonly MutantResult[]): number {
  const open = mutants.filter((mutant) => isMissed(mutant) && !explanationOf(mutant));
  for (const mutant of open) {
    const { start } = mutant.location;
    console.log(`\n${fileOf(mutant)}:${start.line}:${start.column} ${mutant.mutatorName} (${mutant.status})`);
    console.log(`  - ${lineOf(mutant)}\n  + ${mutant.replacement}`);
  }
  console.log('\n  noticed  explained  missed  file');
  const row = ({ noticed, explained: excused, missed }: Count, name: string) =>
    console.log(`${String(noticed).padStart(9)}${String(excused).padStart(11)}${String(missed).padStart(8)}  ${name}`);
  for (const file of [...new Set(mutants.map(fileOf))].sort())
    row(countOf(mutants.filter((mutant) => fileOf(mutant) === file)), file);
  const all = countOf(mutants);
  row(all, 'in all');
  const stale = explained.filter(
    (each) =>
      mutants.some((mutant) => fileOf(mutant) === each.file) &&
      !mutants.some((mutant) => isMissed(mutant) && explanationOf(mutant) === each),
  );
  for (const { file, line } of stale) console.log(`This explanation no longer applies: ${file}: ${line}`);
  console.log(
    `\nMutation score: ${percent(all.noticed, all.noticed + all.missed)} of ${all.noticed + all.missed} mutants` +
      ` that can be noticed (${percent(all.noticed, all.noticed + all.missed + all.explained)} with the ${all.explained} explained ones).`,
  );
  return all.noticed / (all.noticed + all.missed);
}
