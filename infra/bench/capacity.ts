import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Client } from '../tools/in-process/client.ts';
import { type Crowd, gather } from './crowd.ts';
import { metered, type Request } from './meter.ts';
import { type Screen, screens } from './screens.ts';
import type { World } from './world.ts';

interface Cost {
  requests: Request[];
  units: number;
}

/** Opens a screen once, and returns its requests to the table with the capacity units. */
export async function costOf(
  screen: Screen,
  crowd: Crowd,
  visitor: Client,
  documents: DynamoDBDocumentClient,
): Promise<Cost> {
  const client = screen.who === 'visitor' ? visitor : crowd[screen.who];
  const requests = await metered(documents, async () => {
    const { status } = await client.get(screen.url(crowd));
    if (status !== 200) throw new Error(`${screen.name} answered ${status}`);
  });
  return { requests, units: requests.reduce((sum, request) => sum + request.units, 0) };
}

/** Prints the capacity each screen uses as the table grows. */
export async function printCapacity(world: World, sizes: readonly number[], visitor: Client): Promise<void> {
  const crowd = await gather(world, await world.retailer(), await world.installer());
  const costs: Cost[][] = [];
  for (const size of sizes) {
    const start = performance.now();
    await crowd.growTo(size);
    console.log(`${size} jobs in the table (created in ${((performance.now() - start) / 1000).toFixed(1)} s)`);
    const column: Cost[] = [];
    for (const screen of screens) column.push(await costOf(screen, crowd, visitor, world.documents));
    costs.push(column);
  }
  const heads = sizes.map((size) => `${size} jobs`.padStart(16)).join('');
  console.log(`\n${'requests / units'.padEnd(28)}${heads}${'written bound'.padStart(16)}`);
  for (const [index, { name, most }] of screens.entries()) {
    const measured = costs.map((column) => ({ requests: column[index]?.requests.length, units: column[index]?.units }));
    const cells = [...measured, most];
    console.log(name.padEnd(28) + cells.map(({ requests, units }) => `${requests} / ${units}`.padStart(16)).join(''));
  }
}
