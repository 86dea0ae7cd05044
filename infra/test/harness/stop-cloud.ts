import type { Cloud } from '../../local/cloud/start-cloud.ts';

/** Where the jest process keeps the local cloud until it is stopped. */
export type CloudHolder = typeof globalThis & { cloud?: Cloud };

export default async function stopTestCloud(): Promise<void> {
  await (globalThis as CloudHolder).cloud?.stop();
}
