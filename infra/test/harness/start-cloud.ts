import { startCloud } from '../../local/cloud/start-cloud.ts';
import type { CloudHolder } from './stop-cloud.ts';

/**
 * Starts a local cloud in memory, once before the API tests. The test processes read the URLs of its services from environment
 * variables. At the end, vitest calls the returned function, and jest calls `stop-cloud.ts`.
 */
export default async function startTestCloud(): Promise<() => Promise<void>> {
  const cloud = await startCloud({ allowedOrigin: 'http://localhost:3000', log: (line) => console.error(line) });
  Object.assign(process.env, cloud.environment, { TEST_DATA_DIR: cloud.dataDir });
  (globalThis as CloudHolder).cloud = cloud;
  return () => cloud.stop();
}
