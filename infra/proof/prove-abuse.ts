import { addresses } from './abuse/addresses.ts';
import { codes } from './abuse/codes.ts';
import { files } from './abuse/files.ts';
import { floods } from './abuse/floods.ts';
import { guessing } from './abuse/guessing.ts';
import { passwords } from './abuse/passwords.ts';
import { sessions } from './abuse/sessions.ts';
import { shareLinks } from './abuse/share-links.ts';
import { strangers } from './abuse/strangers.ts';
import { trust } from './abuse/trust.ts';
import { type Attack, whyBroken, windowsIn } from './stage/attack.ts';
import { startFresh } from './stage/fresh-start.ts';
import { openStage, type Stage } from './stage/stage.ts';

/**
 * Proves the promises about abuse: `npm run measure -- abuse`. This starts the application with no data, attacks it in the ways
 * that docs/security.md names, and prints the result of each attack. Arguments choose themes by a part of their names. The exit
 * code is 1 if a promise is broken.
 */
const themes = [guessing, codes, passwords, addresses, shareLinks, strangers, floods, trust, files, sessions];
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = themes.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word)),
);

const many = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface Result {
  figures: string;
  broken: string | null;
}

async function replay({ promised, run }: Attack, stage: Stage): Promise<Result> {
  const from = Date.now();
  try {
    const tally = await run(stage);
    const windows = promised.seconds === undefined ? 1 : windowsIn(from, Date.now(), promised.seconds);
    const { attempts, successes, emails = 0 } = tally;
    const figures = [
      many(attempts, 'attempt'),
      `${successes} succeeded (promised: ${promised.successes * windows})`,
      `${many(emails, 'email')} sent (promised: at most ${(promised.emails ?? 0) * windows})`,
    ].join(', ');
    return { figures, broken: whyBroken(promised, tally, windows) };
  } catch (error) {
    return { figures: 'ended early', broken: reasonOf(error) };
  }
}

if (chosen.length === 0) {
  console.error(`No theme has that name. There are: ${themes.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
console.log('Starting the application on an empty folder ...');
const machine = await startFresh('empty');
let [held, lost] = [0, 0];
try {
  const stage = await openStage(machine);
  for (const { name, attacks } of chosen) {
    console.log(`\n${name}`);
    for (const attack of attacks) {
      const { figures, broken } = await replay(attack, stage);
      if (broken === null) held += 1;
      else lost += 1;
      console.log(`  ${broken === null ? 'held  ' : 'BROKEN'}  ${attack.tries}\n          ${figures}`);
      if (broken !== null) console.log(broken.replace(/^/gm, '          '));
    }
  }
} finally {
  await machine.stop();
}
console.log(`\n${held} promises held, ${lost} broken`);
process.exitCode = lost > 0 ? 1 : 0;
