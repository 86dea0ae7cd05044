import { startCloud } from '../../local/cloud/start-cloud.ts';
import type { CloudHolder } from './stop-cloud.ts';

/**
 * Starts a local cloud in memory, once before the API tests. Every process reads its addresses from environment variables. vitest
 * calls the returned function at the end, and jest calls `stop-cloud.ts`.
 */
export default async function startTestCloud(): Promise<() => Promise<void>> {
  const cloud = await startCloud({ allowedOrigin: 'http://localhost:3000', log: (line) => console.error(line) });
  Object.assign(process.env, cloud.environment, { TEST_DATA_DIR: cloud.dataDir });
  (globalThis as CloudHolder).cloud = cloud;
  return () => cloud.stop();
}
