import { readFile } from 'node:fs/promises';
import { stackName } from '../aws/stage/stack-name.ts';
import { openWorld } from '../bench/world.ts';
import { carryOut } from './activities.ts';
import { gatherCast } from './cast.ts';
import { printCosts } from './print.ts';
import { standingOf } from './standing.ts';

/**
 * Prints the cost of a month in AWS for 1,000, 10,000 and 100,000 people: `npm run measure -- cost`. It uses measured calls, the
 * template of production, the prices in `prices.ts` and the assumptions in `month.ts`.
 */
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
const stage = 'production';
process.env.METRICS_NAMESPACE = stackName(stage);

async function measureActivities() {
  const world = await openWorld();
  try {
    const { place, cast } = await gatherCast(world);
    const activities = await carryOut(place, cast);
    const lines = (await readFile(process.env.LOG_FILE ?? '', 'utf8')).trim().split('\n');
    const lineBytes = lines.reduce((sum, line) => sum + line.length + 1, 0) / lines.length;
    return { activities, lineBytes };
  } finally {
    await world.close();
  }
}

printCosts({ ...(await measureActivities()), ...standingOf(stage) });
