import type { Cloud } from '../../local/cloud/start-cloud.ts';

/** The global that holds the local cloud of the jest process until it is stopped. */
export type CloudHolder = typeof globalThis & { cloud?: Cloud };

export default async function stopTestCloud(): Promise<void> {
  await (globalThis as CloudHolder).cloud?.stop();
}
