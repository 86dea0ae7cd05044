import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Client } from '../tools/in-process/client.ts';
import { printBundles } from './bundles.ts';
import { printCapacity } from './capacity.ts';
import { printFirstPage } from './first-page/print.ts';
import { printMap } from './map.ts';
import { printSite } from './site.ts';
import { printTimings } from './timing.ts';
import { openWorld, type World } from './world.ts';

/**
 * Prints measurements without judging them. Tests enforce the limits. Arguments name the parts to print. Without
 * arguments, all parts are printed. `--full` fills the table with 100,000 jobs.
 */

const words = process.argv.slice(2);
const sizes = words.includes('--full') ? [1_000, 100_000] : [1_000];

async function inWorld(print: (world: World) => Promise<void>): Promise<void> {
  const world = await openWorld();
  try {
    await print(world);
  } finally {
    await world.close();
  }
}

const parts: Record<string, () => Promise<void>> = {
  bundles: printBundles,
  pages: printSite,
  'first-page': printFirstPage,
  map: () => inWorld(printMap),
  timings: () => inWorld(printTimings),
  capacity: () => inWorld((world) => printCapacity(world, sizes, new Client(world.handlerOf))),
};

const wanted = words.filter((word) => !word.startsWith('--'));
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}. The parts: ${Object.keys(parts).join(', ')}.`);

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

/**
 * The parts that may run at the same time. They measure bytes, capacity units or a thread's processor time, which other processes
 * do not affect.
 */
const undisturbed = new Set(['pages', 'capacity', 'map']);

/**
 * Runs a part in its own process, because the functions keep the table they started with. The output of a part that runs beside
 * others is printed at its end, so that outputs do not mix.
 */
async function printApart(name: string): Promise<boolean> {
  const options = words.filter((word) => word.startsWith('--'));
  const again = [...process.execArgv, ...process.argv.slice(1, 2), name, ...options];
  const isAlone = !undisturbed.has(name);
  const child = spawn(process.execPath, again, { stdio: ['ignore', isAlone ? 'inherit' : 'pipe', 'inherit'] });
  const [said, [code]] = await Promise.all([child.stdout ? text(child.stdout) : '', once(child, 'exit')]);
  process.stdout.write(said);
  return code === 0;
}

async function printAll(names: readonly string[]): Promise<boolean> {
  const done: boolean[] = [];
  for (const name of names.filter((each) => !undisturbed.has(each))) done.push(await printApart(name));
  const besides = names.filter((each) => undisturbed.has(each));
  return [...done, ...(await Promise.all(besides.map(printApart)))].every(Boolean);
}

const names = wanted.length > 0 ? wanted : Object.keys(parts);
const [only] = names;
if (names.length === 1 && only) await parts[only]?.();
else if (!(await printAll(names))) process.exitCode = 1;
