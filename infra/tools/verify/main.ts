import { parseArgs } from 'node:util';
import { bell } from './bell.ts';
import { erase } from './erase.ts';
import { hire } from './hire.ts';
import { install } from './install.ts';
import { settle } from './settle.ts';
import { share } from './share.ts';
import { signUp } from './sign-up.ts';
import { startWalk, type Walk, WalkStopped } from './steps.ts';

/** Takes the main job through a running instance as people would, over HTTP only and with new accounts. */

const usage = 'Usage: npm run verify -- --url http://localhost:3000';

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

function readUrl(): string {
  const { values } = parseArgs({ options: { url: { type: 'string' } }, strict: false });
  return typeof values.url === 'string' && URL.canParse(values.url) ? values.url : stop(usage);
}

async function isThere(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(10_000) });
    return true;
  } catch {
    return false;
  }
}

/** Runs one sequence of steps. A failed step ends this sequence, but not the others. */
async function walkOn(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof WalkStopped)) throw error;
  }
}

async function walkAll(walk: Walk, url: string): Promise<void> {
  const people = await signUp(walk, url);
  await walkOn(async () => {
    const jobId = await hire(walk, people);
    await install(walk, people, jobId);
    await settle(walk, people, jobId);
    await bell(walk, people, jobId);
  });
  await walkOn(() => share(walk, people));
  await walkOn(() => erase(walk, people));
}

const url = readUrl();
if (!(await isThere(url))) stop(`Nothing answers at ${url}.`);
const walk = startWalk((line) => console.log(line));
await walkOn(() => walkAll(walk, url));
console.log(`${walk.passed} passed, ${walk.failed} failed`);
process.exitCode = walk.failed > 0 ? 1 : 0;
