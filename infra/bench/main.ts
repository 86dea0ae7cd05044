import { Client } from '../tools/in-process/client.ts';
import { printBundles } from './bundles.ts';
import { printCapacity } from './capacity.ts';
import { printSite } from './site.ts';
import { printTimings } from './timing.ts';
import { openWorld } from './world.ts';

/** Prints figures without judging them. Tests enforce the limits. `--full` fills the table with 100,000 jobs. */

const sizes = process.argv.includes('--full') ? [1_000, 100_000] : [1_000];

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
await printBundles();
await printSite();
const world = await openWorld();
try {
  await printTimings(world);
  await printCapacity(world, sizes, new Client(world.handlerOf));
} finally {
  await world.close();
}
