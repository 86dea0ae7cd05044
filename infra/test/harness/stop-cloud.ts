import type { Cloud } from '../../local/cloud/start-cloud.ts';

/** Where jest's process keeps the cloud between its start and its end. */
export type CloudHolder = typeof globalThis & { cloud?: Cloud };

export default async function stopTestCloud(): Promise<void> {
  await (globalThis as CloudHolder).cloud?.stop();
}
